import { Random } from '../fuzz/random.ts';
import { routes } from '../../rest-compat/routes/index.ts';

/** A valid request. The response may be `not_found`. */
export interface SoakRequest {
  /** The first segment of its path. */
  readonly family: string;
  readonly target: string;
  readonly body?: string;
  readonly type?: string;
}

const getFamily = (target: string): string => target.split(/[/?]/)[1] ?? '';
const get = (target: string): SoakRequest => ({ family: getFamily(target), target });
const buildGraphqlRequest = (query: string, variables: object = {}): SoakRequest => ({
  family: 'graphql',
  target: '/graphql',
  type: 'application/json',
  body: JSON.stringify({ query, variables }),
});

const examples: readonly SoakRequest[] = routes.flatMap((route) =>
  route.examples.map(({ path }) => get(path)),
);
const zones = Intl.supportedValuesOf('timeZone');
const countries = ['FR', 'DE', 'US', 'JP', 'NO', 'BR', 'IN', 'ZA', 'MX', 'PL'];
const languages = ['de', 'fr', 'ja', 'ar', 'pt-BR', 'zh-Hant', 'ru', 'sw'];
const letters = 'abcdefghijklmnoprstuvyz';

const generateDigits = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.below(10)).join('');
const generateWord = (random: Random, length: number): string =>
  Array.from({ length }, () => letters.charAt(random.below(letters.length))).join('');
const generateDegrees = (random: Random, most: number): string => ((random.next() * 2 - 1) * most).toFixed(4);
const generateIpv4 = (random: Random): string => Array.from({ length: 4 }, () => random.below(256)).join('.');
const generateIpv6 = (random: Random): string =>
  `2${[3, 4, 4, 4].map((length) => random.below(16 ** length).toString(16)).join(':')}::1`;
const generateDay = (random: Random): string =>
  new Date(Date.UTC(1970, 0, 1) + random.below(40_000) * 86_400_000).toISOString().slice(0, 10);
const cityAndClock = `query ($name: String!) { city(name: $name) { id name population country { code name currency { code } } timezone { id now { at offset } } } }`;

/** Requests with values that rarely repeat, for families that have enough values. */
const distinct: readonly ((random: Random) => SoakRequest)[] = [
  (random) => get(`/ip/${random.chance(0.8) ? generateIpv4(random) : generateIpv6(random)}`),
  (random) => get(`/city?q=${generateWord(random, 2 + random.below(5))}`),
  (random) => get(`/city/${generateWord(random, 5)}?country=${random.of(countries)}`),
  (random) =>
    get(`/postal/${generateDigits(random, 5)}?country=${random.of(['US', 'DE', 'FR', 'IT'])}&deep=true`),
  (random) => get(`/point?lat=${generateDegrees(random, 90)}&lon=${generateDegrees(random, 180)}`),
  (random) => get(`/elevation?lat=${generateDegrees(random, 60)}&lon=${generateDegrees(random, 180)}`),
  (random) => get(`/time/${random.of(zones)}?at=${generateDay(random)}T12:00&lang=${random.of(languages)}`),
  (random) => get(`/date/${generateDay(random)}?country=${random.of(countries)}`),
  (random) => get(`/holiday/${random.of(countries)}?year=${1990 + random.below(50)}`),
  (random) => get(`/country/${random.of(countries)}?lang=${random.of(languages)}&deep=true`),
  (random) => get(`/phone/+1212${generateDigits(random, 7)}`),
  (random) => get(`/bin/${generateDigits(random, 8)}`),
  (random) => get(`/mac/${generateDigits(random, 12)}`),
  (random) => get(`/company?q=${generateWord(random, 4)}`),
  (random) =>
    get(`/useragent?ua=Mozilla/5.0%20(Linux)%20Chrome/${random.below(140)}.0.${generateDigits(random, 4)}.1`),
  (random) => buildGraphqlRequest(cityAndClock, { name: generateWord(random, 4) }),
  // The value is part of the document, so each value creates a new document.
  (random) =>
    buildGraphqlRequest(
      `{ ip(address: "${generateIpv4(random)}") { country { code name } asn { number } } }`,
    ),
  (random) => ({
    family: 'bulk',
    target: '/bulk',
    type: 'application/x-ndjson',
    body: Array.from({ length: 50 }, () => `${JSON.stringify(`/ip/${generateIpv4(random)}`)}\n`).join(''),
  }),
];

/** Each documented example, and one request of each additional kind. */
export const warmUpQueries: readonly SoakRequest[] = [
  ...examples,
  ...distinct.map((request, index) => request(new Random(index))),
];

/** Returns a documented example or a request with new values. */
export const generateRequest = (random: Random): SoakRequest =>
  random.chance(0.3) ? random.of(examples) : random.of(distinct)(random);
