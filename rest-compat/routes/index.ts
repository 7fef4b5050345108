import type { Route } from '../routing/route.ts';
import { addressRoutes } from './address.ts';
import { asnRoutes } from './asn.ts';
import { binRoutes } from './bin.ts';
import { blocRoutes } from './bloc.ts';
import { callerRoutes } from './caller.ts';
import { carrierRoutes } from './carrier.ts';
import { cityRoutes } from './city.ts';
import { companyRoutes } from './company.ts';
import { continentRoutes } from './continent.ts';
import { countryRoutes } from './country.ts';
import { currencyRoutes } from './currency.ts';
import { datasetsRoutes } from './datasets.ts';
import { dateRoutes } from './date.ts';
import { districtRoutes } from './district.ts';
import { dnsRoutes } from './dns.ts';
import { domainRoutes } from './domain.ts';
import { elevationRoutes } from './elevation.ts';
import { emailRoutes } from './email.ts';
import { emojiRoutes } from './emoji.ts';
import { hlrRoutes } from './hlr.ts';
import { holidayRoutes } from './holiday.ts';
import { ibanRoutes } from './iban.ts';
import { ipRoutes } from './ip.ts';
import { languageRoutes } from './language.ts';
import { macRoutes } from './mac.ts';
import { measureRoutes } from './measure.ts';
import { mxRoutes } from './mx.ts';
import { naicsRoutes } from './naics.ts';
import { nameRoutes } from './name.ts';
import { npiRoutes } from './npi.ts';
import { phoneRoutes } from './phone.ts';
import { pointRoutes } from './point.ts';
import { postalRoutes } from './postal.ts';
import { stateDistrictRoutes, stateRoutes } from './state.ts';
import { tariffRoutes } from './tariff.ts';
import { timeRoutes } from './time.ts';
import { timezoneRoutes } from './timezone.ts';
import { useragentRoutes } from './useragent.ts';
import { vatRoutes } from './vat.ts';
import { vinRoutes } from './vin.ts';
import { weatherRoutes } from './weather.ts';

/** The families of the subgraph contact: phone numbers, email, domains, names and related lookups. */
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

/** All documented GET paths of the service, in the order in which help lists them. */
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
