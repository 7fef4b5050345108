# Generated from the OpenAPI document of API version 2.0.0 by `npm run generate`. Do not edit.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class Address(TypedDict):
    address: str
    valid: bool
    registered: bool
    matches: int
    number: str | None
    street: str | None
    unit: str | None
    city: str | None
    district: str | None
    district_name: str | None
    state: str | None
    state_name: str | None
    postal: str | None
    country: str | None
    country_name: str | None
    latitude: float | None
    longitude: float | None
    deep: NotRequired[dict[str, Any]]


class AddressSearchAddresses(TypedDict):
    address: str
    number: str | None
    street: str | None
    unit: str | None
    city: str | None
    state: str | None
    postal: str | None
    latitude: float | None
    longitude: float | None


class AddressSearch(TypedDict):
    q: str
    postal: NotRequired[str]
    city: NotRequired[str]
    state: NotRequired[str]
    country: NotRequired[str]
    addresses: list[AddressSearchAddresses]
    reason: Literal["more_input", "missing_context", "no_matches", None]
    deep: NotRequired[dict[str, Any]]


class Asn(TypedDict):
    asn: float
    name: str
    country: str | None
    country_name: str | None
    prefix_count: int
    prefixes: list[str]
    deep: NotRequired[AsnDeep]


class AsnDeep(TypedDict):
    usage_country: str | None
    usage_country_name: str | None


class Bin(TypedDict):
    bin: str
    prefix: str
    country: str | None
    issuer: str | None
    brand: str
    brand_name: str
    type: Literal["credit", "debit", None]
    prepaid: bool | None
    deep: NotRequired[dict[str, Any]]


class Bloc(TypedDict):
    bloc: str
    name: str
    members: int
    deep: NotRequired[dict[str, Any]]


class BlocCountries(TypedDict):
    bloc: str
    countries: list[CountryCountries]
    deep: NotRequired[dict[str, Any]]


class BlocsBlocs(TypedDict):
    bloc: str
    name: str
    members: int


class Blocs(TypedDict):
    blocs: list[BlocsBlocs]
    deep: NotRequired[dict[str, Any]]


class BoundingBox(TypedDict):
    west: float
    south: float
    east: float
    north: float


class CalendarDateDeep(TypedDict):
    year: int | None
    month: int | None
    month_name: str | None
    day: int | None
    weekday: int | None
    weekday_name: str | None
    week: int | None
    week_year: int | None
    day_of_year: int | None
    quarter: int | None
    leap: bool | None
    days_in_month: int | None


class Caller(TypedDict):
    phone: str | None
    valid: bool
    country: str | None
    caller: str | None
    deep: NotRequired[dict[str, Any]]


class Carrier(TypedDict):
    phone: str | None
    valid: bool
    country: str | None
    type: Literal["mobile", "landline", "voip", "toll_free", "unknown"]
    carrier: str | None
    burner: bool | None
    deep: NotRequired[CarrierDeep]


class CarrierDeep(TypedDict):
    city: str | None
    state: str | None
    state_name: str | None


class City(TypedDict):
    name: str
    name_local: str | None
    type: str
    state: str | None
    state_name: str | None
    district: str | None
    district_name: str | None
    country: str
    country_name: str
    latitude: float
    longitude: float
    timezone: str
    population: float | None
    id: str
    matches: int
    deep: NotRequired[CityDeep]


class CityDeep(TypedDict):
    capital_of: NotRequired[Literal["country", "state", None]]
    elevation: NotRequired[float | None]
    elevation_ft: NotRequired[int | None]
    population: NotRequired[float | None]
    population_period: NotRequired[str | None]
    area: NotRequired[float | None]
    land_area: NotRequired[float | None]
    water_area: NotRequired[float | None]


class CityId(TypedDict):
    name: str
    name_local: str | None
    type: str
    state: str | None
    state_name: str | None
    district: str | None
    district_name: str | None
    country: str
    country_name: str
    latitude: float
    longitude: float
    timezone: str
    population: float | None
    id: str
    deep: NotRequired[CityDeep]


class CityNearbyNearby(TypedDict):
    name: str
    name_local: str | None
    type: str
    state: str | None
    state_name: str | None
    district: str | None
    district_name: str | None
    country: str
    country_name: str
    latitude: float
    longitude: float
    timezone: str
    population: float | None
    id: str
    distance: float
    deep: NotRequired[CityDeep]


class CityNearby(TypedDict):
    city: str
    state: str | None
    country: str
    radius: float
    unit: Literal["km", "mi"]
    nearby: list[CityNearbyNearby]
    deep: NotRequired[dict[str, Any]]


class CityNearest(TypedDict):
    name: str
    name_local: str | None
    type: str
    state: str | None
    state_name: str | None
    district: str | None
    district_name: str | None
    country: str
    country_name: str
    latitude: float
    longitude: float
    timezone: str
    population: float | None
    id: str
    distance: float
    distance_mi: float
    deep: NotRequired[CityDeep]


class CitySearchCities(TypedDict):
    name: str
    name_local: str | None
    type: str
    state: str | None
    state_name: str | None
    district: str | None
    district_name: str | None
    country: str
    country_name: str
    latitude: float
    longitude: float
    timezone: str
    population: float | None
    id: str
    deep: NotRequired[CityDeep]


class CitySearch(TypedDict):
    q: str
    country: NotRequired[str]
    state: NotRequired[str]
    cities: list[CitySearchCities]
    deep: NotRequired[dict[str, Any]]


class ClockAlternatives(TypedDict):
    at: str | None
    unix: float | None
    offset: str | None


class ClockBefore(TypedDict):
    at: str | None
    offset: str | None
    offset_seconds: int | None
    abbreviation: str | None
    dst: bool | None


class ClockNextDst(TypedDict):
    at: str | None
    dst: bool | None
    offset: str | None
    abbreviation: str | None


