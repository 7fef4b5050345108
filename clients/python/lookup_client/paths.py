# Generated from the OpenAPI document of API version 2.0.0 by `npm run generate`. Do not edit.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Protocol, overload

from . import types


class Paths(Protocol):
    """The paths of the service, their parameters and the types of their responses."""

    @overload
    def get(
        self,
        url_path: Literal["/continent/{code}"],
        /,
        *,
        code: Literal["AF", "AN", "AS", "EU", "NA", "OC", "SA"],
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Continent:
        """A continent by code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/continent"],
        /,
        *,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Continents:
        """The seven continents."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/continent/{code}/countries"],
        /,
        *,
        code: Literal["AF", "AN", "AS", "EU", "NA", "OC", "SA"],
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.ContinentCountries:
        """The countries whose main continent has this code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/bloc/{code}"],
        /,
        *,
        code: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Bloc:
        """A union or alliance of countries by code, with its number of members."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/bloc"],
        /,
        *,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Blocs:
        """All blocs."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/bloc/{code}/countries"],
        /,
        *,
        code: str,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.BlocCountries:
        """A bloc's member countries."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/country/{code}"],
        /,
        *,
        code: str,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Country:
        """A country by ISO 3166-1 code or name."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/country"],
        /,
        *,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Countries:
        """All countries and territories of ISO 3166-1, and Kosovo."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/country/{code}/states"],
        /,
        *,
        code: str,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.CountryStates:
        """The ISO 3166-2 divisions of a country."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/state/{code}"],
        /,
        *,
        code: str,
        country: str | None = ...,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.State:
        """A state, province or other division by ISO 3166-2 code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/city/{name}"],
        /,
        *,
        name: str,
        country: str | None = ...,
        state: str | None = ...,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.City:
        """The most populous city with exactly this name."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/city"],
        /,
        *,
        q: str | None = ...,
        country: str | None = ...,
        state: str | None = ...,
        limit: int | None = ...,
        lat: float | None = ...,
        lon: float | None = ...,
        near: str | None = ...,
        ip: str | None = ...,
        types: str | None = ...,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.CitySearch | types.CityNearest:
        """Autocompletes city names."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/city/{name}/nearby"],
        /,
        *,
        name: str,
        country: str | None = ...,
        state: str | None = ...,
        radius: float | None = ...,
        unit: Literal["km", "mi"] | None = ...,
        limit: int | None = ...,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.CityNearby:
        """Cities around a city, by distance."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/city/id/{id}"],
        /,
        *,
        id: str,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.CityId:
        """A city by its stable ID."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/language/{code}"],
        /,
        *,
        code: str,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Language:
        """A language by ISO 639 code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/ip/{ip}"],
        /,
        *,
        ip: str,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Ip:
        """Location and network of an IP address."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/ip"],
        /,
        *,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Ip:
        """Location and network of the client’s IP address."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/asn/{asn}"],
        /,
        *,
        asn: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Asn:
        """An autonomous system by number."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/point"],
        /,
        *,
        lat: float,
        lon: float,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Point:
        """Reverse geocoding of a point."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/address/{address}"],
        /,
        *,
        address: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Address:
        """A US address with its coordinates."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/address"],
        /,
        *,
        q: str,
        postal: str | None = ...,
        city: str | None = ...,
        state: str | None = ...,
        country: str | None = ...,
        ip: str | None = ...,
        limit: int | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.AddressSearch:
        """Autocompletes US addresses."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/elevation"],
        /,
        *,
        points: str | None = ...,
        path: str | None = ...,
        samples: int | None = ...,
        lat: float | None = ...,
        lon: float | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.ElevationPoints | types.ElevationPath | types.Elevation:
        """Elevation of a point above sea level, in metres and feet."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/weather"],
        /,
        *,
        lat: float,
        lon: float,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Weather:
        """Current weather at a point."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/district/{code}"],
        /,
        *,
        code: str,
        country: str | None = ...,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.District:
        """A district by its US county FIPS, French INSEE department or British GSS code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/state/{code}/districts"],
        /,
        *,
        code: str,
        country: str | None = ...,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.StateDistricts:
        """The districts of a state."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/state/{code}/children"],
        /,
        *,
        code: str,
        country: str | None = ...,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.StateChildren:
        """The direct subdivisions of a state by ISO 3166-2, such as the provinces of a region or the councils of England."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/postal/{code}"],
        /,
        *,
        code: str,
        country: str,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Postal:
        """A postal or ZIP code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/postal/{code}/nearby"],
        /,
        *,
        code: str,
        country: str,
        radius: float | None = ...,
        unit: Literal["km", "mi"] | None = ...,
        limit: int | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.PostalNearby:
        """Postal codes around a postal code, by distance."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/postal/{code}/distance/{other}"],
        /,
        *,
        code: str,
        other: str,
        country: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.PostalDistance:
        """The distance between two postal codes of a country, in kilometres and miles."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/time/zones"],
        /,
        *,
        q: str | None = ...,
        area: str | None = ...,
        country: str | None = ...,
        offset: str | None = ...,
        abbreviation: str | None = ...,
        dst: bool | None = ...,
        observes_dst: bool | None = ...,
        details: bool | None = ...,
        sort: Literal["timezone", "offset"] | None = ...,
        at: str | None = ...,
        edition: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.TimeZones:
        """Time zone identifiers, including aliases."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/time/zones/{timezone}"],
        /,
        *,
        timezone: str,
        from_: int | None = ...,
        edition: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Zone:
        """A time zone for configuration."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/time/editions"],
        /,
        *,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.TimeEditions:
        """The available editions of the time-zone database."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/time/editions/{before}/{after}"],
        /,
        *,
        before: str,
        after: str,
        zone: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.TimeEditionsDiff:
        """The differences between two editions."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/time"],
        /,
        *,
        id: str | None = ...,
        lat: float | None = ...,
        lon: float | None = ...,
        ip: str | None = ...,
        city: str | None = ...,
        country: str | None = ...,
        state: str | None = ...,
        iata: str | None = ...,
        icao: str | None = ...,
        unlocode: str | None = ...,
        address: str | None = ...,
        at: str | None = ...,
        to: str | None = ...,
        targets: str | None = ...,
        disambiguation: Literal["compatible", "earlier", "later", "reject"] | None = ...,
        lang: str | None = ...,
        edition: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.TimeLocation | types.TimeCountry | types.TimeCoords | types.Time:
        """The current time in UTC, or the local time of the zone in id."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/time/{timezone}"],
        /,
        *,
        timezone: str,
        id: str | None = ...,
        lat: float | None = ...,
        lon: float | None = ...,
        ip: str | None = ...,
        city: str | None = ...,
        country: str | None = ...,
        state: str | None = ...,
        iata: str | None = ...,
        icao: str | None = ...,
        unlocode: str | None = ...,
        address: str | None = ...,
        at: str | None = ...,
        to: str | None = ...,
        targets: str | None = ...,
        disambiguation: Literal["compatible", "earlier", "later", "reject"] | None = ...,
        lang: str | None = ...,
        edition: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Time:
        """The local time of a time zone, with UTC offset and DST."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/holiday/{country}"],
        /,
        *,
        country: str,
        year: int | None = ...,
        type: Literal["public", "observance", "all"] | None = ...,
        region: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Holiday:
        """The public holidays of a country in a year, by date."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/holiday/{country}/bridges"],
        /,
        *,
        country: str,
        year: int | None = ...,
        region: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.HolidayBridges:
        """The long weekends of a country in a year, and single working days between days off."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/holiday/{country}/{date}"],
        /,
        *,
        country: str,
        date: str,
        type: Literal["public", "observance", "all"] | None = ...,
        region: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.HolidayDate:
        """The holiday of a country on a date."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/date/{date}/business"],
        /,
        *,
        date: str,
        country: str | None = ...,
        region: str | None = ...,
        market: Literal["target2", "federal_reserve", "nyse", "lse"] | None = ...,
        add: int | None = ...,
        to: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.DateBusiness:
        """Business days of a country, region or settlement calendar."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/date/{date}"],
        /,
        *,
        date: str,
        format: Literal["mdy", "dmy"] | None = ...,
        to: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Date:
        """A calendar date."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/date"],
        /,
        *,
        format: Literal["mdy", "dmy"] | None = ...,
        to: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Date:
        """Today in UTC, and the days to another date."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/measure/units"],
        /,
        *,
        q: str | None = ...,
        type: str | None = ...,
        unit: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.MeasureUnits:
        """All supported units, by type, then by size."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/measure/{measure}"],
        /,
        *,
        measure: str,
        to: str | None = ...,
        system: Literal["us", "imperial"] | None = ...,
        locale: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Measure:
        """Parses and converts a quantity exactly."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/currency/{code}"],
        /,
        *,
        code: str,
        lang: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Currency:
        """A currency by ISO 4217 code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/currency/{base}/{quote}"],
        /,
        *,
        base: str,
        quote: str,
        date: str | None = ...,
        amount: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.CurrencyRate:
        """The official daily exchange rate of a currency pair, and a converted amount."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/iban/{iban}"],
        /,
        *,
        iban: str,
        country: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Iban:
        """Validates an International Bank Account Number and extracts bank, branch and account."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/bin/{bin}"],
        /,
        *,
        bin: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Bin:
        """The scheme and, where known, the issuer of a payment card by the first digits of its number."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/vat/{number}"],
        /,
        *,
        number: str,
        country: str | None = ...,
        from_: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Vat:
        """Validates a VAT number by the format and check digits of its country."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/npi/{npi}"],
        /,
        *,
        npi: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Npi:
        """Validates a US National Provider Identifier and returns the provider from the national registry (NPPES)."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/vin/{vin}"],
        /,
        *,
        vin: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Vin:
        """Validates a vehicle identification number and returns make, model and year."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/tariff/{code}"],
        /,
        *,
        code: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Tariff:
        """A line of the customs tariff by its code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/tariff"],
        /,
        *,
        q: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.TariffSearch:
        """Searches the customs tariff by words or by the start of a code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/naics/{code}"],
        /,
        *,
        code: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Naics:
        """A class of the North American Industry Classification System (NAICS 2022) by code."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/naics"],
        /,
        *,
        q: str,
        limit: int | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.NaicsSearch:
        """Searches NAICS titles and descriptions."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/phone/{number}"],
        /,
        *,
        number: str,
        country: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Phone:
        """Validates and formats a phone number by its numbering plan."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/carrier/{number}"],
        /,
        *,
        number: str,
        country: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Carrier:
        """Carrier, line type and burner classification of a phone number."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/caller/{number}"],
        /,
        *,
        number: str,
        country: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Caller:
        """The name that a phone number is registered to."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/hlr/{number}"],
        /,
        *,
        number: str,
        country: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Hlr:
        """Live status of a mobile number in its home network (HLR)."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/email/{email}"],
        /,
        *,
        email: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Email:
        """Checks an email address."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/domain/{domain}"],
        /,
        *,
        domain: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Domain:
        """Availability of a domain, from its registry (RDAP, then WHOIS)."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/mx/{domain}"],
        /,
        *,
        domain: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Mx:
        """Mail exchangers of a domain, in order of preference."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/dns/{domain}"],
        /,
        *,
        domain: str,
        type: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Dns:
        """DNS records of a name, without addresses that are not public."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/useragent"],
        /,
        *,
        ua: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Useragent:
        """Device, operating system, browser and bot of the User-Agent header."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/mac/{mac}"],
        /,
        *,
        mac: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Mac:
        """Vendor and type of a MAC address."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/name/{name}"],
        /,
        *,
        name: str,
        country: str | None = ...,
        name_locale: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Name:
        """Splits a person's name into its parts and corrects its capitalisation."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/emoji/{emoji}"],
        /,
        *,
        emoji: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Emoji:
        """An emoji by character, shortcode or name."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/emoji"],
        /,
        *,
        q: str,
        limit: int | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.EmojiSearch:
        """Searches emoji by words."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/company"],
        /,
        *,
        q: str | None = ...,
        domain: str | None = ...,
        ticker: str | None = ...,
        exchange: str | None = ...,
        identifier: str | None = ...,
        authority: str | None = ...,
        country: str | None = ...,
        industry_type: Literal["sic"] | None = ...,
        industry: str | None = ...,
        limit: int | None = ...,
        cursor: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.CompanySearch:
        """Searches a fixed selection of 500 leading US public companies by name, website, ticker or identifier."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/company/directory/coverage"],
        /,
        *,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.CompanyCoverage:
        """Coverage of the company directory."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/company/id/{id}"],
        /,
        *,
        id: str,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Company:
        """A company profile by its stable ID."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/company/{number}"],
        /,
        *,
        number: str,
        country: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.CompanyNumber:
        """A company by its register number."""
        ...

    @overload
    def get(
        self,
        url_path: Literal["/datasets"],
        /,
        *,
        family: str | None = ...,
        deep: bool | None = ...,
        strict: bool | None = ...,
        retries: int | None = ...,
    ) -> types.Datasets:
        """All data sources with version, licence and attribution."""
        ...
