import { expect, test } from 'vitest';
import { parsePrintedAddress } from './printed-address.ts';

// Addresses of public bodies and well-known companies, as tax offices print them in VIES.
const printedAddresses: readonly (readonly [
  country: string,
  text: string,
  street: string | null,
  postal: string | null,
  city: string | null,
])[] = [
  ['FR', '8 RUE DE LONDRES\n75009 PARIS', '8 RUE DE LONDRES', '75009', 'PARIS'],
  ['BE', 'Rue de la Loi 200\n1040 Bruxelles', 'Rue de la Loi 200', '1040', 'Bruxelles'],
  ['PT', 'RUA AUGUSTA 1\nLISBOA\n1100-048 LISBOA', 'RUA AUGUSTA 1, LISBOA', '1100-048', 'LISBOA'],
  ['LU', '5, RUE PLAETIS\nL-2338 LUXEMBOURG', '5, RUE PLAETIS', '2338', 'LUXEMBOURG'],
  [
    'CZ',
    'Na Příkopě 28\nPRAHA 1 - NOVÉ MĚSTO\n110 00  PRAHA 1',
    'Na Příkopě 28, PRAHA 1 - NOVÉ MĚSTO',
    '110 00',
    'PRAHA 1',
  ],
  ['NL', '\nKEIZERSGRACHT 00555\n1017DR AMSTERDAM\n', 'KEIZERSGRACHT 00555', '1017DR', 'AMSTERDAM'],
  ['IT', 'VIA EMILIA EST 1163 \n41122 MODENA MO\n', 'VIA EMILIA EST 1163', '41122', 'MODENA'],
  ['PL', 'ŚWIĘTOKRZYSKA 11/21, 00-919 WARSZAWA', 'ŚWIĘTOKRZYSKA 11/21', '00-919', 'WARSZAWA'],
  ['PL', 'UL. ŚWIĘTOKRZYSKA 11/21\n00-919 WARSZAWA', 'UL. ŚWIĘTOKRZYSKA 11/21', '00-919', 'WARSZAWA'],
  ['HU', '1117 BUDAPEST INFOPARK SÉTÁNY 1', 'INFOPARK SÉTÁNY 1', '1117', 'BUDAPEST'],
  ['HU', '9027 GYŐR BUDAI ÚT 1', '9027 GYŐR BUDAI ÚT 1', '9027', null],
  ['GR', 'ΕΛ.ΒΕΝΙΖΕΛΟΥ 21 \n10250 - ΑΘΗΝΑ', 'ΕΛ.ΒΕΝΙΖΕΛΟΥ 21', '10250', 'ΑΘΗΝΑ'],
  ['SI', 'SLOVENSKA CESTA 35, LJUBLJANA, 1000 LJUBLJANA', 'SLOVENSKA CESTA 35', '1000', 'LJUBLJANA'],
  ['SI', 'SLOVENSKA CESTA 35, 1000 LJUBLJANA', 'SLOVENSKA CESTA 35', '1000', 'LJUBLJANA'],
  ['HR', 'TRG HRVATSKIH VELIKANA 3, ZAGREB, 10000 ZAGREB', 'TRG HRVATSKIH VELIKANA 3', '10000', 'ZAGREB'],
  ['EE', 'Estonia pst 13   15095 TALLINN', 'Estonia pst 13', '15095', 'TALLINN'],
  [
    'EE',
    'Harju maakond, Tallinn, Kesklinna linnaosa, Estonia pst 13, 15095',
    'Harju maakond, Tallinn, Kesklinna linnaosa, Estonia pst 13, 15095',
    '15095',
    null,
  ],
  [
    'SK',
    'Imricha Karvaša 1\n813 25 Bratislava - mestská časť Staré Mesto\nSlovensko',
    'Imricha Karvaša 1',
    '813 25',
    'Bratislava',
  ],
  ['LV', 'Krišjāņa Valdemāra iela 2A, Rīga, LV-1050', 'Krišjāņa Valdemāra iela 2A', 'LV-1050', 'Rīga'],
  ['LT', 'Gedimino pr. 6, LT-01103 Vilnius', 'Gedimino pr. 6', '01103', 'Vilnius'],
  ['LT', 'Gedimino pr. 6, Vilnius LT-01103', 'Gedimino pr. 6', '01103', 'Vilnius'],
  ['BG', 'пл. КНЯЗ АЛЕКСАНДЪР I № 1 обл.СОФИЯ, гр.СОФИЯ 1000', 'пл. КНЯЗ АЛЕКСАНДЪР I № 1', '1000', 'СОФИЯ'],
  ['IE', 'NORTH WALL QUAY\nDUBLIN 1\nD01 F7X3', 'NORTH WALL QUAY, DUBLIN 1, D01 F7X3', 'D01 F7X3', null],
  [
    'RO',
    'STR. LIPSCANI NR. 25\nMUNICIPIUL BUCURESTI',
    'STR. LIPSCANI NR. 25, MUNICIPIUL BUCURESTI',
    null,
    null,
  ],
];

