import type { Route } from './route.ts';
import { addressRoutes } from './routes/address.ts';
import { asnRoutes } from './routes/asn.ts';
import { binRoutes } from './routes/bin.ts';
import { blocRoutes } from './routes/bloc.ts';
import { callerRoutes } from './routes/caller.ts';
import { carrierRoutes } from './routes/carrier.ts';
import { cityRoutes } from './routes/city.ts';
import { companyRoutes } from './routes/company.ts';
import { continentRoutes } from './routes/continent.ts';
import { countryRoutes } from './routes/country.ts';
import { currencyRoutes } from './routes/currency.ts';
import { datasetsRoutes } from './routes/datasets.ts';
import { dateRoutes } from './routes/date.ts';
import { districtRoutes } from './routes/district.ts';
import { dnsRoutes } from './routes/dns.ts';
import { domainRoutes } from './routes/domain.ts';
import { elevationRoutes } from './routes/elevation.ts';
import { emailRoutes } from './routes/email.ts';
import { emojiRoutes } from './routes/emoji.ts';
import { hlrRoutes } from './routes/hlr.ts';
import { holidayRoutes } from './routes/holiday.ts';
import { ibanRoutes } from './routes/iban.ts';
import { ipRoutes } from './routes/ip.ts';
import { languageRoutes } from './routes/language.ts';
import { macRoutes } from './routes/mac.ts';
import { measureRoutes } from './routes/measure.ts';
import { mxRoutes } from './routes/mx.ts';
import { naicsRoutes } from './routes/naics.ts';
import { nameRoutes } from './routes/name.ts';
import { npiRoutes } from './routes/npi.ts';
import { phoneRoutes } from './routes/phone.ts';
import { pointRoutes } from './routes/point.ts';
import { postalRoutes } from './routes/postal.ts';
import { stateDistrictRoutes, stateRoutes } from './routes/state.ts';
import { tariffRoutes } from './routes/tariff.ts';
import { timeRoutes } from './routes/time.ts';
import { timezoneRoutes } from './routes/timezone.ts';
import { useragentRoutes } from './routes/useragent.ts';
import { vatRoutes } from './routes/vat.ts';
import { vinRoutes } from './routes/vin.ts';
import { weatherRoutes } from './routes/weather.ts';

/** People and the ways to reach them: the families whose facts the subgraph contact has. */
export const contactRoutes: readonly Route[] = [
  ...phoneRoutes,
  ...carrierRoutes,
  ...callerRoutes,
  ...hlrRoutes,
  ...emailRoutes,
  ...domainRoutes,
  ...mxRoutes,
  ...dnsRoutes,
  ...useragentRoutes,
  ...macRoutes,
  ...nameRoutes,
  ...emojiRoutes,
];

/** THE table: every documented GET path of the service, in the order in which help lists them. */
export const routes: readonly Route[] = [
  ...continentRoutes,
  ...blocRoutes,
  ...countryRoutes,
  ...stateRoutes,
  ...cityRoutes,
  ...languageRoutes,
  ...ipRoutes,
  ...asnRoutes,
  ...pointRoutes,
  ...addressRoutes,
  ...elevationRoutes,
  ...weatherRoutes,
  ...districtRoutes,
  ...stateDistrictRoutes,
  ...postalRoutes,
  ...timeRoutes,
  ...timezoneRoutes,
  ...holidayRoutes,
  ...dateRoutes,
  ...measureRoutes,
  ...currencyRoutes,
  ...ibanRoutes,
  ...binRoutes,
  ...vatRoutes,
  ...npiRoutes,
  ...vinRoutes,
  ...tariffRoutes,
  ...naicsRoutes,
  ...contactRoutes,
  ...companyRoutes,
  ...datasetsRoutes,
];
