"""Los Angeles (§12): start districts and arrows, finished skirmishes, barrels, the next district."""

import pytest

from tests.games.syndicate.table import (
    ARROWS,
    EFFECT,
    POINTS,
    STARTING,
    all_but,
    answers,
    bag,
    barrel,
    closed,
    filled,
    finish,
    in_play,
    lay,
    los_angeles,
    marker,
    money,
    on,
    refusal,
    row,
    settle,
    spaces_for,
    texts,
)

SIGN = {0: 1, 1: -1}
STRENGTH = {"C1": 1, "C2": 2, "C3": 3}


def others(district, count=3):
    """Districts in play beside one, none of them at the end of an arrow that leads from it."""
    return [one for one in ARROWS if one != district and one not in ARROWS[district].split()][:count]


def table(district, start, rest, spaces="-"):
    """A district in play with its marker, three others, and everything else still unused."""
    shown = " ".join([f"{district}={start}", *(f"{one}=0" for one in others(district))])
    return los_angeles(f"spaces {spaces} / markers {shown} / {rest}")


def hands(seat, token):
    return f"{token} G1 | G1 S1" if seat == 0 else f"G1 S1 | {token} G1"


def quiet(district):
    """The last space of a district whose effect moves no marker."""
    return next(one for one in reversed(row(f"{district}1")) if EFFECT[one].split()[0] not in ("here", "elsewhere"))


def coins_on(space):
    return int(EFFECT[space].split()[1]) if EFFECT[space].startswith("money") else 0


class TestTheBeginning:  # §12.1
    def test_four_start_districts_are_in_play(self):
        match = los_angeles("hand C1 | G1")
        assert in_play(match) == set(STARTING)
        assert spaces_for(match, "C1") == {space for start in STARTING for space in row(f"{start}1")}

    @pytest.mark.parametrize("district", [district for district in ARROWS if district not in STARTING])
    def test_the_other_districts_are_not(self, district):
        match = los_angeles("hand C1 SZ | G1")
        match.play("send SZ")
        assert refusal(match, f"to {district}1a") == "district-not-in-play §12.1"

    def test_a_district_named_among_the_markers_is_in_play(self):
        match = los_angeles("markers BA=0 VE=0 SP=0 LB=0 / closed SM / hand C1 | G1")
        assert {"BA1a", "BA1b", "BA1c"} <= spaces_for(match, "C1")
        assert refusal(match, "to SM1a") == "district-is-closed §8.1"

    def test_smuggling_goes_to_districts_in_play_alone(self):
        """§5.5, R26"""
        match = table("CC", 0, "hand S1 G1 | G1 S1")
        lay(match, "S1", "CC1b")
        assert answers(match, "smuggle") == set(others("CC"))
        assert refusal(match, "smuggle HO") == "district-not-in-play §12.1"
        assert refusal(match, "smuggle M") == "not-on-this-board §1.1"
        assert refusal(match, "smuggle CC") == "not-here §5.5"

    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize(("target", "most"), [("SM", 3), ("BA", 4)])
    @pytest.mark.parametrize("start", [0, 2, 3])
    def test_smuggling_elsewhere_stops_before_the_first_barrel(self, target, most, start, seat):
        """§8.4, R12"""
        match = los_angeles(
            f"markers SL=0 {target}={SIGN[seat] * start} VE=0 SP=0 / hand {hands(seat, 'S1')} / turn {seat}"
        )
        lay(match, "S1", "SL1b")
        match.play(f"smuggle {target}")
        assert marker(match, target) == SIGN[seat] * min(start + 3, most)
        assert money(match) == (0, 0)
        assert target in in_play(match)

    def test_the_assassin_stops_before_the_rivals_first_barrel(self):
        """§11.6, §8.4"""
        match = los_angeles("markers BA=-4 VE=-3 SP=-2 LB=1 / closed SM / hand ZA G1 | G1 S1")
        lay(match, "ZA", "LB1b")
        settle(match)
        assert [marker(match, one) for one in ("BA", "VE", "SP")] == [-4, -3, -3]