class ClockSetting(TypedDict):
    abbreviation: str
    offset: str
    offset_seconds: int
    standard_offset_seconds: int
    dst: bool


class ClockTo(TypedDict):
    timezone: str | None
    abbreviation: str | None
    offset: str | None
    dst: bool | None
    at: str | None
    unix: float | None
    deep: NotRequired[TimeLocationClockDeep]


class Company(TypedDict):
    id: str
    name: str
    country: str | None
    website: str | None
    listings: list[CompanyListing]
    address: CompanyAddress | None
    deep: NotRequired[CompanySearchCompany]


class CompanyAddress(TypedDict):
    type: str
    street: str | None
    city: str | None
    state: str | None
    postal: str | None
    country: str | None


class CompanyCoverage(TypedDict):
    scope: str
    label: str
    description: str
    snapshot_at: str | None
    companies: int
    countries: list[str]
    with_website: int
    with_listings: int
    with_address: int
    deep: NotRequired[dict[str, Any]]


class CompanyEmailAddress(TypedDict):
    address: str
    type: str | None


class CompanyFounding(TypedDict):
    value: str
    precision: Literal["year", "month", "day"]


class CompanyHostname(TypedDict):
    domain: str
    url: str | None


class CompanyIdentifier(TypedDict):
    type: str
    authority: str
    value: str


class CompanyIndustry(TypedDict):
    type: str
    code: str
    name: str | None


class CompanyJurisdiction(TypedDict):
    country: str
    state: str | None


class CompanyListing(TypedDict):
    exchange: str
    symbol: str


class CompanyNumber(TypedDict):
    company: str
    valid: bool
    registered: bool | None
    country: str | None
    type: str | None
    name: str | None
    active: bool | None
    address: str | None
    city: str | None
    state: str | None
    postal: str | None
    deep: NotRequired[CompanyRegistrationDeep]


class CompanyPhoneNumber(TypedDict):
    number: str
    type: str | None


class CompanyRegistrationDeep(TypedDict):
    activity: str | None
    state_name: str | None
    country_name: str | None
    vat: str | None
    gst: str | None
    acn: str | None
    siren: str | None
    siege: str | None
    kind: str | None
    invoice: str | None


class CompanySearchCompaniesMatch(TypedDict):
    """The fact that matched the search."""
    field: Literal["name", "legal_name", "aliases", "website", "domains", "ticker", "identifier", "filters"]
    value: str | None
    exchange: NotRequired[str]
    type: NotRequired[str]
    authority: NotRequired[str]


class CompanySearchCompanies(TypedDict):
    id: str
    name: str
    country: str | None
    website: str | None
    listings: list[CompanyListing]
    address: CompanyAddress | None
    match: CompanySearchCompaniesMatch
    deep: NotRequired[CompanySearchCompany]


class CompanySearch(TypedDict):
    companies: list[CompanySearchCompanies]
    next: str | None
    deep: NotRequired[dict[str, Any]]


class CompanySearchCompany(TypedDict):
    legal_name: str | None
    aliases: list[str]
    jurisdiction: CompanyJurisdiction | None
    status: str | None
    domains: list[CompanyHostname]
    identifiers: list[CompanyIdentifier]
    incorporated: str | None
    addresses: list[CompanyAddress]
    industries: list[CompanyIndustry]
    parent: str | None
    description: NotRequired[str | None]
    logo: NotRequired[str | None]
    social_profiles: NotRequired[list[CompanySocialProfile] | None]
    founded: NotRequired[CompanyFounding | None]
    employees: NotRequired[CompanyWorkforce | None]
    sources: NotRequired[list[CompanySource] | None]
    phone_numbers: NotRequired[list[CompanyPhoneNumber] | None]
    email_addresses: NotRequired[list[CompanyEmailAddress] | None]


class CompanySocialProfile(TypedDict):
    platform: str | None
    url: str
    handle: str | None


class CompanySource(TypedDict):
    type: Literal["website", "sec_filing", "editorial"]
    url: str
    fields: list[str]
    observed_at: str
    updated_at: str | None


class CompanyWorkforce(TypedDict):
    count: int | None
    as_of: str | None
    scope: str | None
    method: str | None
    approximate: bool | None
    basis: Literal["headcount", "full_time", "full_time_equivalent", None]


class Continent(TypedDict):
    continent: str
    name: str
    region: str | None
    subregion: str | None
    population: float | None
    population_period: str | None
    area: float
    emoji: str
    deep: NotRequired[dict[str, Any]]


class ContinentCountries(TypedDict):
    continent: str
    countries: list[CountryCountries]
    deep: NotRequired[dict[str, Any]]


class ContinentsContinents(TypedDict):
    continent: str
    name: str
    region: str | None
    subregion: str | None
    population: float | None
    population_period: str | None
    area: float
    emoji: str


class Continents(TypedDict):
    continents: list[ContinentsContinents]
    deep: NotRequired[dict[str, Any]]


class Countries(TypedDict):
    countries: list[CountryCountries | None]
    deep: NotRequired[dict[str, Any]]


class Country(TypedDict):
    country: str
    name: str
    name_local: str | None
    capital: str | None
    continent: str
    currency: str | None
    currency_name: str | None
    currency_symbol: str | None
    calling_code: str | None
    emoji: str
    languages: list[str]
    timezones: list[str]
    population: float | None
    population_period: str | None
    states: int
    deep: NotRequired[CountryDeep]


class CountryCountries(TypedDict):
    country: str
    name: str
    emoji: str
    calling_code: str | None


class CountryDeepEmergency(TypedDict):
    """Emergency numbers. Null on a plan without paid facts."""
    police: str | None
    ambulance: str | None
    fire: str | None


