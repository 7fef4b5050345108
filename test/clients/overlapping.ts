/**
 * Operations that reach the same records by different paths and with different fields. A cache returns wrong data for one of
 * them if it identifies records by a field that is not a key, or stores values in a record that depend on the query.
 */
export const overlappingDocuments: readonly string[] = [
  '{ city(name: "Springfield", country: "US", state: "IL") { id name population timezone { id } state { iso31662 name } } }',
  '{ city(name: "Springfield", country: "US", state: "OR") { id name population timezone { id } state { iso31662 name } } }',
  '{ location(city: "Springfield", country: "US", state: "IL") { id latitude } }',
  '{ location(city: "Springfield", country: "US", state: "OR") { id latitude } }',
  '{ location(city: "Paris", country: "US", state: "TX") { id latitude } }',
  '{ location(city: "Paris", country: "FR") { id latitude } }',
  '{ country(code: "FR") { code name currency { code symbol } timezones { id } } }',
  '{ countries(codes: ["FR", "DE"]) { code callingCode currency { code name } } }',
  '{ ip(address: "8.8.8.8") { address countryCode country { code name } } }',
  '{ citySearch(query: "paris", limit: 5) { results { id name country { code } timezone { id } } } }',
  '{ city(name: "Paris", country: "FR") { id name country { code name } nearby(limit: 3) { distance city { id name } } } }',
  '{ cityNearest(latitude: 48.86, longitude: 2.35) { distance city { id name } } }',
  '{ postal(code: "10115", country: "DE") { id code country { code name } } }',
  '{ timezone(id: "America/Chicago") { id } state(code: "US-IL") { iso31662 name } }',
];

/** An operation without the key field of its record, so that a cache cannot identify the record. */
export const anonymousQuery = '{ country(code: "FR") { capital } }';

/** Returns the data of the service without a cache. */
export async function buildUniqueQueries(
  { url, key }: { readonly url: string; readonly key: string },
  query: string,
): Promise<unknown> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: unknown };
  if (errors !== undefined) throw new Error(`${query}: ${JSON.stringify(errors)}`);
  return data;
}

/** Returns the value without `__typename`, which clients add for their caches. */
export function removeTypenames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeTypenames);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) =>
      key === '__typename' ? [] : [[key, removeTypenames(each)]],
    ),
  );
}

/** An operation with deferred fragments: in another subgraph, in the same subgraph, within a list, and nested. */
export const deferredQuery = `
  query Deferred {
    country(code: "NO") {
      code
      name
      ... on Country @defer(label: "money") { currency { code symbol } }
      ... @defer(label: "zones") { timezones { id ... @defer(label: "abbreviations") { abbreviation: id } } }
    }
  }`;
