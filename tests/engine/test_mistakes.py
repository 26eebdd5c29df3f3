"""Whatever is wrong can be said in every language."""

import pickle
import re

import pytest

import gangland
from gangland.bots import player
from gangland.engine.actions import Actions
from gangland.engine.gpu import NoGpu
from gangland.engine.match import Match
from gangland.engine.messages import message
from gangland.engine.mistakes import ENGINE, Mistake, either, sentence
from gangland.engine.notation import Word, hex_words, repeated, sections
from gangland.engine.testing.texts import flaws_of_package, message_ids, used_ids, variables
from gangland.engine.words import LANGUAGES, language
from gangland.games import GAMES, load
from gangland.lab.simulation import simulate
from tests.engine.standoff import GAME as STANDOFF

FAMIGLIA = load("famiglia")
RECORD = gangland.position("famiglia", "street A3 B0 / hand A2 A2 | -").record()


def mistake(wrong):
    with pytest.raises(Mistake) as caught:
        wrong()
    return caught.value


def position(text):
    return lambda: gangland.position("famiglia", text)


def record(old="", new="", more=""):
    return lambda: gangland.replay(RECORD.replace(old, new) + more)


def match():
    return gangland.position("famiglia", "street A3 B0 / hand A2 A2 | -")


def no_gpu():
    raise NoGpu("mistake-no-gpu")


def twice_pass():
    actions = Actions()
    actions.add("pass", ("pass", "pass"), lambda nth: message("action-pass"))