test.each(printedAddresses)(
  'the address parser reads only the certain parts of an address in %s: %s',
  (country, text, street, postal, city) => {
    expect(parsePrintedAddress(text, country)).toMatchObject({ street, postal, city, countryCode: country });
  },
);

test('the address parser returns null for an empty address text', () => {
  expect(parsePrintedAddress(null, 'FR')).toBeNull();
  expect(parsePrintedAddress(' \n ', 'FR')).toBeNull();
});

// Other text before or after the address changes its format. No part of such a text counts as the complete address.
test.each([
  ['FR', '8 RUE DE LONDRES\n75009 PARIS\nFRANCE', null],
  ['FR', '8 RUE DE LONDRES 75009 PARIS', null],
  ['EE', 'Estonia pst 13   15095 TALLINN, Eesti', null],
  ['EE', 'Tallinn, Estonia pst 13, 15095, Eesti', null],
  ['GR', 'ΕΛ.ΒΕΝΙΖΕΛΟΥ 21\n10250 - ΑΘΗΝΑ\nΕΛΛΑΔΑ', null],
  ['HR', 'TRG HRVATSKIH VELIKANA 3, ZAGREB, 10000 ZAGREB, HRVATSKA', null],
  ['HR', 'TRG HRVATSKIH VELIKANA 3\n10000 ZAGREB\nHRVATSKA', null],
  ['HU', '1117 BUDAPEST INFOPARK SÉTÁNY 1\nHU', '1117'],
  ['HU', 'HU 1117 BUDAPEST INFOPARK SÉTÁNY 1', null],
  ['IE', 'NORTH WALL QUAY\nD01 F7X3\nIRELAND', null],
  ['IT', 'VIA EMILIA EST 1163\n41122 MODENA MO\nITALIA', null],
  ['LT', 'Gedimino pr. 6, LT-01103 Vilnius, Lietuva', '01103'],
  ['LT', 'Gedimino pr. 6, Vilnius LT-01103, Lietuva', '01103'],
  ['LV', 'Krišjāņa Valdemāra iela 2A, Rīga, LV-1050, Latvija', 'LV-1050'],
  ['LV', 'Latvija, Krišjāņa Valdemāra iela 2A, Rīga, LV-1050', 'LV-1050'],
  ['LV', 'Rīga, Krišjāņa Valdemāra iela 2A, LV-1050, Latvija', 'LV-1050'],
  ['LV', 'Latvija, Rīga, Krišjāņa Valdemāra iela 2A, LV-1050', 'LV-1050'],
  ['NL', 'KEIZERSGRACHT 00555\n1017DR AMSTERDAM\nNEDERLAND', null],
  ['PL', 'ŚWIĘTOKRZYSKA 11/21, 00-919 WARSZAWA, POLSKA', null],
  ['SI', 'SLOVENSKA CESTA 35, 1000 LJUBLJANA, SLOVENIJA', null],
  ['SI', 'SLOVENIJA, SLOVENSKA CESTA 35, LJUBLJANA, 1000 LJUBLJANA', null],
  ['SI', 'SLOVENSKA CESTA 35\n1000 LJUBLJANA\nSLOVENIJA', null],
  ['SK', 'Imricha Karvaša 1\n813 25 Bratislava\nRakúsko', null],
])('the address parser does not extract the city of the %s address %j', (country, text, postal) => {
  const completeAddress = text.replaceAll('\n', ', ').replace(/ +/g, ' ');
  expect(parsePrintedAddress(text, country)).toMatchObject({ street: completeAddress, city: null, postal });
});

test.each([
  ['HU', '1117 Budapest, Infopark sétány 1', 'Infopark sétány 1', '1117', 'Budapest'],
  ['LV', 'Rīga, Krišjāņa Valdemāra iela 2A, LV-1050', 'Krišjāņa Valdemāra iela 2A', 'LV-1050', 'Rīga'],
  [
    'SK',
    'Imricha Karvaša 1\n813 25 Bratislava\nSlovenská republika',
    'Imricha Karvaša 1',
    '813 25',
    'Bratislava',
  ],
  ['SI', 'SLOVENSKA CESTA 35\n1000 LJUBLJANA', 'SLOVENSKA CESTA 35', '1000', 'LJUBLJANA'],
  ['FR', '75009 PARIS', null, '75009', 'PARIS'],
  ['FR', ' , 8  RUE ,, \n75009  PARIS', '8 RUE', '75009', 'PARIS'],
])('the address parser extracts all parts of the %s address %j', (country, text, street, postal, city) => {
  expect(parsePrintedAddress(text, country)).toMatchObject({ street, postal, city });
});
