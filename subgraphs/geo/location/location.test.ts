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

const place = (facts: Partial<Candidate> = {}): Candidate => ({
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
function dataset(found: readonly Candidate[], label = 'test') {
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

const located = (given: LocationArguments, sources: PlaceSources): LocationModel => {
  const found = locate(given, sources);
  if (found instanceof Promise) throw new Error('a dataset that answers at once is answered at once');
  return found;
};
const ofCity = (...found: Candidate[]) => located({ city: 'x' }, { city: dataset(found).source });

describe('resolving a selector', () => {
  test('a location is resolved for a single place with a time zone, ambiguous for several places, otherwise not_found', () => {
    expect(ofCity(place()).status).toBe('resolved');
    expect(ofCity().status).toBe('not_found');
    expect(ofCity(place({ timezone: null })).status).toBe('not_found');
    expect(ofCity(place({ timezone: '' })).status).toBe('not_found');
    // Places in the same time zone are ambiguous too, because either can be meant.
    expect(ofCity(place({ id: 'a' }), place({ id: 'b' })).status).toBe('ambiguous');
    expect(ofCity(place({ timezone: null }), place({ timezone: null })).status).toBe('ambiguous');
  });

  test('the candidates of a location are sorted by country, state, name and id, unknown values first', () => {
    const ordered = [
      place({ name: 'Z' }),
      place({ country: 'CA', state: 'ON', name: 'London' }),
      place({ country: 'GB', state: null, name: 'London' }),
      place({ country: 'GB', state: 'ENG', name: 'London', id: 'city_1' }),
      place({ country: 'GB', state: 'ENG', name: 'London', id: 'city_2' }),
      place({ country: 'GB', state: 'SCT', name: 'Abbey' }),
    ];
    expect(ofCity(...ordered.toReversed()).candidates).toEqual(ordered);
    expect(ofCity(...ordered).candidates).toEqual(ordered);
  });

  test('the candidates of a location keep the zones of one country in the order of the dataset', () => {
    const zones = ['America/New_York', 'America/Chicago', 'America/Denver'];
    const found = ofCity(...zones.map((timezone) => place({ country: 'US', timezone })));
    expect(found.candidates.map(({ timezone }) => timezone)).toEqual(zones);
  });

  test('a location lists at most fifty candidates and reports when there are more', () => {
    const many = (count: number) =>
      ofCity(...Array.from({ length: count }, (_, at) => place({ id: `${100 + at}` })));
    expect(many(50)).toMatchObject({ truncated: false, status: 'ambiguous' });
    expect(many(50).candidates).toHaveLength(50);
    expect(many(51)).toMatchObject({ truncated: true });
    expect(many(51).candidates.map(({ id }) => id)).toEqual(
      Array.from({ length: 50 }, (_, at) => `${100 + at}`),
    );
  });

  test('the source of a location is the label of the dataset, or the source of the record itself', () => {
    expect(ofCity(place()).source).toBe('test');
    expect(ofCity().source).toBe('test');
    expect(ofCity(place({ source: 'a feed' })).source).toBe('a feed');
  });

  test('a location is a promise when the dataset is asynchronous', async () => {
    const find = async () => [place({ name: 'later' })];
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
  ] as const)('the selectors %j query the dataset %s for %s', (given, type, value, context) => {
    const { source, requested } = dataset([place()]);
    expect(located(given, { [type]: source }).input).toEqual({ type, value });
    expect(requested).toEqual([[value, context]]);
  });

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
  ] as const)('rejects %j and names the parameter %s', (given, param) => {
    const { source, requested } = dataset([place()]);
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
  });

  test('a location selector may have 200 characters', () => {
    const { source } = dataset([place()]);
    expect(located({ city: 'x'.repeat(200) }, { city: source }).status).toBe('resolved');
    const address = { address: 'x'.repeat(200), country: 'US' };
    expect(located(address, { address: source }).status).toBe('resolved');
  });

  test('a location lookup throws service_unavailable, never not_found, when the dataset is not loaded', () => {
    expect(catchRejection(() => locate({ iata: 'OSL' }, {}))).toMatchObject({ code: 'service_unavailable' });
  });

  test('the location of a special-use address is not_found, without a query of the dataset', () => {
    const { source, requested } = dataset([place()], 'networks');
    for (const ip of ['10.0.0.1', '127.0.0.1', '::1', 'fd00::1', '192.0.2.1']) {
      expect(located({ ip }, { ip: source })).toMatchObject({
        status: 'not_found',
        candidates: [],
        source: 'networks',
      });
      expect(located({ ip }, {})).toMatchObject({ status: 'not_found', source: 'ip_location' });
    }
    expect(requested).toEqual([]);
    expect(located({ ip: '8.8.8.8' }, { ip: source }).status).toBe('resolved');
  });
});
