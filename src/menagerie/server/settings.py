"""Settings of a server: defaults, then a TOML file, then the environment, checked at the start.

Every setting has one name. In the file that ``MENAGERIE_CONFIG`` names it is a key (``port = 8000``, or
``body = 65536`` under ``[limits]``), in the environment a variable (``MENAGERIE_PORT``, ``MENAGERIE_LIMITS_BODY``).
"""

from __future__ import annotations

import base64
import tomllib
from collections.abc import Mapping
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, EnvSettingsSource, InitSettingsSource, NoDecode, SettingsConfigDict

from menagerie.core.edition.sources import shortened
from menagerie.errors import InvalidOption
from menagerie.play.stores.address import database_url, parse_url, shown

PREFIX = "MENAGERIE_"
FILE = "MENAGERIE_CONFIG"
"""The environment variable that names the file."""
NO_SETTINGS = ("BUILD", "CONFIG", "DEBUG", "INTERPRETED", "WEB")
"""Other variables of the environment that Menagerie reads."""
LARGEST_FILE = 100_000

PUSH_HOSTS = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    "notify.windows.com",
)
"""Where browsers receive messages; a server sends to no other host, or its subdomains."""


def listed(value: object) -> object:
    """Take a list apart that came as one text with commas."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


def origin_of(url: str) -> str:
    """Return the origin of an address, as browsers write it: scheme, host and a port that is not the usual one."""
    parts = urlsplit(url)
    if parts.scheme not in {"http", "https"} or not parts.hostname:
        raise ValueError(f"expected an address such as https://play.example.org, got {shortened(url)}")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = parts.port is None or parts.port == {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{parts.port}"


def read_key(text: str) -> bytes:
    """Read a private key from the settings."""
    try:
        value = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        value = b""
    if len(value) != 32:
        raise ValueError("expected 32 bytes in URL-safe base64")
    return value


Names = Annotated[tuple[str, ...], NoDecode, BeforeValidator(listed)]
Networks = Annotated[tuple[IPv4Network | IPv6Network, ...], NoDecode, BeforeValidator(listed)]
Count = Annotated[int, Field(ge=1, le=1_000_000_000)]


class Limits(BaseModel):
    """How much is too much; rates are counted by each process for itself."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    body: Count = 65_536
    """Bytes of a request."""
    upload: Count = 2_097_152
    """Bytes of a request that brings a record."""
    files: Count = 20_000
    """Files of the app a minute to one address, behind which a club may sit; a newcomer takes some 200."""
    requests: Count = 3000
    """All other requests a minute from one address; those that take more work count more than once."""
    frames: Count = 12_000
    """What the sockets of one address may send in a minute; a move costs 2."""
    account_requests: Count = 600
    """Requests a minute by one person."""
    sign_ins: Count = 20
    """Passwords a minute that are tried from one network, or in one browser that is known; new names of one person."""
    wrong_passwords: Count = 30
    """Wrong passwords an hour for one account from one network; strangers together have ten times as many."""
    guests: Count = 200
    """New guests an hour from one address."""
    imports: Count = 100
    """Records an hour that one person has kept as matches."""
    reports: Count = 20
    """Complaints an hour by one person."""
    chat: Count = 20
    """Lines a minute by one person."""
    matches: Count = 50
    """Matches that go on with one person in them, or were opened by them and have nobody in them."""
    viewers: Count = 1000
    """Viewers of one match."""
    connections: Count = 500
    """Connections from one address, besides sockets."""
    sockets: Count = 300
    """Sockets from one address."""
    sessions: Count = 50
    """Browsers of one person."""
    subscriptions: Count = 20
    """Browsers of one person that receive web push."""
    jobs: Count = 3
    """Unfinished background jobs of one person."""
    annotations: Count = 60
    """Matches an hour that are annotated for one address."""