class TestAllSpacesTaken:  # §12.2
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("district", ARROWS)
    def test_the_arrows_lead_to_the_next_district(self, district, seat):
        """§12.1, §12.4 Who laid the last token chooses, and the new marker starts on the red field."""
        space = quiet(district)
        match = table(district, 0, f"hand {hands(seat, 'C1')} / turn {seat}", all_but(space))
        lay(match, "C1", space)
        assert money(match)[seat] == POINTS[f"{district}1"] + coins_on(space)
        assert (match.to_act, texts(match)) == ((seat,), {f"open {one}" for one in ARROWS[district].split()})
        chosen = ARROWS[district].split()[-1]
        match.play(f"open {chosen}")
        assert marker(match, chosen) == 0
        assert in_play(match) == {chosen, *others(district)}
        assert district in closed(match)
        assert match.to_act == (1 - seat,)

    @pytest.mark.parametrize("far", [1, 2, 3, 4])
    def test_who_controls_gets_the_points_and_who_laid_the_last_token_chooses(self, far):
        """R20 There are no coins on the tracks."""
        match = table("BA", -far, "hand C1 G1 | G1 S1", all_but("BA1c"))
        lay(match, "C1", "BA1c")
        assert money(match) == ((3, 3) if far == 1 else (0, 3))
        assert (match.to_act, answers(match, "open")) == ((0,), {"BH", "SS"})

    def test_on_the_red_field_both_get_the_points(self):
        """§7.3"""
        match = table("WA", 1, "hand G1 S1 | C1 G1 / turn 1", all_but("WA1c"))
        lay(match, "C1", "WA1c")
        assert money(match) == (3, 3)

    def test_nothing_else_happens_before_the_next_district_is_open(self):
        match = table("WA", 0, "hand C1 S1 | G1 S1", all_but("WA1c"))
        lay(match, "C1", "WA1c")
        for action in ("send S1", "to SM1a", "stop", "smuggle SM"):
            assert refusal(match, action) == "open-first §12.4"

    def test_a_closed_district_takes_no_quick_support(self):
        """§11.3, R7"""
        match = table("WA", 0, "hand C0q S1 | G1 S1", all_but("WA1c"))
        lay(match, "C0q", "WA1c")
        match.play("open BY")
        assert match.to_act == (1,)


class TestTheBarrels:  # §12.3
    @pytest.mark.parametrize("seat", [0, 1])
    @pytest.mark.parametrize("token", STRENGTH)
    @pytest.mark.parametrize("district", ARROWS)
    def test_the_barrels_are_carried_into_the_next_district(self, district, token, seat):
        value, space = STRENGTH[token], quiet(district)
        match = table(district, SIGN[seat] * barrel(district, 0), f"hand {hands(seat, token)} / turn {seat}")
        lay(match, token, space)
        assert marker(match, district) == SIGN[seat] * barrel(district, value)
        free = [one for one in row(f"{district}1") if one != space and EFFECT[one].split()[0] not in ("here", "blank")]
        gained = coins_on(space) + (coins_on(free[0]) if len(free) == 1 else 0)
        assert money(match)[seat] == POINTS[f"{district}1"] + gained
        assert money(match)[1 - seat] == 0
        settle(match)
        target = ARROWS[district].split()[0]
        assert answers(match, "open") == set(ARROWS[district].split())
        match.play(f"open {target}")
        assert marker(match, target) == SIGN[seat] * value
        assert match.to_act in ((1 - seat,), ())

    @pytest.mark.parametrize("token", ["C4b", "ZA"])
    @pytest.mark.parametrize("district", ["SM", "BA", "HO"])
    def test_the_marker_stops_on_the_third_barrel(self, district, token):
        """R21, R25"""
        match, target = table(district, barrel(district, 0), f"hand {token} G1 | G1 S1"), ARROWS[district].split()[0]
        lay(match, token, quiet(district))
        assert marker(match, district) == barrel(district, 3)
        settle(match)
        match.play(f"open {target}")
        assert marker(match, target) == 3

    @pytest.mark.parametrize("space", ["BA1b", "BA1c"])
    def test_free_spaces_are_performed_before_the_next_district_opens(self, space):
        """§12.3 Of the money, the call and the blank space the player performs those that are free."""
        match = table("BA", 4, "hand C1 G1 | G1 S1 / bag S1 | ... / stack KO ...")
        lay(match, "C1", space)
        if space == "BA1c":
            assert texts(match) == {"perform BA1a", "perform BA1b"}
            match.play("perform BA1a")
        assert money(match) == (3 + 1, 0)
        assert "KO" in bag(match, 0).split()
        assert answers(match, "open") == {"BH", "SS"}

    def test_here_among_the_free_spaces_is_void(self):
        """R5"""
        match = table("IN", 4, "hand C1 G1 | 2*S1 / bag ... | -")
        lay(match, "C1", "IN1c")
        assert marker(match, "IN") == 5
        assert (bag(match, 1), answers(match, "open")) == ("S1", {"DT", "BY"})

    def test_elsewhere_among_the_free_spaces_reaches_the_districts_in_play(self):
        """§12.3 The next district opens last and cannot be smuggled to."""
        match = table("SL", 4, "hand C1 G1 | G1 S1")
        lay(match, "C1", "SL1c")
        match.play("perform SL1b")
        assert answers(match, "smuggle") == set(others("SL"))

    def test_the_last_token_of_a_district_may_reach_a_barrel(self):
        """§12.2, §12.3 The points once, and the barrels too."""
        match = table("BA", 4, "hand C2 G1 | G1 S1", filled(["BA1a", "BA1b"]))
        lay(match, "C2", "BA1c")
        assert money(match) == (3, 0)
        match.play("open SS")
        assert marker(match, "SS") == 2

    def test_here_may_reach_the_barrel(self):
        """R3"""
        match = table("LB", 2, "hand S1 G1 | G1 S1")
        lay(match, "S1", "LB1a")
        assert (marker(match, "LB"), money(match)) == (4, (2, 0))
        match.play("open WA")
        assert marker(match, "WA") == 1

    @pytest.mark.parametrize("token", ["S1", "S2", "S3"])
    def test_after_here_has_reached_a_barrel_the_strength_is_moot(self, token):
        """R3 The barrel of 1 is carried, however strong the token is."""
        match = table("LB", 3, f"hand {token} G1 | G1 S1")
        lay(match, token, "LB1a")
        assert marker(match, "LB") == 4
        match.play("open WA")
        assert marker(match, "WA") == 1

    def test_one_short_of_the_barrel_nothing_happens(self):
        match = table("BA", 3, "hand C1 G1 | G1 S1")
        lay(match, "C1", "BA1c")
        assert (marker(match, "BA"), money(match), "BA" in in_play(match)) == (4, (0, 0), True)

    def test_szpicel_goes_to_any_district_in_play(self):
        """§11.8"""
        match = table("BA", 0, "hand SZ G1 | G1 S1")
        assert spaces_for(match, "SZ") == {space for one in ("BA", *others("BA")) for space in row(f"{one}1")}


