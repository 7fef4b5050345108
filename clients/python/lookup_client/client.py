"""Requests to a Lookup service: parameters, retries and errors."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable, Iterator, Mapping
from http.client import HTTPException
from itertools import islice
from typing import Any, Protocol, cast
from urllib.parse import quote, urlencode, urlsplit

from .paths import Paths

_RETRYABLE_STATUSES = frozenset({0, 429, 500, 502, 503, 504})
"""The statuses of requests that the client repeats, by the specification. Status 0 is a network error."""

_MAX_WAIT = 5.0
"""Maximum seconds before a retry. With a longer Retry-After, the client raises the error, so that the caller can decide."""

_BULK_ROWS = 500
"""Number of rows that one request of `bulk` sends."""


class LookupServiceError(Exception):
    """An error response of the service. With `status` 0 the service did not respond."""

    def __init__(self, status: int, body: Mapping[str, Any]) -> None:
        super().__init__(body.get("message") or f"The service returned status {status}.")
        self.status = status
        self.code: str = body.get("code") or ("unreachable" if status == 0 else "server_error")
        self.message: str = str(self)
        self.param: str | None = body.get("param")
        self.docs: str | None = body.get("docs")
        self.request_id: str | None = body.get("request_id")
        self.retry_after: float | None = None
        """Seconds of the Retry-After header."""


class Client(Paths, Protocol):
    """A client of one service. It can be used by several threads."""

    def graphql(
        self, query: str, variables: Mapping[str, Any] | None = None, *, retries: int | None = None
    ) -> dict[str, Any]:
        """Sends a GraphQL query and returns its data. Raises LookupServiceError for the first error of the response."""
        ...

    def bulk(
        self,
        rows: Iterable[str | Mapping[str, Any]],
        *,
        add: str | None = None,
        by: str | None = None,
        fields: str | None = None,
    ) -> Iterator[dict[str, Any]]:
        """Looks up many rows and yields a result for each one, in the same order.

        Without `add`, a row is a path such as "/city/Oslo", and the result has `answer` or `error`. With `add`, a row is a
        record, and the result is the record with the added fields. Errors of a row do not end the iteration.
        """
        ...


def lookup(
    base_url: str,
    key: str | None = None,
    *,
    app_id: str | None = None,
    retries: int = 2,
    timeout: float = 10.0,
    sleep: Callable[[float], None] = time.sleep,
) -> Client:
    """Creates a client.

    base_url: URL of the service such as http://127.0.0.1:4000, optionally with a version: .../version/1.0.0.
    key: API key, sent in the header X-API-Key and never in a URL.
    app_id: app id, sent in the header X-App-Id, which app keys require.
    retries: maximum number of retries. Lookups that cost metered units are repeated only when the call sets `retries`.
    timeout: maximum seconds that an attempt waits for the connection, or for more of the response.
    """
    return cast(Client, _Client(base_url, key, app_id, retries, timeout, sleep))


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The service does not redirect, and a key must not reach another server."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        return None


class _Client:
    def __init__(
        self,
        base_url: str,
        key: str | None,
        app_id: str | None,
        retries: int,
        timeout: float,
        sleep: Callable[[float], None],
    ) -> None:
        if urlsplit(base_url).scheme not in ("http", "https"):
            raise ValueError(f'base_url must be an HTTP URL such as http://127.0.0.1:4000, not "{base_url}".')
        base = base_url.rstrip("/")
        self._origin = re.sub(r"/version/[^/]+$", "", base)
        self._root = f"{base}/version/2.0.0" if base == self._origin else base
        self._retries = retries
        self._timeout = timeout
        self._sleep = sleep
        self._headers = {"Accept": "application/json", "User-Agent": "lookup-client-python"}
        if key is not None:
            self._headers["X-API-Key"] = key
        if app_id is not None:
            self._headers["X-App-Id"] = app_id
        self._opener = urllib.request.build_opener(_NoRedirects)

    def get(self, url_path: str, /, *, retries: int | None = None, **arguments: Any) -> Any:
        # Python has no argument named `from`: the types name it `from_`.
        values = {
            name.removesuffix("_"): _text(value) for name, value in arguments.items() if value is not None
        }
        if values.get("format") in ("csv", "ics"):
            raise TypeError("The client reads JSON. Request CSV or a calendar with another HTTP client.")
        metered = re.match(r"/(carrier|caller|hlr)/", url_path) is not None or (
            re.match(r"/(email|vat)/", url_path) is not None and values.get("deep") == "true"
        )

        def fill(match: re.Match[str]) -> str:
            name = match[1]
            value = values.pop(name, "")
            if value == "":
                raise TypeError(f'Missing path parameter "{name}" of {url_path}.')
            # Proxies resolve `.` and `..`, even when encoded, and would request another path.
            if value in (".", ".."):
                raise TypeError(f'Path parameter "{name}" of {url_path} must not be "{value}".')
            return quote(value, safe="")

        filled = re.sub(r"\{(\w+)\}", fill, url_path)
        url = self._root + filled + (f"?{urlencode(values)}" if values else "")
        if retries is None:
            retries = 0 if metered else self._retries
        return _parse(url, self._call(url, None, {}, retries))

    def graphql(
        self, query: str, variables: Mapping[str, Any] | None = None, *, retries: int | None = None
    ) -> dict[str, Any]:
        url = f"{self._origin}/graphql"
        text = json.dumps({"query": query, "variables": dict(variables or {})})
        limit = self._retries if retries is None else retries
        body = _parse(url, self._call(url, text.encode(), {"Content-Type": "application/json"}, limit))
        errors = body.get("errors") or []
        if errors:
            raise LookupServiceError(200, {**errors[0].get("extensions", {}), "message": errors[0]["message"]})
        return cast(dict[str, Any], body["data"])

    def bulk(
        self,
        rows: Iterable[str | Mapping[str, Any]],
        *,
        add: str | None = None,
        by: str | None = None,
        fields: str | None = None,
    ) -> Iterator[dict[str, Any]]:
        chosen = {"add": add, "by": by, "fields": fields}
        query = urlencode({name: value for name, value in chosen.items() if value is not None})
        url = f"{self._origin}/bulk" + (f"?{query}" if query else "")
        headers = {"Content-Type": "application/x-ndjson", "Accept": "application/x-ndjson"}
        remaining = iter(rows)
        sent = 0
        while batch := list(islice(remaining, _BULK_ROWS)):
            lines = "".join(f"{json.dumps(row)}\n" for row in batch)
            # A repeated request would charge its rows again.
            text = self._call(url, lines.encode(), headers, 0).decode()
            # Not splitlines(): a text can contain U+2028, which also separates lines.
            results = [json.loads(line) for line in text.split("\n") if line]
            if len(results) != len(batch):
                raise LookupServiceError(0, {"message": f"The response has {len(results)} rows, not {len(batch)}."})
            for result in results:
                # The server counts the rows of each request; the caller sees one sequence.
                if add is None and isinstance(result.get("row"), int):
                    result["row"] += sent
                yield result
            sent += len(batch)

    def _call(self, url: str, data: bytes | None, headers: Mapping[str, str], retries: int) -> bytes:
        retried = 0
        while True:
            try:
                return self._attempt(url, data, headers)
            except LookupServiceError as error:
                wait = 0.25 * 2**retried if error.retry_after is None else error.retry_after
                if retried >= retries or error.status not in _RETRYABLE_STATUSES or wait > _MAX_WAIT:
                    raise
            self._sleep(wait)
            retried += 1

    def _attempt(self, url: str, data: bytes | None, headers: Mapping[str, str]) -> bytes:
        request = urllib.request.Request(url, data=data, headers={**self._headers, **headers})
        try:
            try:
                response = self._opener.open(request, timeout=self._timeout)
            except urllib.error.HTTPError as error_response:
                response = error_response
            with response:
                body = response.read()
            if response.status < 300:
                return cast(bytes, body)
            error = LookupServiceError(response.status, _error_body(body))
            error.retry_after = _seconds(response.headers.get("Retry-After"))
            raise error
        # A connection that ends within a response raises an HTTPException, which is not an OSError.
        except (OSError, HTTPException) as cause:
            parts = urlsplit(url)
            message = f"{parts.scheme}://{parts.netloc} does not respond."
            raise LookupServiceError(0, {"message": message}) from cause


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _parse(url: str, body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError as cause:
        message = f"The response to {urlsplit(url).path} is not JSON."
        raise LookupServiceError(200, {"message": message}) from cause


def _error_body(body: bytes) -> Mapping[str, Any]:
    """Returns the body of an error response, or an empty object when a proxy sent another kind of body."""
    try:
        parsed = json.loads(body)
    except ValueError:
        return {}
    return parsed if isinstance(parsed, dict) and "code" in parsed else {}


def _seconds(header: str | None) -> float | None:
    """Returns the seconds of a Retry-After header, or None when there is none, or when it is a date."""
    return float(header) if header is not None and re.fullmatch(r"\d+(\.\d+)?", header) else None
