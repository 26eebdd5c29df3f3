"""axe, which finds what keeps people from using a page."""

import json

from tests.web.conftest import ROOT
from tests.web.person import Person

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
RUN = """axe.run(document, { resultTypes: ["violations"] })"""


def violations(person: Person) -> list[str]:
    """What axe finds that matters, without what only advises."""
    person.page.evaluate(f"() => {{ {AXE.read_text('utf-8')} }}")
    found = person.page.evaluate(RUN)
    return [
        f"{one['id']} {one['help']}: {json.dumps([node['target'] for node in one['nodes'][:4]])}"
        for one in found["violations"]
        if one["impact"] in SERIOUS
    ]
