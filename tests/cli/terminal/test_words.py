"""Tests for `menagerie.cli.terminal.words` and its locale files."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import menagerie.cli
from menagerie.cli.conversation import dialogue
from menagerie.cli.terminal import words
from menagerie.core.rulebook import LANGUAGES, placeholders
from menagerie.errors import UnknownLanguage

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language: str) -> None:
    """Texts and commands have the keys of the English file, and the placeholders agree."""
    english, other = words.words("en"), words.words(language)
    assert other.texts.keys() == english.texts.keys()
    assert other.commands.keys() == english.commands.keys()
    for key, text in english.texts.items():
        assert placeholders(other.texts[key]) == placeholders(text), key


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_its_own_words(language: str) -> None:
    """Nothing was left in English, apart from texts that are nothing but placeholders."""
    english, other = words.words("en"), words.words(language)
    same = {text for key, text in english.texts.items() if other.texts[key] == text}
    assert all(re.fullmatch(r"(\{\w+\}|\W)+", text) for text in same)
    assert all(does != english.explanations[command][1] for command, (_, does) in other.explanations.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_empty(language: str) -> None:
    """Every text says something, and every command has a word of its own without blanks."""
    spoken = words.words(language)
    assert all(text.strip() for text in spoken.texts.values())
    assert len(set(spoken.commands.values())) == len(spoken.commands)
    assert all(word and word == word.lower() and " " not in word for word in spoken.commands.values())
    assert all(does for _, does in spoken.explanations.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_is_another_one_s_english_word(language: str) -> None:
    """English words work in every language, so no local word may mean something else in English."""
    spoken = words.words(language)
    for command, word in spoken.commands.items():
        assert spoken.command(word) == spoken.command(word.upper()) == command
        assert spoken.command(command) == command
    assert spoken.command("dance") is None


def test_every_text_is_used_and_every_used_text_exists() -> None:
    """The program asks for no key that is missing, and names every key, whole or by its beginning."""
    asked, named, beginnings = set(), set(), set()
    for file in Path(menagerie.cli.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                asked |= {key.value for key in node.args[:1] if isinstance(key, ast.Constant)}
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                named.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    texts = set(words.words("en").texts)
    assert asked <= texts
    composed = {
        key for key in texts - named for beginning in beginnings if key.startswith(beginning) and "_" in beginning
    }
    assert texts <= named | composed


def test_every_command_is_answered() -> None:
    """The commands of the files are exactly those that the dialogue knows."""
    handlers = dialogue.Dialogue.handlers(dialogue.Dialogue.__new__(dialogue.Dialogue))
    assert handlers.keys() == words.words("en").commands.keys()


def test_an_unknown_language_is_refused() -> None:
    """The message names what was asked for and what there is."""
    with pytest.raises(UnknownLanguage, match=r"'la'.*en, fr, de, it"):
        words.words("la")
