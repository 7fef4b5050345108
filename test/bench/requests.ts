import { iso6393 } from 'iso-639-3';
import type { RequestList, Server } from './servers.ts';

export interface BenchRequest extends RequestList {
  readonly name: string;
  /** The target ratio to a bare node:http server. */
  readonly aim: number;
}

const document = `query Main($name: String!, $country: ID) { city(name: $name, country: $country) { id name population country { code name currency { code symbol } } state { code name } timezone { id now { at offset abbreviation dst unix } } } }`;

const buildBody = (name: string, country: string) =>
  JSON.stringify({ query: document, variables: { name, country } });

/** The query of the README, with literal values. */
export const mainBody = JSON.stringify({
  query: document
    .replace(/^.*?\{ /, '{ ')
    .replace('$name', '"Paris"')
    .replace('$country', '"FR"'),
});

/** Requests that the benchmark repeats. */
export const repeatedRequests: readonly BenchRequest[] = [
  { name: 'one subgraph: /language/fr', paths: ['/language/fr'], aim: 0.62 },
  { name: 'one subgraph: /currency/EUR', paths: ['/currency/EUR'], aim: 0.62 },
  { name: '/city/paris?country=FR', paths: ['/city/paris?country=FR'], aim: 0.5 },
  { name: '/time/Europe/Paris', paths: ['/time/Europe/Paris'], aim: 0.45 },
  { name: 'four subgraphs: /country/FR', paths: ['/country/FR'], aim: 0.42 },
  { name: 'typeahead: /city?q=san&country=US', paths: ['/city?q=san&country=US'], aim: 0.35 },
  { name: 'POST of the main query', paths: ['/graphql'], bodies: [mainBody], aim: 0.38 },
];

interface Country {
  readonly code: string;
  readonly alpha3: string | null;
  readonly name: string;
  readonly cities: readonly { readonly name: string }[] | null;
}

/** Returns thousands of different requests of the same kinds. No request repeats within a second. */
export async function buildDistinctRequests({ url, key }: Server): Promise<readonly BenchRequest[]> {
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const query = '{ countries { code alpha3 name cities(limit: 30) { name } } }';
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { countries: readonly Country[] } };
  const zones = (await (await fetch(`${url}/time/zones`, { headers })).json()) as {
    timezones: readonly string[];
  };
  const cities = data.countries.flatMap(({ code, cities }) =>
    (cities ?? []).map(({ name }) => ({ country: code, name })),
  );
  const encodePath = (name: string) => encodeURIComponent(name);
  // A permutation of the cities in which neighbours are in different countries.
  const shuffledCities = cities.map(
    (_, index) => cities[(index * 7919) % cities.length] ?? { country: '', name: '' },
  );
  const countries = data.countries.flatMap(({ code, alpha3, name }) =>
    [code, alpha3 ?? code, code.toLowerCase(), encodePath(name)].flatMap((each) => [
      `/country/${each}`,
      `/country/${each}?deep=false`,
      `/country/${each}?deep=true`,
    ]),
  );
  return [
    {
      name: 'one subgraph: /language/{code}',
      paths: iso6393.map(({ iso6393: code }) => `/language/${code}`),
      aim: 0.62,
    },
    {
      name: '/city/{name}?country=',
      paths: shuffledCities.map(({ name, country }) => `/city/${encodePath(name)}?country=${country}`),
      aim: 0.5,
    },
    { name: '/time/{zone}', paths: zones.timezones.map((zone) => `/time/${zone}`), aim: 0.45 },
    { name: 'four subgraphs: /country/{code}, a third deep', paths: countries, aim: 0.42 },
    {
      name: 'typeahead: /city?q={four letters}',
      paths: shuffledCities.map(({ name }) => `/city?q=${encodePath(name.slice(0, 4))}`),
      aim: 0.35,
    },
    {
      name: 'POST of the main query, different variables',
      paths: ['/graphql'],
      bodies: shuffledCities.map(({ name, country }) => buildBody(name, country)),
      aim: 0.38,
    },
  ];
}
