import { expect, test } from 'vitest';
import { parseTable } from '../../../test/truth/facts.ts';
import { parseDefaultCountry, parseNumber, findPlanType } from './number.ts';

/**
 * Numbers of national plans. Columns: text, country of a national number, E.164, country, type, national format. The leading
 * digits determine the type. It is `unknown` when a plan does not distinguish fixed and mobile numbers, or the number is of
 * another kind.
 */
const numberRows = parseTable(`
(212) 555-0123 | | +12125550123 | US | unknown | (212) 555-0123
1-800-555-0199 | | +18005550199 | US | toll_free | (800) 555-0199
+1 888 555 0100 | | +18885550100 | US | toll_free | (888) 555-0100
+1 900 234 5678 | | +19002345678 | US | unknown | (900) 234-5678
+1 416 555 0123 | | +14165550123 | CA | unknown | (416) 555-0123
+1 876 923 0123 | | +18769230123 | JM | landline | (876) 923-0123
+1 787 555 0123 | | +17875550123 | PR | unknown | (787) 555-0123
020 7946 0018 | GB | +442079460018 | GB | landline | 020 7946 0018
07400 123456 | GB | +447400123456 | GB | mobile | 07400 123456
0800 123 4567 | GB | +448001234567 | GB | toll_free | 0800 123 4567
0345 123 4567 | GB | +443451234567 | GB | unknown | 0345 123 4567
+44 7911 123456 | | +447911123456 | GG | mobile | 07911 123456
01 42 68 53 00 | FR | +33142685300 | FR | landline | 01 42 68 53 00
06 12 34 56 78 | FR | +33612345678 | FR | mobile | 06 12 34 56 78
0800 123 456 | FR | +33800123456 | FR | toll_free | 0 800 12 34 56
09 70 12 34 56 | FR | +33970123456 | FR | unknown | 09 70 12 34 56
030 12345678 | DE | +493012345678 | DE | landline | 030 12345678
0151 12345678 | DE | +4915112345678 | DE | mobile | 01511 2345678
0800 1234567 | DE | +498001234567 | DE | toll_free | 0800 1234567
0900 1234567 | DE | +499001234567 | DE | unknown | 0900 1 234567
06 1234 5678 | IT | +390612345678 | IT | landline | 06 1234 5678
312 345 6789 | IT | +393123456789 | IT | mobile | 312 345 6789
912 345 678 | ES | +34912345678 | ES | landline | 912 34 56 78
612 345 678 | ES | +34612345678 | ES | mobile | 612 34 56 78
900 123 456 | ES | +34900123456 | ES | toll_free | 900 123 456
020 123 4567 | NL | +31201234567 | NL | landline | 020 123 4567
06 12345678 | NL | +31612345678 | NL | mobile | 06 12345678
044 668 18 00 | CH | +41446681800 | CH | landline | 044 668 18 00
078 123 45 67 | CH | +41781234567 | CH | mobile | 078 123 45 67
0800 123 456 | CH | +41800123456 | CH | toll_free | 0800 123 456
0664 123456 | AT | +43664123456 | AT | mobile | 0664 123456
08-123 456 | SE | +468123456 | SE | landline | 08-12 34 56
070-123 45 67 | SE | +46701234567 | SE | mobile | 070-123 45 67
406 12 345 | NO | +4740612345 | NO | mobile | 40 61 23 45
32 12 34 56 | DK | +4532123456 | DK | unknown | 32 12 34 56
512 345 678 | PL | +48512345678 | PL | mobile | 512 345 678
12 345 67 89 | PL | +48123456789 | PL | landline | 12 345 67 89
8 (495) 123-45-67 | RU | +74951234567 | RU | landline | 8 (495) 123-45-67
8 912 345-67-89 | RU | +79123456789 | RU | mobile | 8 (912) 345-67-89
+7 701 234 5678 | | +77012345678 | KZ | mobile | 8 (701) 234 5678
03-1234-5678 | JP | +81312345678 | JP | landline | 03-1234-5678
090-1234-5678 | JP | +819012345678 | JP | mobile | 090-1234-5678
0120-123-456 | JP | +81120123456 | JP | toll_free | 0120-123-456
02-123-4567 | KR | +8221234567 | KR | landline | 02-123-4567
010-1234-5678 | KR | +821012345678 | KR | mobile | 010-1234-5678
139 1099 8888 | CN | +8613910998888 | CN | mobile | 139 1099 8888
010 1234 5678 | CN | +861012345678 | CN | landline | 010 1234 5678
98765 43210 | IN | +919876543210 | IN | mobile | 098765 43210
011 2345 6789 | IN | +911123456789 | IN | landline | 011 2345 6789
(02) 9374 4000 | AU | +61293744000 | AU | landline | (02) 9374 4000
0412 345 678 | AU | +61412345678 | AU | mobile | 0412 345 678
1800 123 456 | AU | +611800123456 | AU | toll_free | 1800 123 456
(11) 91234-5678 | BR | +5511912345678 | BR | mobile | (11) 91234-5678
(11) 3123-4567 | BR | +551131234567 | BR | landline | (11) 3123-4567
0803 123 4567 | NG | +2348031234567 | NG | mobile | 0803 123 4567
082 123 4567 | ZA | +27821234567 | ZA | mobile | 082 123 4567
050-234-5678 | IL | +972502345678 | IL | mobile | 050-234-5678
0532 123 45 67 | TR | +905321234567 | TR | mobile | 0532 123 45 67
8123 4567 | SG | +6581234567 | SG | mobile | 8123 4567
`);

test('the phone-number table of this test has at least 40 numbers', () =>
  expect(numberRows.length).toBeGreaterThanOrEqual(40));

test.each(numberRows.map(([text = '', country = '', ...facts]) => [text, country, facts] as const))(
  'CON-007 CON-008 CAR-009: the phone number %s is parsed (%s)',
  (text, country, facts) => {
    const number = parseNumber(text, parseDefaultCountry(country === '' ? null : country));
    expect(number).not.toBeNull();
    if (number === null) return;
    expect([number.number, number.country, findPlanType(number), number.formatNational()]).toEqual(facts);
  },
);

// Letters of telephone keypads (ITU-T E.161).
test.each([
  ['+1-800-FLOWERS', '+18003569377'],
  ['1-800-FLOWERS', '+18003569377'],
  ['1 800 GO FEDEX', null],
  ['1-800-GOFEDEX', '+18004633339'],
  ['(800) flowers', '+18003569377'],
  ['FLOWERS', null],
  ['jane doe', null],
  ['800-FLOWERSTODAY', null],
  // Words follow digits, and nothing follows a word.
  ['A12-555-FLOW', null],
  ['212-555-FLOW', '+12125553569'],
  ['1 800 FLOW ERS', null],
])('the text %s is parsed as the phone number %s', (text, e164) => {
  expect(parseNumber(text, 'US')?.number ?? null).toBe(e164);
});

test('a phone number of more than 64 characters is rejected', () => {
  const padNumber = (length: number) => '+12125550123'.padEnd(length);
  expect(parseNumber(padNumber(64), 'US')?.number).toBe('+12125550123');
  expect(parseNumber(padNumber(65), 'US')).toBeNull();
});

test.each(['x5', 'X55', 'ext5', 'EXT5', 'Ext. 5', 'extn5', 'EXTN 55'])(
  'the letters of the extension %s are not converted to digits',
  (text) => {
    const number = parseNumber(`+1 212 555 0123 ${text}`, 'US');
    expect([number?.number, number?.ext]).toEqual(['+12125550123', text.includes('55') ? '55' : '5']);
  },
);
