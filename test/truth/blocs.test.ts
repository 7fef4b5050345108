import { describe, expect, test } from 'vitest';
import { getBlocs } from '../../subgraphs/geo/bloc/resolvers.ts';
import { parseTable } from './facts.ts';

const findBloc = (code: string) => {
  const foundBloc = getBlocs().get(code);
  if (foundBloc === undefined) throw new Error(`no bloc ${code}`);
  return foundBloc;
};

describe('blocs', () => {
  // The members that the organisations list on their own pages, sorted by code.
  test.each([
    ['ASEAN', 'BN ID KH LA MM MY PH SG TH TL VN'],
    ['BENELUX', 'BE LU NL'],
    ['BRICS', 'AE BR CN EG ET ID IN IR RU ZA'],
    ['CAN', 'BO CO EC PE'],
    ['CARICOM', 'AG BB BS BZ DM GD GY HT JM KN LC MS SR TT VC'],
    ['CEMAC', 'CF CG CM GA GQ TD'],
    ['CSTO', 'AM BY KG KZ RU TJ'],
    ['EAC', 'BI CD KE RW SO SS TZ UG'],
    ['EAEU', 'AM BY KG KZ RU'],
    ['ECOWAS', 'BJ CI CV GH GM GN GW LR NG SL SN TG'],
    ['EFTA', 'CH IS LI NO'],
    ['EU', 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'],
    ['EUROZONE', 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'],
    ['G7', 'CA DE FR GB IT JP US'],
    ['G20', 'AR AU BR CA CN DE FR GB ID IN IT JP KR MX RU SA TR US ZA'],
    ['GCC', 'AE BH KW OM QA SA'],
    ['MERCOSUR', 'AR BO BR PY UY VE'],
    [
      'NATO',
      'AL BE BG CA CZ DE DK EE ES FI FR GB GR HR HU IS IT LT LU LV ME MK NL NO PL PT RO SE SI SK TR US',
    ],
    ['OPEC', 'CG DZ GA GQ IQ IR KW LY NG SA VE'],
    ['PIF', 'AU CK FJ FM KI MH NC NR NU NZ PF PG PW SB TO TV VU WS'],
    ['SAARC', 'AF BD BT IN LK MV NP PK'],
    ['SADC', 'AO BW CD KM LS MG MU MW MZ NA SC SZ TZ ZA ZM ZW'],
    ['SCHENGEN', 'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'],
    ['SCO', 'BY CN IN IR KG KZ PK RU TJ UZ'],
    ['USMCA', 'CA MX US'],
    ['WAEMU', 'BF BJ CI GW ML NE SN TG'],
  ])('the bloc %s has the members that the bloc itself publishes', (code, members) => {
    expect(
      findBloc(code)
        .members.map(({ countryCode }) => countryCode)
        .join(' '),
    ).toBe(members);
  });

  test('the members of a bloc have the dates on which they joined', () => {
    const mismatches = parseTable(`
      ASEAN|TL|2025-10-26
      ASEAN|KH|1999-04-30
      BRICS|ID|2025-01-06
      BRICS|IR|2024-01-01
      EU|GR|1981-01-01
      EU|AT|1995-01-01
      EU|PL|2004-05-01
      EU|RO|2007-01-01
      EU|HR|2013-07-01
      EEA|NO|1994-01-01
      EEA|LI|1995-05-01
      EEA|HR|2014-04-12
      EFTA|IS|1970-03-01
      EUROZONE|DE|1999-01-01
      EUROZONE|GR|2001-01-01
      EUROZONE|SK|2009-01-01
      EUROZONE|LT|2015-01-01
      EUROZONE|HR|2023-01-01
      EUROZONE|BG|2026-01-01
      NATO|US|1949-08-24
      NATO|TR|1952-02-18
      NATO|ES|1982-05-30
      NATO|PL|1999-03-12
      NATO|ME|2017-06-05
      NATO|MK|2020-03-27
      NATO|FI|2023-04-04
      NATO|SE|2024-03-07
      OECD|JP|1964-04-28
      OECD|MX|1994-05-18
      OECD|CR|2021-05-25
      OPEC|SA|1960
      OPEC|GA|2016-07-01
      SCHENGEN|FR|1995-03-26
      SCHENGEN|CH|2008-12-12
      SCHENGEN|HR|2023-01-01
      SCHENGEN|BG|2025-01-01
      SCHENGEN|RO|2025-01-01
      SCO|BY|2024-07-04
      AU|MA|2017-01-30
      EAEU|KG|2015-08-12
      MERCOSUR|VE|2012-07-31
      COMMONWEALTH|TG|2022-06-25`).filter(
      ([code = '', country = '', since = '']) =>
        findBloc(code).members.find(({ countryCode }) => countryCode === country)?.joined !== since,
    );
    expect(mismatches).toEqual([]);
  });

  test('the former members of a bloc have the dates on which they joined and left', () => {
    const mismatches = parseTable(`
      COE|RU|1996-02-28|2022-03-16
      ECOWAS|BF|1975|2025-01-29
      ECOWAS|ML|1975|2025-01-29
      ECOWAS|NE|1975|2025-01-29
      EFTA|GB|1960-05-03|1972-12-31
      EU|GB|1973-01-01|2020-01-31
      OPEC|AE|1967|2026-05-01
      OPEC|AO|2007|2024-01-01
      OPEC|EC|2007|2020-01-01
      OPEC|GA|1975|1995
      OPEC|ID|2016-01-01|2016-11-30
      OPEC|QA|1961|2019-01-01`).filter(
      ([code = '', ...facts]) =>
        !findBloc(code).formerMembers.some(
          ({ countryCode, joined, left }) => [countryCode, joined, left].join() === facts.join(),
        ),
    );
    expect(mismatches).toEqual([]);
  });

  test('the dates of bloc members are valid, and no member left before it joined', () => {
    const date = /^\d{4}(-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/;
    for (const { code, members, formerMembers } of getBlocs().values()) {
      expect([code, members.filter(({ joined }) => joined !== null && !date.test(joined))]).toEqual([
        code,
        [],
      ]);
      for (const { joined, left } of formerMembers)
        expect([code, date.test(joined), date.test(left), joined < left]).toEqual([code, true, true, true]);
      expect(new Set(members.map(({ countryCode }) => countryCode)).size).toBe(members.length);
    }
  });
});
