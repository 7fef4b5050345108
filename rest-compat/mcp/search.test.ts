import { expect, test } from 'vitest';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { routes } from '../routes/index.ts';
import { Catalog } from './catalog.ts';

const catalog = new Catalog(routes, buildApiSchema(readSupergraph()));

/**
 * Questions of people to an agent, with the operations that answer them. The first search result must be one of these
 * operations.
 */
const questions: readonly (readonly [question: string, ...paths: string[]])[] = [
  ['what time is it in Oslo', '/time'],
  ['current time in Tokyo', '/time', '/time/{timezone+}'],
  ['vpn', '/ip/{ip}'],
  ['vpn detection', '/ip/{ip}'],
  ['is 8.8.8.8 a proxy', '/ip/{ip}'],
  ['where is this IP located', '/ip/{ip}'],
  ['ip geolocation', '/ip/{ip}'],
  ['what is my ip address', '/ip'],
  ['who owns AS15169', '/asn/{asn}'],
  ['which prefixes does an autonomous system announce', '/asn/{asn}'],
  ['population of Berlin', '/city/{name}', '/country/{code}'],
  ['coordinates of Paris', '/city/{name}'],
  ['autocomplete city names', '/city'],
  ['cities near Oslo', '/city/{name}/nearby'],
  ['towns within 20 km of a city', '/city/{name}/nearby'],
  ['capital of France', '/country/{code}'],
  ['flag of Japan', '/country/{code}'],
  ['list all countries', '/country'],
  ['which languages are spoken in Switzerland', '/country/{code}'],
  ['calling code of Norway', '/country/{code}'],
  ['on which side do people drive in Australia', '/country/{code}'],
  ['states of the United States', '/country/{code}/states', '/state/{code}'],
  ['provinces of Canada', '/country/{code}/states'],
  ['members of the EU', '/bloc/{code}/countries', '/bloc/{code}'],
  ['NATO member countries', '/bloc/{code}/countries'],
  ['countries in Africa', '/continent/{code}/countries'],
  ['zip code 90210', '/postal/{code}'],
  ['postcode lookup', '/postal/{code}'],
  ['which town has this postal code', '/postal/{code}'],
  ['zip codes within 10 miles', '/postal/{code}/nearby'],
  ['how far apart are two zip codes', '/postal/{code}/distance/{other}'],
  ['validate a street address', '/address/{address}'],
  ['geocode an address', '/address/{address}'],
  ['address autocomplete', '/address'],
  ['reverse geocode coordinates', '/point'],
  ['which country is at 59.9, 10.7', '/point'],
  ['elevation of a point', '/elevation'],
  ['how high above sea level', '/elevation'],
  ['weather tomorrow in Bergen', '/weather'],
  ['will it rain', '/weather'],
  ['temperature forecast', '/weather'],
  ['validate phone number', '/phone/{number}'],
  ['format +44 20 7946 0958 as E.164', '/phone/{number}'],
  ['is this number mobile or landline', '/carrier/{number}', '/phone/{number}'],
  ['which carrier is a phone number on', '/carrier/{number}'],
  ['voip detection', '/carrier/{number}'],
  ['who called me', '/caller/{number}'],
  ['caller id name', '/caller/{number}'],
  ['is a mobile phone reachable or roaming', '/hlr/{number}'],
  ['is this e-mail disposable', '/email/{email}'],
  ['verify jane@example.com', '/email/{email}'],
  ['typo in email address', '/email/{email}'],
  ['mail servers of a domain', '/mx/{domain}'],
  ['mx records', '/mx/{domain}'],
  ['dns txt record', '/dns/{domain}'],
  ['nameservers of example.com', '/dns/{domain}', '/domain/{domain}'],
  ['when does a domain expire', '/domain/{domain}'],
  ['whois example.com', '/domain/{domain}'],
  ['domain registrar', '/domain/{domain}'],
  ['vendor of a MAC address', '/mac/{mac}'],
  ['who made the device 00:1A:11:00:00:00', '/mac/{mac}'],
  ['browser and os of a user agent', '/useragent'],
  ['detect bots', '/useragent'],
  ['split a full name into first and last name', '/name/{name}'],
  ['parse a person name', '/name/{name}'],
  ['what does this emoji mean', '/emoji/{emoji}', '/emoji'],
  ['search emojis for party', '/emoji'],
  ['stock ticker AAPL', '/company'],
  ['company by website', '/company'],
  ['find a company by name', '/company'],
  ['company registration number', '/company/{number}'],
  ['look up a business in the Norwegian register', '/company/{number}'],
  ['convert 100 USD to EUR', '/currency/{base}/{quote}'],
  ['exchange rate', '/currency/{base}/{quote}'],
  ['historical exchange rate of the yen', '/currency/{base}/{quote}'],
  ['symbol of a currency', '/currency/{code}'],
  ['validate an IBAN', '/iban/{iban}'],
  ['which bank has DE89370400440532013000', '/iban/{iban}'],
  ['bic of a bank account', '/iban/{iban}'],
  ['issuer of a credit card', '/bin/{bin}'],
  ['first six digits of a card number', '/bin/{bin}'],
  ['check a VAT number', '/vat/{number}'],
  ['is a eu tax id valid', '/vat/{number}'],
  ['decode a VIN', '/vin/{vin}'],
  ['make and model of a car', '/vin/{vin}'],
  ['vehicle recalls', '/vin/{vin}'],
  ['look up a doctor by NPI', '/npi/{npi}'],
  ['customs duty on coffee', '/tariff', '/tariff/{code}'],
  ['hs code search', '/tariff'],
  ['industry code for software', '/naics', '/naics/{code}'],
  ['public holidays in Germany 2026', '/holiday/{country}'],
  ['is 2026-12-25 a holiday in Norway', '/holiday/{country}/{date}'],
  ['long weekends this year', '/holiday/{country}/bridges'],
  ['add five business days to a date', '/date/{date}/business'],
  ['what day of the week is 2026-11-27', '/date/{date+}', '/date'],
  ['days between two dates', '/date', '/date/{date+}'],
  ['iso week number of a date', '/date/{date+}'],
  ['convert miles to kilometres', '/measure/{measure+}'],
  ['5 kg in pounds', '/measure/{measure+}'],
  ['98.6 fahrenheit in celsius', '/measure/{measure+}'],
  ['list all time zones', '/time/zones'],
  ['time zones of a country', '/time/zones'],
  ['when do the clocks change', '/time/zones/{timezone+}'],
  ['daylight saving time rules of Berlin', '/time/zones/{timezone+}'],
  ['convert a meeting time to another time zone', '/time/{timezone+}', '/time'],
  ['which script does a language use', '/language/{code}'],
  ['name of a language code', '/language/{code}'],
  ['licence of the data', '/datasets'],
];

const firstHit = (question: string): string =>
  /^([^:]*\}?[^:]*?): /.exec(catalog.search(question))?.[1] ?? '';

test('the MCP search finds the correct operation as the first result for at least 90 % of the questions', () => {
  const missed = questions
    .map(([question, ...paths]) => ({ question, paths, first: firstHit(question) }))
    .filter(({ paths, first }) => !paths.includes(first));
  const share = 1 - missed.length / questions.length;
  expect(questions.length).toBeGreaterThanOrEqual(100);
  expect(share, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.9);
});

test('the MCP search shows the example that matches the question', () => {
  expect(catalog.search('what time is it in Oslo')).toMatch(/^\/time: .*\n {2}run \/time\?city=/);
});

test('the MCP search does not cut a sentence at an abbreviation', () => {
  for (const [question] of questions) expect(catalog.search(question)).not.toMatch(/\bU\.S\.(?:\n|$)/);
});
