import { readFacts } from '../../../facts/fact-table.ts';

export interface EdgarPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Subdivision code within the country. */
  readonly state: string | null;
}

let cachedPlaces: ReadonlyMap<string, EdgarPlace> | undefined;

function readForeignPlaces(): ReadonlyMap<string, EdgarPlace> {
  cachedPlaces ??= new Map(
    readFacts('company/edgar-places').map(({ code = '', country = '', state = '' }) => [
      code,
      { country, state: state === '' ? null : state },
    ]),
  );
  return cachedPlaces;
}

const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND ' +
    'OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP'
  ).split(' '),
);

/** Finds the place of an EDGAR code. Two letters are a US state: CA is California, not Canada. */
export function findPlace(code: string | null): EdgarPlace | null {
  if (code === null) return null;
  return states.has(code) ? { country: 'US', state: code } : (readForeignPlaces().get(code) ?? null);
}
