import { describe, expect, test } from 'vitest';
import { catchRejection } from '../../../test/support/rejection.ts';
import {
  locate,
  type Candidate,
  type LocationArguments,
  type LocationModel,
  type PlaceSource,
  type PlaceSources,
} from './location.ts';

const createCandidate = (facts: Partial<Candidate> = {}): Candidate => ({
  id: null,
  name: null,
  country: null,
  state: null,
  timezone: 'UTC',
  latitude: null,
  longitude: null,
  ...facts,
});

/** A dataset that records the lookups it receives. */
function createSource(found: readonly Candidate[], label = 'test') {
  const queries: unknown[] = [];
  const source: PlaceSource = {
    label,
    find(value, context) {
      queries.push([value, context]);
      return found;
    },
  };
  return { source, requested: queries };
}

const locateNow = (given: LocationArguments, sources: PlaceSources): LocationModel => {
  const location = locate(given, sources);
  if (location instanceof Promise) throw new Error('a dataset that answers at once is answered at once');
  return location;
};
const locateCity = (...found: Candidate[]) => locateNow({ city: 'x' }, { city: createSource(found).source });

describe('resolving a selector', () => {
  test('a location is resolved for a single place with a zone, ambiguous for several places, and otherwise not_found', () => {
    expect(locateCity(createCandidate()).status).toBe('resolved');
    expect(locateCity().status).toBe('not_found');
    expect(locateCity(createCandidate({ timezone: null })).status).toBe('not_found');
    expect(locateCity(createCandidate({ timezone: '' })).status).toBe('not_found');
    // Places in the same time zone are ambiguous too, because either can be meant.
    expect(locateCity(createCandidate({ id: 'a' }), createCandidate({ id: 'b' })).status).toBe('ambiguous');
    expect(locateCity(createCandidate({ timezone: null }), createCandidate({ timezone: null })).status).toBe(
      'ambiguous',
    );
  });

  test('the candidates of a location are sorted by country, state, name and id, with unknown values first', () => {
    const orderedCandidates = [
      createCandidate({ name: 'Z' }),
      createCandidate({ country: 'CA', state: 'ON', name: 'London' }),
      createCandidate({ country: 'GB', state: null, name: 'London' }),
      createCandidate({ country: 'GB', state: 'ENG', name: 'London', id: 'city_1' }),
      createCandidate({ country: 'GB', state: 'ENG', name: 'London', id: 'city_2' }),
      createCandidate({ country: 'GB', state: 'SCT', name: 'Abbey' }),
    ];
    expect(locateCity(...orderedCandidates.toReversed()).candidates).toEqual(orderedCandidates);
    expect(locateCity(...orderedCandidates).candidates).toEqual(orderedCandidates);
  });

  test('the candidates of a location keep the zones of one country in the order of the dataset', () => {
    const zones = ['America/New_York', 'America/Chicago', 'America/Denver'];
    const location = locateCity(...zones.map((timezone) => createCandidate({ country: 'US', timezone })));
    expect(location.candidates.map(({ timezone }) => timezone)).toEqual(zones);
  });

  test('a location lists at most fifty candidates and reports when there are more', () => {
    const locateMany = (count: number) =>
      locateCity(...Array.from({ length: count }, (_, at) => createCandidate({ id: `${100 + at}` })));
    expect(locateMany(50)).toMatchObject({ truncated: false, status: 'ambiguous' });
    expect(locateMany(50).candidates).toHaveLength(50);
    expect(locateMany(51)).toMatchObject({ truncated: true });
    expect(locateMany(51).candidates.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, at) => `${100 + at}`),
    );
  });

  test('the source of a location is the label of its dataset, or the source that the record names', () => {
    expect(locateCity(createCandidate()).source).toBe('test');
    expect(locateCity().source).toBe('test');
    expect(locateCity(createCandidate({ source: 'a feed' })).source).toBe('a feed');
  });

  test('locate returns a promise when the dataset is asynchronous', async () => {
    const find = async () => [createCandidate({ name: 'later' })];
    await expect(locate({ city: 'x' }, { city: { label: 'slow', find } })).resolves.toMatchObject({
      status: 'resolved',
      candidates: [{ name: 'later' }],
    });
  });
});