class ServerSettings(BaseSettings):
    """The settings of a server; what is secret in them is not shown when they are printed."""

    model_config = SettingsConfigDict(
        extra="forbid",
        frozen=True,
        validate_default=False,
        env_prefix=PREFIX,
        env_nested_delimiter="_",
        env_nested_max_split=1,
    )

    @classmethod
    def settings_customise_sources(cls, *_: Any, **sources: Any) -> tuple[Any, ...]:  # noqa: ANN401 - any source
        """Take what is given and nothing else; `load_settings` reads the file and the environment."""
        return (sources["init_settings"],)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    """0 takes any free port."""
    database: str = Field(default="", repr=False)
    """A URL, or the path of an SQLite file; left empty it is a file in the user's data folder."""
    secret: SecretStr | None = None
    """What cookies are signed with, at least 32 characters; left out, one is made and kept in the database."""
    public_url: str = ""
    """Where people reach the server, if not directly: ``https://play.example.org``."""
    origins: Names = ()
    """Origins of other pages that may use the API."""
    trusted_proxies: Names = ("127.0.0.1", "::1")
    """Addresses and networks whose word about a client's address counts."""
    workers: Annotated[int, Field(ge=0, le=256)] = 1
    """Processes in which bots and analyses think."""
    ray_address: str = ""
    """A Ray cluster in which bots and analyses think instead."""
    vapid_key: SecretStr | None = None
    """The private key that web push is signed with (32 bytes, URL-safe base64); one is made if it is left out."""
    vapid_contact: str = "mailto:webmaster@localhost"
    """Whom push services may turn to."""
    push: bool = True
    """Whether browsers receive web push of turns."""
    push_hosts: Names = PUSH_HOSTS
    session_days: Annotated[int, Field(ge=1, le=36_500)] = 180
    """Days after which a browser that was not used has to sign in again."""
    guest_days: Annotated[int, Field(ge=1, le=36_500)] = 30
    """Days after which a guest who never played, and did not come back, is forgotten."""
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    metrics_from: Networks = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
    """The networks that may read /metrics."""
    patience: Annotated[int, Field(ge=0, le=600)] = 15
    """Seconds that requests have to finish when the server stops."""
    limits: Limits = Limits()

    @field_validator("public_url")
    @classmethod
    def check_public_url(cls, value: str) -> str:
        """Keep the origin: the server is at the root of its host."""
        return origin_of(value) if value else ""

    @field_validator("origins")
    @classmethod
    def check_origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        """Bring every origin into the form in which browsers send it."""
        return tuple(origin_of(each) for each in value)

    @field_validator("trusted_proxies")
    @classmethod
    def check_proxies(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        """Refuse what is neither an address nor a network."""
        return tuple(str(ip_network(each)) for each in value)

    @field_validator("database")
    @classmethod
    def check_database(cls, value: str) -> str:
        """Pass on a URL that can be used; a path is one of SQLite."""
        url = value if not value or "://" in value else f"sqlite:///{value}"
        if url:
            parse_url(url)
        return url

    @field_validator("secret")
    @classmethod
    def check_secret(cls, value: SecretStr | None) -> SecretStr | None:
        """Refuse a secret that could be guessed."""
        if value is not None and len(value.get_secret_value()) < 32:
            raise ValueError("expected at least 32 characters")
        return value

    @field_validator("vapid_key")
    @classmethod
    def check_vapid_key(cls, value: SecretStr | None) -> SecretStr | None:
        """Refuse a key that nothing can be signed with."""
        if value is not None:
            read_key(value.get_secret_value())
        return value

    @property
    def secure(self) -> bool:
        """Whether people reach the server over HTTPS."""
        return self.public_url.startswith("https://")

    def to_plain(self) -> dict[str, Any]:
        """Return the settings for people to read: secrets are hidden, the password of a database too."""
        shown_values: dict[str, Any] = self.model_dump(mode="json")
        return {**shown_values, "database": shown(database_url(self.database or None))}


def load_settings(environment: Mapping[str, str], **overrides: object) -> ServerSettings:
    """Read the settings; whatever is wrong with them is named in one `InvalidOption`."""
    problems: list[str] = []
    file = from_file(environment.get(FILE), problems)
    variables = known_variables(environment, problems)

    class Sources(ServerSettings):
        """The settings with their sources, the one that counts most first."""

        @classmethod
        def settings_customise_sources(cls, *_: Any, **__: Any) -> tuple[Any, ...]:  # noqa: ANN401 - any source
            given = {name: value for name, value in overrides.items() if value is not None}
            return (
                InitSettingsSource(cls, given),
                Environment(cls, variables),
                InitSettingsSource(cls, file),
            )

    try:
        settings = Sources()
    except ValidationError as error:
        problems += [problem_text(each) for each in error.errors(include_url=False)]
    except InvalidOption as error:
        problems.append(f"database: {error}")
    if problems:
        raise InvalidOption("the settings cannot be used: " + "; ".join(problems))
    return settings


class Environment(EnvSettingsSource):
    """Variables of an environment that is given, not that of this process."""

    def __init__(self, settings_cls: type[BaseSettings], variables: Mapping[str, str]) -> None:
        """Keep the variables."""
        self._variables = variables
        super().__init__(settings_cls)

    def _load_env_vars(self) -> Mapping[str, str | None]:
        return {name.lower(): value for name, value in self._variables.items()}


def problem_text(problem: Any) -> str:  # noqa: ANN401 - pydantic's own type
    """One problem in words; the value of a secret is left out."""
    where = ".".join(map(str, problem["loc"]))
    value = "" if problem["loc"][0] in {"secret", "vapid_key", "database"} else f", got {shortened(problem['input'])}"
    return f"{where}: {problem['msg'].removeprefix('Value error, ')}{value}"


def from_file(name: str | None, problems: list[str]) -> dict[str, Any]:
    """What the file says, if one is named."""
    if not name:
        return {}
    try:
        content = Path(name).read_bytes()
        if len(content) > LARGEST_FILE:
            problems.append(f"{FILE}: {name!r} has {len(content)} bytes, expected at most {LARGEST_FILE}")
            return {}
        return tomllib.loads(content.decode())
    except OSError as error:
        problems.append(f"{FILE}: {name!r} cannot be read: {error.strerror}")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        problems.append(f"{FILE}: {name!r} is no TOML: {error}")
    return {}


def known_variables(environment: Mapping[str, str], problems: list[str]) -> dict[str, str]:
    """Return the variables that are settings; a misspelt one is a problem."""
    names = [name for name in ServerSettings.model_fields if name != "limits"]
    names += [f"limits_{name}" for name in Limits.model_fields]
    known = {f"{PREFIX}{name.upper()}" for name in names}
    others = {f"{PREFIX}{name}" for name in NO_SETTINGS}
    ours = {name for name in environment if name.startswith(PREFIX)}
    problems += [f"{name}: there is no such setting" for name in environment if name in ours - known - others]
    return {name: environment[name] for name in ours & known}
