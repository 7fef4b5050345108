import { expect, test } from 'vitest';
import { rateRows, parseEcbRates } from './exchange-rates.ts';
import { parseNorgesBankRates } from './norges-bank-rates.ts';

const envelope = (cubes: string, end = '</gesmes:Envelope>') =>
  `<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube>${cubes}</Cube>${end}`;
const first = `<Cube time="1999-01-05"><Cube currency="USD" rate="1.1790"/><Cube currency='JPY' rate='130.96' /><Cube currency="EEK" rate="N/A"/></Cube>`;

test('an ECB day has its published digits, without suspended rates', () => {
  const days = parseEcbRates(
    `${envelope(`${first}<Cube time='1999-01-04'><Cube currency='USD' rate='1.1789'/></Cube>`)}\n`,
  );
  expect(days).toEqual([
    {
      date: '1999-01-05',
      rates: [
        { currency: 'USD', rate: '1.1790' },
        { currency: 'JPY', rate: '130.96' },
      ],
    },
    { date: '1999-01-04', rates: [{ currency: 'USD', rate: '1.1789' }] },
  ]);
  expect([...rateRows(days)]).toEqual([
    { line: 1, row: { date: '1999-01-05', currency: 'USD', rate: '1.1790' } },
    { line: 2, row: { date: '1999-01-05', currency: 'JPY', rate: '130.96' } },
    { line: 3, row: { date: '1999-01-04', currency: 'USD', rate: '1.1789' } },
  ]);
});

const rated = (rate: string) =>
  envelope(`<Cube time="1999-01-05"><Cube currency="USD" rate="${rate}"/></Cube>`);
test.each([
  ['cut off', envelope(first, ''), /not a complete reference rates file/],
  ['of another form', `<rates>${first}</rates></gesmes:Envelope>`, /not a complete reference rates file/],
  ['a rate without a day', envelope('<Cube currency="USD" rate="1"/>'), /precedes the first day/],
  ['without rates', envelope('<Cube time="1999-01-05"></Cube>'), /has no rates/],
  ['a rate of nothing', rated('0.0'), /USD has an invalid rate: "0.0"/],
  ['a rate below nothing', rated('-1'), /USD has an invalid rate: "-1"/],
  ['a rate that is not a number', rated('1,5'), /USD has an invalid rate: "1,5"/],
  ['a rate with something behind', rated('1.5x'), /USD has an invalid rate: "1.5x"/],
  ['ten digits', rated('1234567890'), /USD has an invalid rate/],
  ['ten digits behind the point', rated('1.1234567890'), /USD has an invalid rate/],
])('rejects an ECB file: %s', (_, xml, message) => {
  expect(() => parseEcbRates(xml)).toThrow(
    expect.objectContaining({ name: 'UserFacingError', kind: 'dataset' }),
  );
  expect(() => parseEcbRates(xml)).toThrow(message);
});

test('accepts exchange rates with nine digits before and after the decimal point', () => {
  expect(parseEcbRates(rated('123456789.123456789'))[0]?.rates[0]?.rate).toBe('123456789.123456789');
});

const head = 'FREQ;BASE_CUR;QUOTE_CUR;UNIT_MULT;TIME_PERIOD;OBS_VALUE';
const kroner = (...lines: readonly string[]) => [head, ...lines, ''].join('\n');

test('converts Norges Bank rates to kroner per unit, even when quoted per hundred, by day', () => {
  const csv = kroner(
    'B;TWD;NOK;2;2024-01-03;33.0700',
    'B;TWD;NOK;2;2024-01-02;5',
    'B;VND;NOK;5;2024-01-02;41.91',
    'B;BTC;NOK;0;2024-01-02;1,234.5',
    'B;I44;NOK;0;2024-01-02;117.2',
    'B;ISK;NOK;2;2024-01-02;NaN',
    'B;PKR;NOK;2;2024-01-02;',
  );
  const days = [
    {
      date: '2024-01-02',
      rates: [
        { currency: 'TWD', rate: '0.05' },
        { currency: 'VND', rate: '0.0004191' },
        { currency: 'BTC', rate: '1234.5' },
      ],
    },
    { date: '2024-01-03', rates: [{ currency: 'TWD', rate: '0.330700' }] },
  ];
  expect(parseNorgesBankRates(csv)).toEqual(days);
  expect(parseNorgesBankRates(`\uFEFF${csv.replaceAll('\n', '\r\n')}`)).toEqual(days);
});

test('finds the columns of a Norges Bank file by name', () => {
  const csv = 'OBS_VALUE;TIME_PERIOD;UNIT_MULT;QUOTE_CUR;BASE_CUR\n10.5;2024-01-02;0;NOK;USD\n';
  expect(parseNorgesBankRates(csv)).toEqual([
    { date: '2024-01-02', rates: [{ currency: 'USD', rate: '10.5' }] },
  ]);
});

test.each([
  ['of another form', 'a;b\n1;2\n', /not a CSV file of daily exchange rates of Norges Bank/],
  ['without a column', `${head.replace(';UNIT_MULT', '')}\n`, /not a CSV file of daily/],
  ['without rates', kroner(), /has no rates/],
  ['of another currency', kroner('B;USD;SEK;0;2024-01-02;10.5'), /an unknown line/],
  ['of months', kroner('M;USD;NOK;0;2024-01;10.5'), /an unknown line/],
  ['a day with more behind', kroner('B;USD;NOK;0;2024-01-02T00;10.5'), /an unknown line/],
  ['in its Norwegian form', kroner('B;USD;NOK;0;2024-01-02;10,5'), /locale=en/],
  ['thousands that are none', kroner('B;USD;NOK;0;2024-01-02;1,23.5'), /locale=en/],
  ['a rate of nothing', kroner('B;USD;NOK;0;2024-01-02;0'), /has an invalid rate: "0"/],
  ['an invalid multiplier', kroner('B;USD;NOK;12;2024-01-02;1'), /to the power of "12"/],
])('rejects a Norges Bank file %s', (_, csv, message) => {
  expect(() => parseNorgesBankRates(csv)).toThrow(
    expect.objectContaining({ name: 'UserFacingError', kind: 'dataset' }),
  );
  expect(() => parseNorgesBankRates(csv)).toThrow(message);
});
