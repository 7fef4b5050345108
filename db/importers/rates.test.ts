import { expect, test } from 'vitest';
import { generateRateRows, parseEcbRates } from './exchange-rates.ts';
import { parseNorgesBankRates } from './norges-bank-rates.ts';

const createEnvelope = (cubes: string, end = '</gesmes:Envelope>') =>
  `<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"><Cube>${cubes}</Cube>${end}`;
const firstCube = `<Cube time="1999-01-05"><Cube currency="USD" rate="1.1790"/><Cube currency='JPY' rate='130.96' /><Cube currency="EEK" rate="N/A"/></Cube>`;

test('a publication day of the ECB contains the published digits, and omits suspended rates', () => {
  const days = parseEcbRates(
    `${createEnvelope(`${firstCube}<Cube time='1999-01-04'><Cube currency='USD' rate='1.1789'/></Cube>`)}\n`,
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
  expect([...generateRateRows(days)]).toEqual([
    { line: 1, row: { date: '1999-01-05', currency: 'USD', rate: '1.1790' } },
    { line: 2, row: { date: '1999-01-05', currency: 'JPY', rate: '130.96' } },
    { line: 3, row: { date: '1999-01-04', currency: 'USD', rate: '1.1789' } },
  ]);
});

const createRatedEnvelope = (rate: string) =>
  createEnvelope(`<Cube time="1999-01-05"><Cube currency="USD" rate="${rate}"/></Cube>`);
test.each([
  ['cut off', createEnvelope(firstCube, ''), /not a complete reference rates file/],
  ['of another form', `<rates>${firstCube}</rates></gesmes:Envelope>`, /not a complete reference rates file/],
  ['a rate without a day', createEnvelope('<Cube currency="USD" rate="1"/>'), /precedes the first day/],
  ['without rates', createEnvelope('<Cube time="1999-01-05"></Cube>'), /has no rates/],
  ['a rate of nothing', createRatedEnvelope('0.0'), /USD has an invalid rate: "0.0"/],
  ['a rate below nothing', createRatedEnvelope('-1'), /USD has an invalid rate: "-1"/],
  ['a rate that is not a number', createRatedEnvelope('1,5'), /USD has an invalid rate: "1,5"/],
  ['a rate with something behind', createRatedEnvelope('1.5x'), /USD has an invalid rate: "1.5x"/],
  ['ten digits', createRatedEnvelope('1234567890'), /USD has an invalid rate/],
  ['ten digits behind the point', createRatedEnvelope('1.1234567890'), /USD has an invalid rate/],
])('an ECB file is rejected: %s', (_, xml, message) => {
  expect(() => parseEcbRates(xml)).toThrow(
    expect.objectContaining({ name: 'UserFacingError', kind: 'dataset' }),
  );
  expect(() => parseEcbRates(xml)).toThrow(message);
});

test('exchange rates may have nine digits before and after the decimal point', () => {
  expect(parseEcbRates(createRatedEnvelope('123456789.123456789'))[0]?.rates[0]?.rate).toBe(
    '123456789.123456789',
  );
});

const headerRow = 'FREQ;BASE_CUR;QUOTE_CUR;UNIT_MULT;TIME_PERIOD;OBS_VALUE';
const createKronerCsv = (...lines: readonly string[]) => [headerRow, ...lines, ''].join('\n');

test('Norges Bank rates are converted to kroner per unit by day, even when they are quoted per hundred units', () => {
  const csv = createKronerCsv(
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

test('the columns of a Norges Bank file are found by name', () => {
  const csv = 'OBS_VALUE;TIME_PERIOD;UNIT_MULT;QUOTE_CUR;BASE_CUR\n10.5;2024-01-02;0;NOK;USD\n';
  expect(parseNorgesBankRates(csv)).toEqual([
    { date: '2024-01-02', rates: [{ currency: 'USD', rate: '10.5' }] },
  ]);
});

test.each([
  ['of another form', 'a;b\n1;2\n', /not a CSV file of daily exchange rates of Norges Bank/],
  ['without a column', `${headerRow.replace(';UNIT_MULT', '')}\n`, /not a CSV file of daily/],
  ['without rates', createKronerCsv(), /has no rates/],
  ['of another currency', createKronerCsv('B;USD;SEK;0;2024-01-02;10.5'), /unknown line/],
  ['of months', createKronerCsv('M;USD;NOK;0;2024-01;10.5'), /unknown line/],
  ['a day with more behind', createKronerCsv('B;USD;NOK;0;2024-01-02T00;10.5'), /unknown line/],
  ['in its Norwegian form', createKronerCsv('B;USD;NOK;0;2024-01-02;10,5'), /locale=en/],
  ['thousands that are none', createKronerCsv('B;USD;NOK;0;2024-01-02;1,23.5'), /locale=en/],
  ['a rate of nothing', createKronerCsv('B;USD;NOK;0;2024-01-02;0'), /has an invalid rate: "0"/],
  ['an invalid multiplier', createKronerCsv('B;USD;NOK;12;2024-01-02;1'), /to the power of "12"/],
])('a Norges Bank file is rejected %s', (_, csv, message) => {
  expect(() => parseNorgesBankRates(csv)).toThrow(
    expect.objectContaining({ name: 'UserFacingError', kind: 'dataset' }),
  );
  expect(() => parseNorgesBankRates(csv)).toThrow(message);
});
