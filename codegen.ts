import type { CodegenConfig } from '@graphql-codegen/cli';
import react from './examples/react/codegen.ts';
import { printClientSchema, buildPublicSchema } from './router/compose/api-schema.ts';
import { readSupergraph } from './router/compose/supergraph.ts';

/**
 * Generates the resolver types of a subgraph from its SDL. @param mappers model types by GraphQL type, as
 * `<path>#<type>`
 */
const createSubgraphConfig = (name: string, mappers: Record<string, string> = {}) => ({
  [`subgraphs/${name}/schema.generated.ts`]: {
    schema: `schema/${name}.graphql`,
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      federation: true,
      contextType: '../../core/lookup-context.ts#LookupContext',
      useTypeImports: true,
      importExtension: '.ts',
      emitLegacyCommonJSImports: false,
      enumsAsTypes: true,
      defaultScalarType: 'unknown',
      scalars: Object.fromEntries(
        ['ID', 'Date', 'DateTime', 'EmailAddress', 'PhoneNumber', 'URL'].map((name) => [name, 'string']),
      ),
      inputMaybeValue: 'T | null | undefined',
      maybeValue: 'T | null',
      mappers,
    },
  },
});

/**
 * Model types by GraphQL type: the resolvers of a GraphQL type receive this model. Paths are relative to the subgraph.
 */
const companyMappers = {
  Company: './directory/profile.ts#CompanyProfile',
  CompanyAddress: './directory/profile.ts#ProfileAddress',
  CompanyJurisdiction: './directory/profile.ts#ProfileJurisdiction',
  CompanyConnection: './directory/directory.ts#ListPage',
  CompanyHostname: '{ readonly domain: string; readonly url: string | null }',
  CompanyEdge: './directory/directory.ts#ListEdge',
  CompanySearchConnection: './directory/directory.ts#SearchPage',
  CompanySearchEdge: './directory/directory.ts#SearchEdge',
  CurrencyConnection: './currency/resolvers.ts#CurrencyPage',
  PageInfo: '../validation/page.ts#PagePosition',
  CompanyRegistration: './registers/registration.ts#Registration',
  CompanyRegister:
    '{ readonly name: string | null; readonly countryCode: string | null; readonly numberTypes: string[]; readonly companyCount: number | null; readonly loaded: boolean }',
  CompanyMatch: './directory/index-companies.ts#Match',
  CompanyTextMatch: './directory/index-companies.ts#TextMatch',
  CompanyTickerMatch: './directory/index-companies.ts#TickerMatch',
  CompanyIdentifierMatch: './directory/index-companies.ts#IdentifierMatch',
  Bin: './bin/bin.ts#BinRecord',
  Country: './country/resolvers.ts#CountryReference',
  Currency: './currency/currencies.ts#CurrencyRecord',
  CurrencyUse: './currency/currencies.ts#CurrencyUseRecord',
  Domain: '{ name: string }',
  ExchangeRate: './rates/resolvers.ts#ExchangeRateRecord',
  ExchangeRates: './rates/resolvers.ts#ExchangeRatesRecord',
  QuotedRate: './rates/resolvers.ts#QuotedRateRecord',
  Iban: './iban/iban.ts#IbanRecord',
  Naics: './naics/edition.ts#NaicsRecord',
  NaicsMatch: './naics/resolvers.ts#NaicsSearchMatch',
  NaicsSearchResult: './naics/resolvers.ts#NaicsResult',
  Npi: './npi/resolvers.ts#NpiRecord',
  Vin: './vin/resolvers.ts#VinRecord',
  TariffLine: './tariff/resolvers.ts#TariffRecord',
  TariffSection: './tariff/chapters.ts#TariffSectionRecord',
  Vat: './vat/resolvers.ts#VatModel',
  VatAddress: './vat/printed-address.ts#VatAddressRecord',
  VatRegistration: './vat/vies.ts#VatRegistrationRecord',
};