describe('validating selectors', () => {
  test.each([
    [{ city: ' Oslo ' }, 'city', 'Oslo', {}],
    [
      { city: 'Springfield', country: 'us', state: 'il' },
      'city',
      'Springfield',
      { country: 'US', state: 'IL' },
    ],
    [{ iata: 'jfk' }, 'iata', 'JFK', {}],
    [{ icao: 'egll' }, 'icao', 'EGLL', {}],
    [{ unlocode: 'nl rtm' }, 'unlocode', 'NLRTM', {}],
    [{ ip: '2606:4700:4700:0:0:0:0:1111' }, 'ip', '2606:4700:4700::1111', {}],
    [{ address: '1 Main St', country: 'US' }, 'address', '1 Main St', { country: 'US' }],
    [{ city: 'Oslo', iata: null, country: null }, 'city', 'Oslo', {}],
  ] as const)(
    'a location with the selectors %j queries the dataset %s for %s',
    (given, type, value, context) => {
      const { source, requested } = createSource([createCandidate()]);
      expect(locateNow(given, { [type]: source }).input).toEqual({ type, value });
      expect(requested).toEqual([[value, context]]);
    },
  );

  test.each([
    [{}, 'city'],
    [{ country: 'US' }, 'city'],
    [{ city: 'Oslo', iata: 'OSL' }, 'iata'],
    // Each value is validated on its own first: the malformed one is reported.
    [{ city: '', iata: 'OSL' }, 'city'],
    [{ city: 'Oslo', iata: 'OSLO' }, 'iata'],
    [{ ip: '300.1.1.1' }, 'ip'],
    [{ unlocode: 'NLRT' }, 'unlocode'],
    [{ icao: 'EGL' }, 'icao'],
    [{ city: 'x'.repeat(201) }, 'city'],
    [{ address: 'x'.repeat(201), country: 'US' }, 'address'],
    [{ address: '1 Main St' }, 'country'],
    [{ iata: 'OSL', country: 'NO' }, 'country'],
  ] as const)(
    'a location with the selectors %j is rejected, and the error names the parameter %s',
    (given, param) => {
      const { source, requested } = createSource([createCandidate()]);
      const sources = {
        city: source,
        iata: source,
        ip: source,
        address: source,
        unlocode: source,
        icao: source,
      };
      expect(catchRejection(() => locate(given, sources))).toMatchObject({ code: 'invalid_request', param });
      expect(requested).toEqual([]);
    },
  );

  test('a location selector may have up to 200 characters', () => {
    const { source } = createSource([createCandidate()]);
    expect(locateNow({ city: 'x'.repeat(200) }, { city: source }).status).toBe('resolved');
    const address = { address: 'x'.repeat(200), country: 'US' };
    expect(locateNow(address, { address: source }).status).toBe('resolved');
  });

  test('a location lookup throws service_unavailable, never not_found, when the dataset is not loaded', () => {
    expect(catchRejection(() => locate({ iata: 'OSL' }, {}))).toMatchObject({ code: 'service_unavailable' });
  });

  test('the location of a special-use address is not_found, and its lookup does not query the dataset', () => {
    const { source, requested } = createSource([createCandidate()], 'networks');
    for (const ip of ['10.0.0.1', '127.0.0.1', '::1', 'fd00::1', '192.0.2.1']) {
      expect(locateNow({ ip }, { ip: source })).toMatchObject({
        status: 'not_found',
        candidates: [],
        source: 'networks',
      });
      expect(locateNow({ ip }, {})).toMatchObject({ status: 'not_found', source: 'ip_location' });
    }
    expect(requested).toEqual([]);
    expect(locateNow({ ip: '8.8.8.8' }, { ip: source }).status).toBe('resolved');
  });
});