class TestTheNextDistrict:  # §12.4
    def test_a_district_without_an_arrow_is_refused(self):
        match = table("WA", 0, "hand C1 S1 | G1 S1", all_but("WA1c"))
        lay(match, "C1", "WA1c")
        assert refusal(match, "open HO") == "no-arrow §12.4"

    @pytest.mark.parametrize("used", ["WA", "SM"])
    def test_a_used_district_is_refused(self, used):
        match = table("WA", 0, "hand C1 S1 | G1 S1", all_but("WA1c"))
        lay(match, "C1", "WA1c")
        assert refusal(match, f"open {used}") == "already-used §12.4"

    @pytest.mark.parametrize(
        "rest", ["markers SM=0 VE=0 SP=0 LB=0 / closed BA", "markers SM=0 BA=0 SP=0 LB=0 / closed VE"]
    )
    def test_r19_with_one_unused_target_it_opens_by_itself(self, rest):
        match = los_angeles(f"spaces SM1a=S2.1 / {rest} / hand C1 G1 | G1 S1")
        lay(match, "C1", "SM1b")
        assert match.to_act == (1,)
        assert "CC" in in_play(match)

    @pytest.mark.parametrize(
        "rest", ["markers SM=0 VE=0 SP=0 LB=0 / closed BA CC", "markers SM=0 BA=0 SP=0 LB=0 / closed VE CC"]
    )
    def test_r19_with_all_targets_used_any_unused_district_is_chosen(self, rest):
        match = los_angeles(f"spaces SM1a=S2.1 / {rest} / hand C1 G1 | G1 S1")
        lay(match, "C1", "SM1b")
        assert answers(match, "open") == set(ARROWS) - {"SM", "VE", "SP", "LB", "BA", "CC"}
        match.play("open DT")
        assert "DT" in in_play(match)

    def test_r19_with_no_unused_district_nothing_opens(self):
        gone = " ".join(one for one in ARROWS if one not in STARTING)
        match = los_angeles(f"spaces SM1a=S2.1 / closed {gone} / markers SM=0 VE=0 SP=0 LB=0 / hand C1 G1 | G1 S1")
        lay(match, "C1", "SM1b")
        assert match.to_act == (1,)
        assert in_play(match) - {"SM"} == {"VE", "SP", "LB"}

    def test_r19_the_last_unused_district_opens_by_itself_with_its_barrels(self):
        gone = " ".join(one for one in ARROWS if one not in (*STARTING, "HO"))
        match = los_angeles(f"closed {gone} / markers SM=-3 VE=0 SP=0 LB=0 / hand G1 S1 | C2 S1 / turn 1")
        lay(match, "C2", "SM1b")
        finish(match)
        assert marker(match, "HO") == -2
        assert "HO" in in_play(match)

    def test_the_new_district_takes_tokens_at_once(self):
        match = table("WA", 0, "hand C1 S1 | C1 S1", all_but("WA1c"))
        lay(match, "C1", "WA1c")
        match.play("open SL")
        lay(match, "S1", "SL1c")
        assert (on(match, "SL1c"), marker(match, "SL")) == ("S1.1", -1)
