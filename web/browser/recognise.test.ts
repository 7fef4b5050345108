import { expect, test } from 'vitest';
import { recogniseText } from './recognise.ts';

/** The notations of IEEE 802, RFC 7042, Cisco IOS, Solaris and bar codes. */
test.each([
  '00:1A:11:00:00:00',
  '00-1a-11-00-00-00',
  '001a.1100.0000',
  '0:1a:11:0:0:0',
  '001A11000000',
  '00-1A-11-FF-FE-00-00-00',
  '001a.11ff.fe00.0000',
])('the text %s is recognised as a MAC address', (typed) => {
  expect(recogniseText(` ${typed} `)).toEqual([
    { kind: 'mac', variables: { address: typed }, path: `/mac/${typed}`, label: typed, hint: 'MAC address' },
  ]);
});

test('eight groups of two hexadecimal digits are recognised as an EUI-64 first, then as an IPv6 address', () => {
  expect(recogniseText('00:1a:11:ff:fe:00:00:00').map(({ kind }) => kind)).toEqual(['mac', 'ip']);
});

test.each([
  ['::1', 'ip'],
  ['2001:4860:4860::8888', 'ip'],
  ['2001:0db8:85a3:0000:0000:8a2e:0370:7334', 'ip'],
  ['::ffff:192.0.2.1', 'ip'],
  ['1:2:3:4:5:6:7:8', 'ip'],
  ['192.0.2.1', 'ip'],
  ['dead.beef.cafe', 'domain'],
  ['10115', 'postal'],
  ['EC1A 1BB', 'postal'],
  ['100-0001, JP', 'postal'],
  ['AS15169', 'asn'],
  ['asn 13335', 'asn'],
  ['8.8.8.0/24', 'network'],
  ['2001:db8::/32', 'network'],
  // Examples of ISO 13616, of the European Commission, of NHTSA and of the EU's VIES.
  ['GB82 WEST 1234 5698 7654 32', 'iban'],
  ['DE89370400440532013000', 'iban'],
  ['1M8GDM9AXKP042788', 'vin'],
  ['DE136695976', 'vat'],
  ['IE6388047V', 'vat'],
  ['CHE-116.281.710 MWST', 'vat'],
  ['ATU12345678', 'vat'],
  ['2026-12-25', 'date'],
  ['25.12.2026', 'date'],
  ['Dec 25, 2026', 'date'],
  ['25 December 2026', 'date'],
  ['US-CA', 'state'],
  ['🎉', 'emoji'],
  ['🇳🇴', 'emoji'],
  ['👩‍👩‍👧', 'emoji'],
  ['#️⃣', 'emoji'],
  [':wave:', 'emoji'],
  ['+44 20 7946 0958', 'phone'],
  ['59.9, 10.7', 'point'],
  ['Europe/Oslo', 'zone'],
  ['https://example.com/path', 'domain'],
  ['5 kg', 'measure'],
  ['98.6 °F to °C', 'measure'],
  [`6'2"`, 'measure'],
])('the text %s is recognised as %s', (typed, kind) => {
  expect(recogniseText(typed).map((guess) => guess.kind)).toEqual([kind]);
});

test.each([
  ['5/6/2026', ['2026-05-06', '2026-06-05']],
  ['25/12/2026', ['2026-12-25']],
  ['6/6/2026', ['2026-06-06']],
  ['29.2.2026', []],
])('the text %s is recognised as the dates %j', (typed, dates) => {
  expect(
    recogniseText(typed).flatMap(({ kind, variables }) => (kind === 'date' ? [variables['date']] : [])),
  ).toEqual(dates);
});

test('capital letters after a postal code are recognised as a country rather than as a unit', () => {
  expect(recogniseText('90210 US')[0]).toMatchObject({ kind: 'postal', path: '/postal/90210?country=US' });
  expect(recogniseText('5000 km')[0]).toMatchObject({ kind: 'measure' });
});

test.each(['Oslo', 'USD', 'MSFT', 'New York', 'dead', 'São Paulo', "L'Aquila", 'Baden-Baden', 'Apple'])(
  'the text %s is not recognised as a code, and is searched as a name',
  (typed) => {
    expect(recogniseText(typed)).toEqual([]);
  },
);

test.each(['442079460958', 'deadbeefcafe'])('the text %s is not recognised as a MAC address', (typed) => {
  expect(recogniseText(typed)).toEqual([]);
});