# What somebody asks for, and how it is answered in Polish.
ASKED = [
    (lambda: language("de"), "„de”: en / pl"),
    (lambda: gangland.new("chess"), "nie ma gry „chess”; są: famiglia"),
    (lambda: player("deep"), "nie ma bota „deep”; są: random, greedy"),
    (lambda: gangland.new("famiglia", luck="high"), "gra famiglia nie ma opcji „luck”; ma: memory"),
    (lambda: gangland.new("famiglia", memory="x"), "wartość opcji memory to jedna z: open, closed, a nie „x”"),
    (lambda: gangland.new("famiglia", seats=3), "w grze famiglia liczba miejsc to 2, a nie 3"),
    (lambda: STANDOFF.check_seats(9), "w grze standoff liczba miejsc to 2 lub 3 lub 4 lub 5 lub"),
    (lambda: gangland.new("famiglia", seed="lucky"), "„lucky” to nie ziarno; ziarno to 7 albo 7/12"),
    (lambda: match().legal(2), "nie ma miejsca 2; miejsca mają numery od 0 do 1"),
    (lambda: Match.of(STANDOFF, 3).legal(), "decyzja należy do miejsc 0, 1, 2: powiedz, o które chodzi"),
    (lambda: match().play("xyzzy"), "żadna akcja nie nazywa się „xyzzy”"),
    (lambda: match().play("recrut A3"), "żadna akcja nie nazywa się „recrut A3”; może chodzi o „recruit A3” lub „"),
    (twice_pass, "dwie akcje nazywają się „pass”"),
    (lambda: match().play(-1), "żadna akcja nie ma numeru -1; numery są od 0 do "),
    (lambda: match().play("recruit A4"), "„recruit A4” z miejsca 0 jest niedozwolone: Takiej karty nie ma na Ulicy"),
    (lambda: match().undo(), "ostatniej akcji nie można cofnąć: jeszcze nic nie zagrano"),
    (lambda: match().at(2), "wykonano 0 akcji, więc chwili 2 nie ma"),
    (lambda: match().comment("so"), "komentarz stoi przy akcji, a żadnej jeszcze nie zagrano"),
    (position(""), "wiersz 1, kolumna 1: pozycja jest pusta"),
    (position("street A3\nhnad A2"), "wiersz 2, kolumna 1: „hnad” nie jest częścią pozycji; części to: street, hand"),
    (position("street A3 / street A3"), "wiersz 1, kolumna 13: „street” występuje dwa razy"),
    (position("hand A3"), "wiersz 1, kolumna 1: „hand” ma 1 kolumnę, a po jednej na miejsce daje 2"),
    (position("hand | | | |"), "wiersz 1, kolumna 1: „hand” ma 5 kolumn, a"),
    (position("street A3 / turn"), "wiersz 1, kolumna 13: po „turn” ma stać jedno słowo, a nie stoi żadne"),
    (position("street A3 / turn 0 1"), "wiersz 1, kolumna 13: po „turn” ma stać jedno słowo, a stoją 2"),
    (position("street A3 / turn 2"), "wiersz 1, kolumna 18: „2” to nie liczba od 0 do 1"),
    (position("street A3 / step dance"), "wiersz 1, kolumna 18: „dance” to żadne z: "),
    (position("street 0*A3"), "wiersz 1, kolumna 8: „0” przed gwiazdką to nie liczba od 1 do 99"),
    (position("street A3 / rng 0"), "wiersz 1, kolumna 17: stan generatora to 32 cyfry szesnastkowe, nie same zera"),
    (position("street Z9"), "wiersz 1, kolumna 8: „Z9” to nie karta; karty to A0 do F4, z literami A, B, M i F"),
    (position("deck ... A0"), "wiersz 1, kolumna 10: w „deck” nic nie może stać po ..."),
    (position("street ... / deck ..."), "wiersz 1, kolumna 19: ... oznacza całą resztę kart"),
    (position("street 2*A4 6*A0"), "wiersz 1, kolumna 1: więcej kart, niż jest w grze (§1.1): A0 (6 zamiast najw"),
    (position("street A0 / deck A1"), "wiersz 1, kolumna 1: 58 kart nie ma swojego miejsca (§1.1): A0"),
    (position("street A3 / brute 1"), "wiersz 1, kolumna 13: zagrany Brutal leży w polu gry"),
    (position("street A3 / passes 2"), "wiersz 1, kolumna 13: dwa pasy z rzędu kończą grę (§9.2)"),
    (record('"famiglia"', '"chess"'), "wiersz 1, kolumna 1: nagłówek Game: nie ma gry „chess”; są: famiglia"),
    (record('[Game "famiglia"]', ""), "wiersz 1, kolumna 1: brakuje nagłówka „Game”: to nie jest zapis partii"),
    (record("[Game", "[rosa"), "wiersz 1, kolumna 1: nieznany albo powtórzony nagłówek „rosa”"),
    (record('Rules "1"', 'Rules "99"'), "wiersz 2, kolumna 1: nagłówek Rules: zagrano według zasad w wersji 99; ten"),
    (record('Seats "2"', 'Seats "two"'), "wiersz 3, kolumna 1: nagłówek Seats: „two” to nie liczba całkowita"),
    (record("memory=open", "memory"), "wiersz 4, kolumna 1: nagłówek Options: opcje mają postać nazwa=wartość, ..., a"),
    (record("street A3", "street Z9"), "wiersz 6, kolumna 1: nagłówek Start: wiersz 1, kolumna 8: „Z9” to nie karta"),
    (record('"*"', '"1 | 2"'), "wiersz 7, kolumna 1: w zapisie stoi „1 | 2”, a po odtworzeniu wychodzi „*”"),
    (record('"*"]', '"*"'), 'wiersz 7, kolumna 1: nagłówek ma postać [Nazwa "wartość"] i stoi przed akcjami'),
    (record(more="pass"), "wiersz 9, kolumna 1: wiersz akcji zaczyna się od swojego numeru i miejsca"),
    (record(more="1. (0) pass }"), "wiersz 9, kolumna 8: nie da się tego odczytać jako akcji oddzielonych średnikami"),
    (record(more="1. (0) recruit F4"), "wiersz 9, kolumna 8: „recruit F4” z miejsca 0 jest niedozwolone: Takiej karty"),
    (lambda: simulate(FAMIGLIA, 0), "potrzeba co najmniej jednej partii i jednego wątku, a podano: partie 0, wątki 1"),
    (lambda: simulate(FAMIGLIA, 1, device="tpu"), "urządzenie to cpu albo cuda, a nie „tpu”"),
    (no_gpu, "nie znaleziono tu urządzenia CUDA; użyj --device cpu"),
]  # fmt: skip


@pytest.mark.parametrize(("wrong", "polish"), ASKED, ids=[polish[:60] for _, polish in ASKED])
def test_what_is_wrong_is_said_in_every_language(wrong, polish):
    error = mistake(wrong)
    assert error.say("pl").startswith(polish)
    assert error.say("en") == str(error) != error.say("pl")


