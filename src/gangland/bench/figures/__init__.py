"""How strong, quick and secretive the bots are: every figure that is promised of them, measured and kept.

`plan.py` lists what is measured, cheap rows first; `run.py` measures until all is done or the time is up; `row_file.py`
keeps a row for each figure in `figures.json`, and `page.py` writes `bots.md` from that file alone.
"""
