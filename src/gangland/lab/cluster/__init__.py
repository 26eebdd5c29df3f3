"""Games on many machines: cut into pieces, played by the workers of a Ray cluster, each piece counted once.

gangland simulate -- pipe -- driver -- Ray -- worker, worker, worker ...

`cluster.py` is what the lab uses. `driver.py` runs in a process of its own and is the only part that talks to Ray: when
the head of a cluster is lost, Ray takes its driver down, and what was finished must not go with it. `worker.py` runs on
the nodes. `pieces.py` has the ledger of who plays what, and knows nothing of Ray. `nodes.py` makes a cluster of several
nodes on one machine, for tests and for `bench/ray_gain.py`, which measures what they bring.
"""
