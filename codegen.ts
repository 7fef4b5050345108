import type { CodegenConfig } from '@graphql-codegen/cli';

/** Resolver types for each subgraph, from its SDL; object types that resolvers hand on as models are mapped. */
const subgraph = (name: string, mappers: Record<string, string> = {}) => ({
  [`subgraphs/${name}/schema.generated.ts`]: {
    schema: `schema/${name}.graphql`,
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      federation: true,
      contextType: '../context.ts#LookupContext',
      useTypeImports: true,
      importExtension: '.ts',
      emitLegacyCommonJSImports: false,
      enumsAsTypes: true,
      defaultScalarType: 'unknown',
      scalars: { ID: { input: 'string', output: 'string' } },
      inputMaybeValue: 'T | null | undefined',
      maybeValue: 'T | null',
      mappers,
    },
  },
});

/** Resolvers hand these types on as models of their own; the paths are relative to the subgraph. */
const company = {
  Company: './directory/profile.ts#CompanyProfile',
  CompanyAddress: './directory/profile.ts#ProfileAddress',
  CompanyJurisdiction: './directory/profile.ts#ProfileJurisdiction',
  CompanyConnection: './directory/directory.ts#ListPage',
  CompanyRegistration: './directory/registration.ts#RegisteredCompany',
  CompanyMatch: './directory/index-companies.ts#Match',
  CompanyTextMatch: './directory/index-companies.ts#TextMatch',
  CompanyTickerMatch: './directory/index-companies.ts#TickerMatch',
  CompanyIdentifierMatch: './directory/index-companies.ts#IdentifierMatch',
  Bin: './bin/bin.ts#BinRecord',
  Country: './country.ts#CountryReference',
  Currency: './currency/currencies.ts#CurrencyRecord',
  CurrencyUse: './currency/currencies.ts#CurrencyUseRecord',
  Domain: '{ name: string }',
  ExchangeRate: './rates/index.ts#ExchangeRateRecord',
  Iban: './iban/iban.ts#IbanRecord',
  Naics: './naics/index.ts#NaicsResult',
  NaicsMatch: './naics/index.ts#NaicsFinding',
  Npi: './npi/index.ts#NpiRecord',
  Vin: './vin/index.ts#VinRecord',
  TariffLine: './tariff/index.ts#TariffRecord',
  TariffSection: './tariff/chapters.ts#TariffSectionRecord',
  Vat: './vat/index.ts#VatQuestion',
  VatAddress: './vat/vies.ts#VatAddressRecord',
  VatRegistration: './vat/vies.ts#VatRegistrationRecord',
};

const geo = {
  Airport: '../../db/snapshot/terminals.ts#AirportRow',
  Asn: '../../db/snapshot/networks.ts#SystemRow',
  Address: './address/index.ts#AddressModel',
  Bloc: './bloc.ts#BlocModel',
  BlocMember: './bloc.ts#BlocMemberModel',
  FormerBlocMember: './bloc.ts#FormerMemberModel',
  City: './city-model.ts#CityModel',
  Continent: './continent.ts#ContinentModel',
  Country: '../../db/snapshot/countries.ts#CountryRow',
  Dataset: '../../db/snapshot/places.ts#DatasetRow',
  Ip: './ip/ip.ts#IpModel',
  Elevation: './elevation/estimate.ts#Height',
  District: '../../db/snapshot/districts.ts#DistrictRow',
  Postal: './postal-model.ts#PostalModel',
  PostalDistance: './postal-model.ts#PostalPair',
  Language: '../../db/snapshot/languages.ts#LanguageRow',
  Location: './location/location.ts#LocationModel',
  Point: './point/point.ts#PointModel',
  Port: '../../db/snapshot/terminals.ts#PortRow',
  State: '../../db/snapshot/states.ts#StateRow',
  Weather: './weather/index.ts#WeatherModel',
  WeatherAir: './weather/forecast.ts#Air',
  WeatherAlert: './weather/forecast.ts#Alert',
  WeatherDay: './weather/forecast.ts#Day',
  WeatherDayPart: './weather/forecast.ts#DayPart',
  WeatherObservation: './weather/observation.ts#Observation',
  WeatherStation: './weather/index.ts#WeatherModel',
};

const time = {
  CalendarDate: './date/calendar-date.ts#DateFacts',
  Clock: './clock.ts#ClockModel',
  Country: './country.ts#CountryReference',
  CountryLocation: './location.ts#CountryLocationModel',
  Location: './location.ts#LocationReference',
  Point: './point.ts#PointReference',
  Timezone: './timezone.ts#TimezoneModel',
  Transition: './clock.ts#TransitionModel',
  DstSeason: './clock.ts#SeasonModel',
  WallTimeResolution: './clock.ts#ResolutionModel',
  ZoneCatalog: './zones.ts#ZoneCatalogModel',
  ZoneRow: './zones.ts#ZoneRowModel',
};

const contact = {
  Phone: './phone/phone.ts#PhoneModel',
  Carrier: './phone/carrier.ts#CarrierModel',
  Caller: './phone/caller.ts#CallerModel',
  Hlr: './phone/hlr.ts#HlrModel',
  Country: '{ code: string }',
  Email: './email/email.ts#EmailModel',
  Domain: './domain/domain-model.ts#DomainModel',
  MailExchange: './dns/mail-exchange.ts#MailExchangeModel',
  Useragent: './useragent/useragent.ts#UseragentModel',
  Mac: './mac.ts#MacModel',
  PersonName: './name/name.ts#NameModel',
  Emoji: './emoji/emoji.ts#EmojiModel',
};

const config: CodegenConfig = {
  generates: {
    ...subgraph('geo', geo),
    ...subgraph('company', company),
    ...subgraph('time', time),
    ...subgraph('contact', contact),
  },
};

export default config;