class CountryDeep(TypedDict):
    iso3: NotRequired[str | None]
    numeric: NotRequired[str | None]
    full_name: NotRequired[str | None]
    demonym: NotRequired[str | None]
    capital: NotRequired[str | None]
    capital_lat: NotRequired[float | None]
    capital_lon: NotRequired[float | None]
    region: NotRequired[str | None]
    subregion: NotRequired[str | None]
    population: NotRequired[float | None]
    population_period: NotRequired[str | None]
    area: NotRequired[float | None]
    land_area: NotRequired[float | None]
    water_area: NotRequired[float | None]
    coastline: NotRequired[float | None]
    elevation: NotRequired[float | None]
    lowest_point: NotRequired[Summit | None]
    highest_point: NotRequired[Summit | None]
    tld: NotRequired[str | None]
    tax: NotRequired[str | None]
    tax_rate: NotRequired[float | None]
    tax_id_format: NotRequired[str | None]
    tax_id_regex: NotRequired[str | None]
    borders: NotRequired[list[str] | None]
    blocs: NotRequired[list[str] | None]
    week_start: NotRequired[Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun", None]]
    units: NotRequired[Literal["metric", "us", "uk", None]]
    driving_side: NotRequired[Literal["left", "right", None]]
    plugs: NotRequired[list[Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O"]] | None]
    voltage: NotRequired[int | None]
    frequency: NotRequired[int | None]
    emergency: NotRequired[CountryDeepEmergency | None]
    postal_format: NotRequired[str | None]
    postal_regex: NotRequired[str | None]
    ioc: NotRequired[str | None]
    fifa: NotRequired[str | None]
    plate: NotRequired[str | None]
    latitude: NotRequired[float | None]
    longitude: NotRequired[float | None]
    bounding_box: NotRequired[BoundingBox | None]
    currencies: NotRequired[list[str]]
    aliases: NotRequired[list[str]]


class CountryStatesStates(TypedDict):
    state: str
    name: str
    type: str


class CountryStates(TypedDict):
    country: str
    states: list[CountryStatesStates]
    deep: NotRequired[dict[str, Any]]


class Currency(TypedDict):
    currency: str
    name: str
    symbol: str | None
    symbol_native: str | None
    digits: int | None
    deep: NotRequired[CurrencyDeep]


class CurrencyDeep(TypedDict):
    numeric: str
    name_plural: str
    countries: list[str]
    active: bool
    withdrawn: str | None


class CurrencyRate(TypedDict):
    base: str
    quote: str
    rate: float | None
    date: str | None
    source: str | None
    amount: NotRequired[float | None]
    converted: NotRequired[float | None]
    stale: NotRequired[bool]
    deep: NotRequired[dict[str, Any]]


class DatasetsDatasets(TypedDict):
    name: str
    edition: str
    source: str
    licence: str
    attribution: str | None
    row_count: int | None
    imported_at: str | None
    families: list[str]


class Datasets(TypedDict):
    datasets: list[DatasetsDatasets]
    deep: NotRequired[dict[str, Any]]


class Date(TypedDict):
    date: str
    valid: bool
    unix: float | None
    to: NotRequired[str | None]
    days: NotRequired[int | None]
    deep: NotRequired[CalendarDateDeep]


class DateBusiness(TypedDict):
    date: str
    country: str | None
    market: Literal["target2", "federal_reserve", "nyse", "lse", None]
    coverage: bool
    business: bool
    weekend: bool
    holiday: str | None
    next: str
    previous: str
    result: NotRequired[str | None]
    to: NotRequired[str | None]
    days: NotRequired[int | None]
    estimated: bool
    deep: NotRequired[dict[str, Any]]


class District(TypedDict):
    district: str
    name: str
    type: str
    state: str | None
    state_name: str | None
    country: str
    country_name: str
    latitude: float | None
    longitude: float | None
    timezone: str | None
    timezones: list[str]
    deep: NotRequired[DistrictDistrictDeep]


class DistrictDistrictDeep(TypedDict):
    population: NotRequired[float | None]
    population_period: NotRequired[str | None]
    area: NotRequired[float | None]
    land_area: NotRequired[float | None]
    water_area: NotRequired[float | None]
    seat: NotRequired[str | None]
    property_tax: NotRequired[PropertyTax | None]


class DnsRecords(TypedDict):
    name: str
    type: Literal["A", "AAAA", "CNAME", "MX", "NS", "TXT", "SOA", "CAA", "SRV", "PTR"]
    ttl: int
    value: str


class Dns(TypedDict):
    domain: str
    records: list[DnsRecords]
    deep: NotRequired[dict[str, Any]]


class Domain(TypedDict):
    domain: str
    available: bool | None
    deep: NotRequired[DomainDeep]


class DomainDeepRegistration(TypedDict):
    """The registration as the registry publishes it. Null when the domain is not registered. An error when no registry responds."""
    registered: bool
    created: str | None
    updated: str | None
    expires: str | None
    registrar: str | None
    status: list[str]
    dnssec: bool | None


class DomainDeep(TypedDict):
    registration: NotRequired[DomainDeepRegistration | None]


class DstSeason(TypedDict):
    start: Transition | None
    end: Transition | None


class Elevation(TypedDict):
    latitude: float
    longitude: float
    elevation: float
    elevation_ft: int
    resolution: int
    method: Literal["tile", "estimate", "sea"]
    accuracy: int | None
    deep: NotRequired[dict[str, Any]]


class ElevationPath(TypedDict):
    samples: int
    points: list[ElevationPointsElevation]
    deep: NotRequired[dict[str, Any]]


class ElevationPoints(TypedDict):
    points: list[ElevationPointsElevation]
    deep: NotRequired[dict[str, Any]]


class ElevationPointsElevation(TypedDict):
    latitude: float
    longitude: float
    elevation: float
    elevation_ft: int
    resolution: int
    method: Literal["tile", "estimate", "sea"]
    accuracy: int | None


class Email(TypedDict):
    email: str
    didyoumean: str | None
    valid: bool
    free: bool | None
    domain: str | None
    domain_type: Literal["academic", "government", "military", None]
    domain_valid: bool | None
    role: bool | None
    disposable: bool | None
    deep: NotRequired[EmailDeep]


class EmailDeep(TypedDict):
    first_name: str | None
    no_reply: bool | None
    tag: str | None
    mail_provider: str | None
    deliverable: bool | None
    catchall: bool | None
    status: Literal["deliverable", "undeliverable", "risky", None]
    reason: str | None


class Emoji(TypedDict):
    emoji: str
    name: str
    shortcodes: list[str]
    category: str
    deep: NotRequired[EmojiDeep]


class EmojiDeep(TypedDict):
    codepoints: list[str]
    hex: str
    status: str
    version: str
    keywords: list[str]
    skins: list[EmojiSkin]


class EmojiSearchEmojis(TypedDict):
    emoji: str
    name: str
    shortcodes: list[str]
    category: str
    deep: NotRequired[EmojiDeep]


class EmojiSearch(TypedDict):
    q: str
    emojis: list[EmojiSearchEmojis]
    deep: NotRequired[dict[str, Any]]


class EmojiSkin(TypedDict):
    emoji: str
    tone: str
    unicode: str
    hex: str


class Hlr(TypedDict):
    phone: str | None
    valid: bool
    country: str | None
    live: bool | None
    connected: bool | None
    deep: NotRequired[HlrDeep]


class HlrDeep(TypedDict):
    roaming: bool | None
    roaming_network: str | None
    roaming_country: str | None
    network: str | None
    original_network: str | None
    mcc: str | None
    mnc: str | None


class Holiday(TypedDict):
    country: str
    year: int
    coverage: bool
    holidays: list[HolidayHolidays]
    deep: NotRequired[dict[str, Any]]


HolidayBridgesBridgeDays = TypedDict(
    "HolidayBridgesBridgeDays",
    {
        "date": "str",
        "from": "str",
        "to": "str",
        "days": "int",
    },
)


HolidayBridgesLongWeekends = TypedDict(
    "HolidayBridgesLongWeekends",
    {
        "from": "str",
        "to": "str",
        "days": "int",
        "holidays": "list[str]",
    },
)


class HolidayBridges(TypedDict):
    country: str
    year: int
    coverage: bool
    bridge_days: list[HolidayBridgesBridgeDays]
    long_weekends: list[HolidayBridgesLongWeekends]
    deep: NotRequired[dict[str, Any]]


class HolidayDate(TypedDict):
    country: str
    date: str
    coverage: bool
    holiday: HolidayHolidays | None
    deep: NotRequired[dict[str, Any]]


HolidayHolidays = TypedDict(
    "HolidayHolidays",
    {
        "date": "str",
        "name": "str",
        "name_local": "str",
        "type": "Literal[\"public\", \"observance\"]",
        "regions": "list[str] | None",
        "substitute": "bool",
        "estimated": "bool",
        "earliest": "str",
        "latest": "str",
        "from": "str | None",
        "to": "str | None",
    },
)


class Iban(TypedDict):
    iban: str | None
    valid: bool
    country: str | None
    formatted: str | None
    bank: str | None
    bank_name: str | None
    bic: str | None
    reason: Literal["country", "length", "format", "check_digits", "national_check_digits", None]
    deep: NotRequired[IbanDeep]


class IbanDeep(TypedDict):
    checksum: str | None
    branch: str | None
    account: str | None
    sepa: bool | None


class Ip(TypedDict):
    ip: str
    country: str | None
    country_name: str | None
    continent: str | None
    asn: str | None
    asn_name: str | None
    network: str | None
    anycast: bool | None
    deep: NotRequired[IpDeep]


class IpDeep(TypedDict):
    state: NotRequired[str | None]
    city: NotRequired[str | None]
    registry: NotRequired[Literal["afrinic", "apnic", "arin", "lacnic", "ripe", None]]
    datacenter: NotRequired[bool | None]
    relay: NotRequired[bool | None]
    tor: NotRequired[bool | None]
    vpn: NotRequired[bool | None]
    provider: NotRequired[str | None]
    latitude: NotRequired[float | None]
    longitude: NotRequired[float | None]
    timezone: NotRequired[str | None]


class Language(TypedDict):
    language: str
    name: str
    name_local: str | None
    script: str | None
    direction: Literal["ltr", "rtl", None]
    deep: NotRequired[LanguageDeep]


class LanguageDeep(TypedDict):
    iso3: str
    countries: list[str]


class LocationCandidate(TypedDict):
    id: str | None
    name: str | None
    country: str | None
    state: str | None
    timezone: str | None
    latitude: float | None
    longitude: float | None


class LocationInput(TypedDict):
    type: Literal["ip", "city", "country", "iata", "icao", "unlocode", "address"]
    value: str


class Mac(TypedDict):
    mac: str | None
    valid: bool
    vendor: str | None
    local: bool | None
    multicast: bool | None
    deep: NotRequired[dict[str, Any]]


class MeasureChoices(TypedDict):
    unit: str
    name: str


class Measure(TypedDict):
    measure: str
    valid: bool
    type: str | None
    amount: str | None
    unit: str | None
    reason: Literal["malformed", "unknown_unit", "mixed_units", "ambiguous_unit", "out_of_range", None]
    choices: list[MeasureChoices]
    deep: NotRequired[dict[str, Any]]


class MeasureUnitsUnits(TypedDict):
    unit: str
    name: str
    type: str
    aliases: list[str]


class MeasureUnits(TypedDict):
    units: list[MeasureUnitsUnits]
    deep: NotRequired[dict[str, Any]]


class MxMx(TypedDict):
    priority: int
    host: str


class Mx(TypedDict):
    domain: str
    mx: list[MxMx]
    deep: NotRequired[dict[str, Any]]


class Naics(TypedDict):
    naics: str
    name: str
    level: int
    parent: str | None
    parent_name: str | None
    year: int
    country: str
    deep: NotRequired[NaicsDeep]
    successors: NotRequired[list[NaicsChildren]]


class NaicsChildren(TypedDict):
    naics: str
    name: str


class NaicsDeep(TypedDict):
    description: NotRequired[str | None]
    children: NotRequired[list[NaicsChildren]]
    exclusions: NotRequired[list[NaicsExclusion] | None]


class NaicsExclusion(TypedDict):
    description: str
    codes: list[str]


NaicsSearchResultsMatchCorrections = TypedDict(
    "NaicsSearchResultsMatchCorrections",
    {
        "from": "str",
        "to": "str",
    },
)


class NaicsSearchResultsMatch(TypedDict):
    """How the class matched."""
    field: Literal["code", "name", "index", "description"]
    text: str
    corrections: list[NaicsSearchResultsMatchCorrections]


class NaicsSearchResults(TypedDict):
    naics: str
    name: str
    level: int
    parent: str | None
    parent_name: str | None
    year: int
    country: str
    match: NaicsSearchResultsMatch
    deep: NotRequired[NaicsDeep]


class NaicsSearch(TypedDict):
    q: str
    year: int
    country: str
    results: list[NaicsSearchResults]
    deep: NotRequired[dict[str, Any]]


class Name(TypedDict):
    name: str
    valid: bool
    prefix: str | None
    first: str | None
    middle: str | None
    last: str | None
    suffix: str | None
    deep: NotRequired[PersonNameDeep]


class Npi(TypedDict):
    npi: str
    valid: bool
    registered: bool | None
    active: bool | None
    excluded: bool | None
    type: Literal["individual", "organization", None]
    name: str | None
    first: str | None
    last: str | None
    credential: str | None
    specialty: str | None
    taxonomy: str | None
    address: str | None
    city: str | None
    state: str | None
    state_name: str | None
    postal: str | None
    country: str | None
    phone: str | None
    reason: Literal["malformed", "wrong_check_digit", None]
    deep: NotRequired[NpiDeep]


class NpiDeepEnrollments(TypedDict):
    type: str | None
    specialty: str | None
    state: str | None


class NpiDeep(TypedDict):
    medicare: NotRequired[bool | None]
    opt_out: NotRequired[bool | None]
    enrollments: NotRequired[list[NpiDeepEnrollments] | None]
    deactivated_at: NotRequired[str | None]


class PersonNameDeep(TypedDict):
    gender: NotRequired[Literal["female", "male", None]]
    salutation: NotRequired[str | None]
    short: NotRequired[str | None]
    directory: NotRequired[str | None]
    initials: NotRequired[str | None]


class Phone(TypedDict):
    phone: str | None
    valid: bool
    country: str | None
    type: Literal["mobile", "landline", "voip", "toll_free", "unknown", None]
    national: str | None
    international: str | None
    deep: NotRequired[PhoneDeep]


class PhoneDeep(TypedDict):
    state: str | None
    state_name: str | None
    timezone: str | None


class Point(TypedDict):
    latitude: float
    longitude: float
    country: str | None
    country_name: str | None
    state: str | None
    state_name: str | None
    district: str | None
    district_name: str | None
    method: Literal["polygon", "nearest", None]
    district_method: Literal["polygon", "nearest", None]
    timezone: str | None
    deep: NotRequired[PointDeep]


class PointDeepCity(TypedDict):
    """The nearest city. Null when no city is within 200 km."""
    name: str | None
    name_local: str | None
    type: str | None
    state: str | None
    state_name: str | None
    district: str | None
    district_name: str | None
    country: str | None
    country_name: str | None
    latitude: float | None
    longitude: float | None
    timezone: str | None
    population: float | None
    distance: float
    distance_mi: float
    id: str | None


class PointDeep(TypedDict):
    elevation: float
    elevation_ft: int
    resolution: int
    city: PointDeepCity | None


class PostalLocalities(TypedDict):
    city: str
    state: str | None
    state_name: str | None


class Postal(TypedDict):
    postal: str
    city: str
    city_local: str | None
    localities: NotRequired[list[PostalLocalities]]
    district: str | None
    district_name: str | None
    district_name_local: str | None
    state: str | None
    state_name: str | None
    state_name_local: str | None
    country: str
    country_name: str
    latitude: float | None
    longitude: float | None
    timezone: str | None
    population: float | None
    deep: NotRequired[PostalDeep]


class PostalDeepMetros(TypedDict):
    code: str
    name: str
    type: str | None
    share: float | None
    residential_share: float | None
    business_share: float | None
    other_share: float | None


class PostalDeep(TypedDict):
    elevation: NotRequired[float | None]
    elevation_ft: NotRequired[int | None]
    population: NotRequired[float | None]
    population_period: NotRequired[str | None]
    area: NotRequired[float | None]
    land_area: NotRequired[float | None]
    water_area: NotRequired[float | None]
    currency: NotRequired[str | None]
    tax: NotRequired[str | None]
    tax_rate: NotRequired[float | None]
    tax_rate_state: NotRequired[float | None]
    tax_rate_county: NotRequired[float | None]
    tax_rate_city: NotRequired[float | None]
    tax_rate_special: NotRequired[float | None]
    neighbors: NotRequired[list[str] | None]
    metros: NotRequired[list[PostalDeepMetros] | None]
    property_tax: NotRequired[PropertyTax | None]


PostalDistance = TypedDict(
    "PostalDistance",
    {
        "country": "str",
        "from": "PostalFrom",
        "to": "PostalFrom",
        "distance": "float | None",
        "distance_mi": "float | None",
        "deep": "NotRequired[dict[str, Any]]",
    },
)


class PostalFrom(TypedDict):
    postal: str
    city: str


class PostalNearbyNearby(TypedDict):
    postal: str
    city: str
    state: str | None
    country: str
    distance: float
    distance_mi: float


class PostalNearby(TypedDict):
    postal: str
    country: str
    radius: float
    unit: Literal["km", "mi"]
    nearby: list[PostalNearbyNearby]
    deep: NotRequired[dict[str, Any]]


class PropertyTax(TypedDict):
    annual_median: float
    currency: str
    period: str


class State(TypedDict):
    state: str
    name: str
    name_local: str | None
    type: str
    country: str
    country_name: str
    latitude: float | None
    longitude: float | None
    timezone: str | None
    timezones: list[str]
    iso_3166_2: str
    population: float | None
    population_period: str | None
    deep: NotRequired[StateDeep]


class StateChildrenChildren(TypedDict):
    state: str
    name: str
    name_local: str | None
    type: str


class StateChildren(TypedDict):
    state: str
    state_name: str
    country: str
    country_name: str
    children: list[StateChildrenChildren]
    deep: NotRequired[dict[str, Any]]


class StateDeep(TypedDict):
    population: NotRequired[float | None]
    population_period: NotRequired[str | None]
    area: NotRequired[float | None]
    fips: NotRequired[str | None]
    capital: NotRequired[str | None]
    area_codes: NotRequired[list[str] | None]
    tax: NotRequired[str | None]
    tax_rate: NotRequired[float | None]
    bounding_box: NotRequired[BoundingBox | None]


class StateDistrictsDistricts(TypedDict):
    district: str
    name: str
    type: str
    deep: NotRequired[StateDistrictsDistrictDeep]


class StateDistricts(TypedDict):
    state: str
    state_name: str
    country: str
    country_name: str
    districts: list[StateDistrictsDistricts]
    deep: NotRequired[dict[str, Any]]


class StateDistrictsDistrictDeep(TypedDict):
    population: NotRequired[float | None]
    population_period: NotRequired[str | None]


class Summit(TypedDict):
    name: str
    elevation: float | None


class Tariff(TypedDict):
    hts: str
    description: str
    lineage: list[str]
    general: str | None
    revision: str
    deep: NotRequired[TariffLineDeep]


TariffLineDeepMeasures = TypedDict(
    "TariffLineDeepMeasures",
    {
        "heading": "str",
        "description": "str | None",
        "rate": "str | None",
        "from": "str | None",
        "until": "str | None",
    },
)


class TariffLineDeep(TypedDict):
    origin: NotRequired[str | None]
    effective_rate: NotRequired[str | None]
    measures: NotRequired[list[TariffLineDeepMeasures] | None]
    units: NotRequired[list[str] | None]
    special: NotRequired[str | None]
    other: NotRequired[str | None]


class TariffSearchLines(TypedDict):
    hts: str
    description: str
    general: str | None
    lineage: list[str]


class TariffSearch(TypedDict):
    q: str
    revision: str
    lines: list[TariffSearchLines]
    deep: NotRequired[dict[str, Any]]


class Time(TypedDict):
    latitude: float | None
    longitude: float | None
    timezone: str | None
    abbreviation: str | None
    offset: str | None
    dst: bool | None
    at: str | None
    unix: float | None
    to: NotRequired[ClockTo | None]
    targets: NotRequired[list[ClockTo] | None]
    deep: NotRequired[TimeLocationClockDeepDeep]


class TimeCoords(TypedDict):
    latitude: float | None
    longitude: float | None
    timezone: str | None
    abbreviation: str | None
    offset: str | None
    dst: bool | None
    at: str | None
    unix: float | None
    to: NotRequired[ClockTo | None]
    targets: NotRequired[list[ClockTo] | None]
    deep: NotRequired[TimeLocationClockDeepDeep]


class TimeCountryLocation(TypedDict):
    """A country as the source of a clock. By the table zone.tab, its status is `resolved` if it has one time zone, `ambiguous` if it has several and `not_found` if it has none."""
    input: LocationInput
    status: Literal["resolved", "ambiguous", "not_found"]
    candidates: list[LocationCandidate]
    truncated: bool
    source: str


class TimeCountry(TypedDict):
    latitude: float | None
    longitude: float | None
    timezone: str | None
    abbreviation: str | None
    offset: str | None
    dst: bool | None
    at: str | None
    unix: float | None
    to: NotRequired[ClockTo | None]
    targets: NotRequired[list[ClockTo] | None]
    location: TimeCountryLocation
    deep: NotRequired[TimeLocationClockDeepDeep]


class TimeEditionsEditions(TypedDict):
    edition: str
    default: bool
    bundled: bool
    zone_count: int
    source: str
    imported_at: str | None


class TimeEditions(TypedDict):
    editions: list[TimeEditionsEditions]
    deep: NotRequired[dict[str, Any]]


TimeEditionsDiffZonesPeriods = TypedDict(
    "TimeEditionsDiffZonesPeriods",
    {
        "from": "str | None",
        "until": "str | None",
        "before": "ClockSetting",
        "after": "ClockSetting",
    },
)


TimeEditionsDiffZones = TypedDict(
    "TimeEditionsDiffZones",
    {
        "timezone": "str",
        "only_in": "str | None",
        "changed": "list[Literal[\"offset\", \"standard_offset\", \"dst\", \"abbreviation\"]]",
        "from": "str | None",
        "until": "str | None",
        "times": "int",
        "periods": "NotRequired[list[TimeEditionsDiffZonesPeriods]]",
    },
)


class TimeEditionsDiff(TypedDict):
    before: str
    after: str
    count: int
    zones: list[TimeEditionsDiffZones]
    deep: NotRequired[dict[str, Any]]


class TimeLocationLocation(TypedDict):
    """The place that exactly one location selector names. Several matches are returned as candidates; none is chosen by its size. A dataset that is not loaded is the error `service_unavailable`, never `not_found`."""
    input: LocationInput
    status: Literal["resolved", "ambiguous", "not_found"]
    candidates: list[LocationCandidate]
    truncated: bool
    source: str | None


class TimeLocation(TypedDict):
    latitude: float | None
    longitude: float | None
    timezone: str | None
    abbreviation: str | None
    offset: str | None
    dst: bool | None
    at: str | None
    unix: float | None
    to: NotRequired[ClockTo | None]
    targets: NotRequired[list[ClockTo] | None]
    location: TimeLocationLocation
    deep: NotRequired[TimeLocationClockDeepDeep]


class TimeLocationClockDeep(TypedDict):
    name: str | None
    offset_minutes: int | None
    offset_seconds: int | None


class TimeLocationClockDeepDeep(TypedDict):
    name: str | None
    offset_minutes: int | None
    offset_seconds: int | None
    standard_offset: str | None
    standard_offset_seconds: int | None
    dst_offset_seconds: int | None
    next_dst: ClockNextDst | None
    season: DstSeason | None
    timezone_database_version: str
    newer_edition: str | None
    newer_offset: str | None
    resolution: WallTimeResolution | None


class TimeZonesZones(TypedDict):
    timezone: str
    countries: list[str]
    area: str | None
    abbreviation: str
    offset: str
    offset_seconds: int
    dst: bool
    observes_dst: bool


class TimeZones(TypedDict):
    timezone_database_version: str
    timezones: list[str]
    at: NotRequired[str]
    zones: NotRequired[list[TimeZonesZones]]
    deep: NotRequired[dict[str, Any]]


class Timezone(TypedDict):
    timezone: str


class Transition(TypedDict):
    at: str
    before: ClockBefore
    after: ClockBefore
    change_seconds: int


class Useragent(TypedDict):
    useragent: str | None
    device: str | None
    os: str | None
    browser: str | None
    bot: bool | None
    mobile: bool | None
    deep: NotRequired[UseragentDeep]


class UseragentDeepDevice(TypedDict):
    """Details of the device. Null on a plan without paid facts."""
    type: Literal["desktop", "mobile", "tablet", "console", "smarttv", "wearable", "embedded", "xr", None]
    brand: str | None
    model: str | None
    cpu: str | None
    touchscreen: bool | None


class UseragentDeepOs(TypedDict):
    """Details of the operating system. Null on a plan without paid facts."""
    name: str | None
    version: str | None
    platform: str | None


class UseragentDeepBrowserBrands(TypedDict):
    brand: str
    version: str


class UseragentDeepBrowser(TypedDict):
    """Details of the browser. Null on a plan without paid facts."""
    name: str | None
    version: str | None
    type: Literal["browser", "webview", "app", "headless", None]
    brands: list[UseragentDeepBrowserBrands]


class UseragentDeepEngine(TypedDict):
    """The rendering engine. Null on a plan without paid facts."""
    name: str | None
    version: str | None


class UseragentDeepBot(TypedDict):
    """Details of the bot. Null when the client is not a bot, or nothing is known about it."""
    name: str | None
    category: str | None
    url: str | None


class UseragentDeep(TypedDict):
    device: NotRequired[UseragentDeepDevice | None]
    os: NotRequired[UseragentDeepOs | None]
    browser: NotRequired[UseragentDeepBrowser | None]
    engine: NotRequired[UseragentDeepEngine | None]
    headless: NotRequired[bool | None]
    bot: NotRequired[UseragentDeepBot | None]
    ai: NotRequired[bool | None]


class VatDeepAddress(TypedDict):
    """Address of the trader. Null when the member state does not publish it."""
    street: str | None
    city: str | None
    postal: str | None
    country: str


class VatDeep(TypedDict):
    """Current record of the tax office, queried through VIES for the European Union and Northern Ireland. All its facts are null for invalid numbers and for other countries. An error when VIES or the tax office does not respond."""
    registered: bool | None
    name: str | None
    address: VatDeepAddress | None
    consultation: str | None
    consulted_at: str | None


Vat = TypedDict(
    "Vat",
    {
        "vat": "str | None",
        "valid": "bool | None",
        "country": "str | None",
        "reason": "Literal[\"malformed\", \"unknown_country\", \"wrong_number\", \"unsupported_country\", \"unsupported_format\", \"check_digit_differs\", \"generic\", \"format_only\", None]",
        "from": "NotRequired[str | None]",
        "deep": "NotRequired[VatDeep]",
    },
)


class Vin(TypedDict):
    vin: str
    valid: bool
    year: int | None
    make: str | None
    model: str | None
    trim: str | None
    body: str | None
    type: str | None
    reason: Literal["malformed", "wrong_check_digit", None]
    deep: NotRequired[VinDeep]


class VinDeepRecalls(TypedDict):
    campaign: str
    date: str | None
    component: str | None
    summary: str | None


class VinDeep(TypedDict):
    recalls: NotRequired[list[VinDeepRecalls] | None]
    series: NotRequired[str | None]
    doors: NotRequired[int | None]
    cylinders: NotRequired[int | None]
    displacement: NotRequired[float | None]
    fuel: NotRequired[str | None]
    horsepower: NotRequired[float | None]
    drive: NotRequired[str | None]
    transmission: NotRequired[str | None]
    manufacturer: NotRequired[str | None]
    plant_city: NotRequired[str | None]
    plant_state: NotRequired[str | None]
    plant_country: NotRequired[str | None]
    gvwr: NotRequired[str | None]


class WallTimeResolution(TypedDict):
    kind: Literal["unique", "overlap", "gap"]
    policy: Literal["compatible", "earlier", "later", "reject"]
    adjustment_seconds: int
    alternatives: list[ClockAlternatives]


class WeatherCurrent(TypedDict):
    """Current conditions."""
    temperature: float | None
    temperature_f: float | None
    feels_like: float | None
    feels_like_f: float | None
    humidity: float | None
    wind_speed: float | None
    wind_speed_mph: float | None
    wind_direction: float | None
    condition: Literal["clear", "mostly_clear", "partly_cloudy", "cloudy", "fog", "haze", "smoke", "dust", "drizzle", "freezing_drizzle", "rain", "heavy_rain", "freezing_rain", "rain_showers", "sleet", "snow", "heavy_snow", "snow_showers", "thunderstorm", "hail", "tornado", "tropical_storm", None]
    condition_name: str | None
    condition_emoji: str | None
    observed_at: str


class WeatherStation(TypedDict):
    """The station that measured the current conditions. Null when they are the value of a model."""
    id: str
    name: str | None
    distance: float | None
    distance_mi: float | None


class Weather(TypedDict):
    latitude: float
    longitude: float
    current: WeatherCurrent
    station: WeatherStation | None
    model: str | None
    source: str
    attribution: str | None
    deep: NotRequired[WeatherDeep]


class WeatherDeepCurrent(TypedDict):
    """Current conditions."""
    dewpoint: float | None
    dewpoint_f: float | None
    pressure: float | None
    visibility: float | None
    visibility_mi: float | None
    wind_gust: float | None
    wind_gust_mph: float | None
    cloud_cover: float | None
    precipitation: float | None
    is_day: bool | None


class WeatherDeepForecast(TypedDict):
    name: str
    starts_at: str
    ends_at: str
    is_day: bool | None
    temperature: float | None
    temperature_f: float | None
    condition: Literal["clear", "mostly_clear", "partly_cloudy", "cloudy", "fog", "haze", "smoke", "dust", "drizzle", "freezing_drizzle", "rain", "heavy_rain", "freezing_rain", "rain_showers", "sleet", "snow", "heavy_snow", "snow_showers", "thunderstorm", "hail", "tornado", "tropical_storm", None]
    condition_name: str | None
    condition_emoji: str | None
    precipitation_probability: float | None
    text: str


class WeatherDeepAlerts(TypedDict):
    id: str
    event: str
    severity: Literal["Extreme", "Severe", "Moderate", "Minor", "Unknown", None]
    urgency: Literal["Immediate", "Expected", "Future", "Past", "Unknown", None]
    certainty: Literal["Observed", "Likely", "Possible", "Unlikely", "Unknown", None]
    headline: str | None
    description: str | None
    instruction: str | None
    areas: str | None
    sender: str | None
    starts_at: str | None
    ends_at: str | None


class WeatherDeepMinutes(TypedDict):
    at: str
    precipitation: float | None


class WeatherDeepHours(TypedDict):
    at: str
    temperature: float | None
    temperature_f: float | None
    feels_like: float | None
    feels_like_f: float | None
    dewpoint: float | None
    dewpoint_f: float | None
    humidity: float | None
    wind_speed: float | None
    wind_speed_mph: float | None
    wind_gust: float | None
    wind_gust_mph: float | None
    wind_direction: float | None
    pressure: float | None
    cloud_cover: float | None
    precipitation: float | None
    precipitation_probability: float | None
    condition: Literal["clear", "mostly_clear", "partly_cloudy", "cloudy", "fog", "haze", "smoke", "dust", "drizzle", "freezing_drizzle", "rain", "heavy_rain", "freezing_rain", "rain_showers", "sleet", "snow", "heavy_snow", "snow_showers", "thunderstorm", "hail", "tornado", "tropical_storm", None]
    condition_name: str | None
    condition_emoji: str | None
    is_day: bool | None


class WeatherDeepDays(TypedDict):
    date: str
    condition: Literal["clear", "mostly_clear", "partly_cloudy", "cloudy", "fog", "haze", "smoke", "dust", "drizzle", "freezing_drizzle", "rain", "heavy_rain", "freezing_rain", "rain_showers", "sleet", "snow", "heavy_snow", "snow_showers", "thunderstorm", "hail", "tornado", "tropical_storm", None]
    condition_name: str | None
    condition_emoji: str | None
    temperature_max: float | None
    temperature_max_f: float | None
    temperature_min: float | None
    temperature_min_f: float | None
    precipitation: float | None
    precipitation_probability: float | None
    wind_speed: float | None
    wind_speed_mph: float | None
    wind_gust: float | None
    wind_gust_mph: float | None
    uv_index: float | None
    sunrise: str | None
    sunset: str | None


class WeatherDeepAir(TypedDict):
    """Air quality. Null when the provider does not offer it (`met-no` and `nws`)."""
    observed_at: str
    european_aqi: float | None
    us_aqi: float | None
    pm2_5: float | None
    pm10: float | None
    carbon_monoxide: float | None
    nitrogen_dioxide: float | None
    sulphur_dioxide: float | None
    ozone: float | None


class WeatherDeep(TypedDict):
    current: NotRequired[WeatherDeepCurrent]
    forecast: NotRequired[list[WeatherDeepForecast] | None]
    alerts: NotRequired[list[WeatherDeepAlerts] | None]
    minutes: NotRequired[list[WeatherDeepMinutes] | None]
    hours: NotRequired[list[WeatherDeepHours] | None]
    days: NotRequired[list[WeatherDeepDays] | None]
    air: NotRequired[WeatherDeepAir | None]


class ZoneCountries(TypedDict):
    country: str


class Zone(TypedDict):
    timezone: str
    naming_area: str | None
    canonical: Timezone
    equivalents: list[Timezone]
    countries: list[ZoneCountries]
    windows_ids: list[str]
    posix: str | None
    vtimezone: str
    deep: NotRequired[dict[str, Any]]


ErrorCode = Literal["invalid_request", "ambiguous_time", "nonexistent_time", "invalid_api_key", "permission_denied", "plan_required", "not_found", "rate_limited", "quota_exceeded", "server_error", "service_unavailable"]


class Error(TypedDict):
    """The body of every error response. Branch on code, show message, log request_id."""
    code: ErrorCode
    message: str
    docs: str
    request_id: str
    param: NotRequired[str]


class Problem(TypedDict):
    """The same error as RFC 9457 problem details, for clients that accept application/problem+json."""
    type: str
    title: str
    status: int
    detail: str
    instance: str
    code: ErrorCode
    param: NotRequired[str]