const geoMappers = {
  Airport: '../../db/snapshot/airports-and-ports.ts#AirportRow',
  Asn: '../../db/snapshot/networks.ts#AutonomousSystemRow',
  Address: './address/resolvers.ts#AddressModel',
  Bloc: './bloc/resolvers.ts#BlocModel',
  BlocMember: './bloc/resolvers.ts#BlocMemberModel',
  FormerBlocMember: './bloc/resolvers.ts#FormerMemberModel',
  City: './city/city.ts#CityModel',
  CityConnection: './city/connection.ts#CityPage',
  CityEdge: './city/city.ts#CityModel',
  CitySearchConnection: './city/city.ts#CitySearchPage',
  CitySearchEdge: './city/city.ts#CitySearchEdgeModel',
  AirportConnection: './terminal/resolvers.ts#AirportPage',
  DatasetConnection: './dataset/dataset.ts#DatasetPage',
  DistrictConnection: './district/resolvers.ts#DistrictPage',
  LanguageConnection: './language/resolvers.ts#LanguagePage',
  PostalConnection: './postal/postal.ts#PostalPage',
  StateConnection: './state/resolvers.ts#StatePage',
  PageInfo: '../validation/page.ts#PagePosition',
  CityHit: './city/city.ts#CityHitModel',
  CityMatch: './city/city.ts#CityMatchModel',
  CitySearch: './city/city.ts#CitySearchModel',
  CityNeighbour: './city/city.ts#CityNeighbourModel',
  Continent: './continent/resolvers.ts#ContinentModel',
  Node: './node/resolvers.ts#NodeModel',
  Country: '../../db/snapshot/countries.ts#CountryRow',
  Currency: '{ readonly code: string }',
  Domain: '{ readonly name: string }',
  Dataset: './dataset/dataset.ts#DatasetModel',
  Ip: './ip/resolvers.ts#IpModel',
  Elevation: './elevation/estimate.ts#Height',
  District: '../../db/snapshot/districts.ts#DistrictRow',
  Postal: './postal/postal.ts#PostalModel',
  PostalDistance: './postal/postal.ts#PostalPair',
  PostalNeighbour: './postal/postal.ts#PostalNeighbourModel',
  Language: '../../db/snapshot/languages.ts#LanguageRow',
  Location: './location/location.ts#LocationModel',
  LocationCandidate: './location/location.ts#Candidate',
  Point: './point/resolvers.ts#PointModel',
  Port: '../../db/snapshot/airports-and-ports.ts#PortRow',
  State: '../../db/snapshot/states.ts#StateRow',
  Weather: './weather/resolvers.ts#WeatherModel',
  WeatherAir: './weather/forecast.ts#AirQuality',
  WeatherAlert: './weather/forecast.ts#Alert',
  WeatherDay: './weather/forecast.ts#Day',
  WeatherDayPart: './weather/forecast.ts#DayPart',
  WeatherObservation: './weather/observation.ts#Observation',
  WeatherStation: './weather/resolvers.ts#WeatherModel',
};

const timeMappers = {
  CalendarDate: './date/calendar-date.ts#DateFacts',
  Clock: './clock/resolvers.ts#ClockModel',
  Country: './country/resolvers.ts#CountryReference',
  CountryLocation: './location/resolvers.ts#CountryLocationModel',
  HolidayYear: './holiday/resolvers.ts#HolidayYearModel',
  Location: './location/resolvers.ts#LocationReference',
  Point: './point/resolvers.ts#PointReference',
  ClockSetting: './tz/compile.ts#LocalTimeType',
  PageInfo: '../validation/page.ts#PagePosition',
  Timezone: './timezone/resolvers.ts#TimezoneModel',
  TimezoneConnection: './timezone/resolvers.ts#TimezonePage',
  TimezoneDifference: './tz/differences.ts#ZoneDifferences',
  TimezoneDifferencePeriod: './tz/differences.ts#Difference',
  TimezoneDifferences: './editions/resolvers.ts#TimezoneDifferencesModel',
  Transition: './clock/resolvers.ts#TransitionModel',
  DstSeason: './clock/resolvers.ts#SeasonModel',
  WallTimeResolution: './clock/resolvers.ts#ResolutionModel',
  ZoneCatalog: './zones/resolvers.ts#ZoneCatalogModel',
  ZoneRow: './zones/resolvers.ts#ZoneRowModel',
};

const contactMappers = {
  Phone: './phone/resolvers.ts#PhoneModel',
  Carrier: './carrier/resolvers.ts#CarrierModel',
  Caller: './caller/resolvers.ts#CallerModel',
  Hlr: './hlr/resolvers.ts#HlrModel',
  Country: '{ code: string }',
  Email: './email/resolvers.ts#EmailModel',
  Domain: './domain/domain.ts#DomainModel',
  MailExchange: './mx/mail-exchange.ts#MailExchangeModel',
  Useragent: './useragent/resolvers.ts#UseragentModel',
  Mac: './mac/resolvers.ts#MacModel',
  PersonName: './name/resolvers.ts#NameModel',
  Emoji: './emoji/resolvers.ts#EmojiModel',
};

/** Returns the codegen configuration of an example. It uses the client schema of this repository, not a running service. */
const createExampleConfig = (
  name: string,
  { documents, generates }: CodegenConfig,
): CodegenConfig['generates'] =>
  Object.fromEntries(
    Object.entries(generates).map(([path, output]) => [
      `examples/${name}/${path}`,
      {
        ...output,
        schema: printClientSchema(buildPublicSchema(readSupergraph())),
        documents: [documents]
          .flat()
          .flatMap((document) => (typeof document === 'string' ? `examples/${name}/${document}` : [])),
      },
    ]),
  );

const codegenConfig: CodegenConfig = {
  generates: {
    ...createSubgraphConfig('geo', geoMappers),
    ...createSubgraphConfig('company', companyMappers),
    ...createSubgraphConfig('time', timeMappers),
    ...createSubgraphConfig('contact', contactMappers),
    ...createExampleConfig('react', react),
  },
};

export default codegenConfig;