class TestTexts:
    def test_every_mistake_has_a_sentence_in_every_language_and_none_is_unused(self):
        elsewhere = "mistake-balance-"  # a report has texts of its own, beside its page's
        everywhere = {id for id in used_ids("gangland") if id.startswith("mistake-") and not id.startswith(elsewhere)}
        undo = {f"mistake-undo-{reason}" for reason in ("nothing-played", "somebody-else-acted", "chance", "learned")}
        own = {id for game in GAMES for id in message_ids(f"gangland.games.{game}", "en") if id.startswith("mistake-")}
        needed = {id for id in everywhere - own if "{" not in id} | undo
        flaws = {id for id in used_ids(ENGINE) if id.startswith("flaw-")}  # of typed positions in every game
        assert flaws_of_package(ENGINE, needed | flaws, everywhere) == []

    @pytest.mark.parametrize("game", GAMES)
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_mistake_of_a_game_is_written_there_or_in_the_engine(self, game, lang):
        package = f"gangland.games.{game}"
        used = {id for id in used_ids(package) if id.startswith("mistake-") and "{" not in id}
        assert used <= message_ids(package, lang) | message_ids(ENGINE, lang)

    @pytest.mark.parametrize("package", [ENGINE, FAMIGLIA.package, STANDOFF.package])
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_mistake_can_be_said_with_any_number(self, package, lang):
        ids = [id for id in message_ids(package, lang) if id.startswith(("mistake-", "flaw-"))]
        assert ids
        for id in ids:
            for number in (0, 1, 2, 5, 22):
                said = sentence(message(id, **dict.fromkeys(variables(package, lang, id), number)), package, lang)
                assert "{" not in said
                assert not said.endswith(".") or said.endswith("...")

    def test_an_unused_id_and_one_that_nobody_wrote_are_found(self):
        known = message_ids(ENGINE, "en")
        assert flaws_of_package(ENGINE, known - {"mistake-seed"} | {"mistake-new"}, set()) == [
            "nobody wrote mistake-new",
            "nobody uses mistake-seed",
        ]


class TestMistake:
    def test_it_is_a_value_error_whose_text_is_english(self):
        error = Mistake("mistake-no-game", game="chess", known="famiglia")
        assert isinstance(error, ValueError)
        assert str(error) == "there is no game 'chess'; there are: famiglia"
        assert (error.message.id, error.package) == ("mistake-no-game", ENGINE)

    def test_a_game_says_its_own_and_the_engine_what_the_game_does_not_know(self):
        word = Word("Z9", 2, 5, FAMIGLIA.package)
        error = word.error("flaw-no-card", first="A0", last="F4")
        assert str(error).startswith("line 2, column 5: 'Z9' is no card; cards are A0 to F4")
        assert (error.line, error.column, error.flaw.id) == (2, 5, "flaw-no-card")
        assert error.what == error.say_what("en")
        assert word.error("mistake-section-twice").say_what("pl") == "„Z9” występuje dwa razy"

    def test_a_section_errs_where_its_keyword_stands(self):
        section = sections("deck A / hand B", ("deck", "hand"), FAMIGLIA.package)["hand"]
        assert str(section.error("flaw-empty-hand")).startswith("line 1, column 10: a card was just taken back")

    def test_a_refusal_cites_the_sentence_of_the_game_and_its_paragraph(self):
        error = mistake(lambda: match().play("recruit A4"))
        assert (error.name, error.paragraph, error.action, error.seat) == (
            "recruit-from-the-street", "7.1", "recruit A4", 0,
        )  # fmt: skip
        assert str(error).endswith("is refused: There is no such card on the street to recruit. (§7.1)")

    def test_a_missing_gpu_is_a_runtime_error_too(self):
        error = NoGpu("mistake-no-cuda", what="no module")
        assert isinstance(error, RuntimeError)
        assert str(error) == "no CUDA here: no module; install gangland[cuda]"

    def test_a_control_character_is_shown_and_never_printed(self):
        for wrong in (lambda: gangland.new("a\x1b[2J\nb"), position("street \x1b[2J")):
            assert "\\x1b[2J" in str(mistake(wrong))
            assert not re.search(r"[\x00-\x1f]", mistake(wrong).say("pl"))

    @pytest.mark.parametrize("wrong", [one for one, _ in ASKED[::7]])
    def test_it_travels_between_processes(self, wrong):
        error = mistake(wrong)
        other = pickle.loads(pickle.dumps(error))
        assert (type(other), str(other), other.say("pl")) == (type(error), str(error), error.say("pl"))

    def test_a_choice_of_one_is_that_one(self):
        assert either(["2"]) == "2"
        assert sentence(message("mistake-seats", game="x", known=either("23"), seats="4"), ENGINE, "en") == (
            "x is played with 2 or 3 seats, not 4"
        )


def test_numbers_of_a_generator_and_stars_follow_the_polish_plural():
    assert mistake(lambda: hex_words(Word("0"), 2)).say_what("pl").startswith("stan generatora to 16 cyfr szesnastk")
    assert mistake(lambda: repeated(Word("x*A"))).say_what("pl").startswith("„x” przed gwiazdką")
