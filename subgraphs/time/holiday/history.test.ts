import { describe, expect, test } from 'vitest';
import { createHolidayCalendar } from './calendar.ts';

const calendar = createHolidayCalendar();

/** Lists the dates of the nationwide public holidays. */
async function listDates(country: string, year: number): Promise<string[]> {
  const days = (await calendar(country, year)) ?? [];
  return days.filter(({ type, regions }) => type === 'public' && regions === null).map(({ date }) => date);
}

describe('REF-006: holidays of past years', () => {
  test.each([
    ['GB', '1995-05-08', '1995-05-01', 'the proclamation of 1993 for the 50th anniversary of VE Day'],
    ['GB', '1999-12-31', '', 'the proclamation of 1998 for the millennium'],
    ['GB', '2002-06-03', '2002-05-27', 'the proclamations for the Golden Jubilee'],
    ['GB', '2011-04-29', '', 'the proclamation for the wedding of 2011'],
    ['GB', '2012-06-05', '2012-05-28', 'the proclamation for the Diamond Jubilee'],
    ['SE', '2004-05-31', '2005-05-16', 'Lag 2004:1320: Whit Monday until 2004'],
    ['SE', '2005-06-06', '2004-06-06', 'Lag 2004:1320: National Day from 2005'],
    ['CZ', '2016-03-25', '2015-04-03', 'zákon 359/2015 Sb.: Good Friday from 2016'],
    ['DE', '1994-11-16', '1995-11-22', 'the care insurance law of 1994: Repentance Day until 1994'],
    ['PT', '2012-10-05', '2013-10-05', 'Lei 23/2012: four holidays suspended from 2013'],
    ['PT', '2016-10-05', '2015-10-05', 'Lei 8/2016: restored'],
    ['SI', '2012-01-02', '2013-01-02', 'ZUJF of 2012: 2 January no longer free'],
    ['SI', '2017-01-02', '2016-01-02', 'the amendment of 2016: 2 January free again'],
    ['NZ', '2015-04-27', '2010-04-26', 'the Mondayising amendment act of 2013'],
    ['NZ', '2016-02-08', '2011-02-07', 'the Mondayising amendment act of 2013'],
    ['KR', '2005-04-05', '2006-04-05', 'the regulation on holidays: Arbor Day until 2005'],
    ['KR', '2007-07-17', '2008-07-17', 'the regulation on holidays: Constitution Day until 2007'],
    ['KR', '2013-10-09', '2012-10-09', 'the regulation on holidays: Hangul Day from 2013'],
    ['IT', '2001-06-02', '2000-06-02', 'Legge 336/2000: Republic Day on 2 June from 2001'],
    ['RO', '2018-04-06', '2017-04-14', 'Legea 64/2018: Good Friday from 2018'],
    ['RO', '2012-11-30', '2011-11-30', 'Legea 147/2012: Saint Andrew from 2012'],
    ['HR', '2002-06-25', '2001-06-25', 'NN 96/2001: Statehood Day on 25 June from 2002'],
    ['SK', '2001-11-17', '2000-11-17', 'zákon 396/2000 Z. z.: 17 November from 2001'],
    ['IE', '1994-05-02', '1993-05-03', 'S.I. 91/1993: May Day from 1994'],
    ['PL', '2011-01-06', '2010-01-06', 'the act of 2010: Epiphany from 2011'],
    ['PL', '2018-11-12', '2017-11-13', 'the act of November 2018: once'],
    ['HU', '2017-04-14', '2016-03-25', 'the act of 2017: Good Friday from 2017'],
    ['US', '2021-06-18', '2020-06-19', 'Pub. L. 117-17: Juneteenth from 2021'],
    ['ZA', '1995-04-27', '1994-05-31', 'Public Holidays Act 36 of 1994'],
    ['JM', '1998-08-01', '1997-08-01', 'the act of 1997: Emancipation Day from 1998'],
    ['TR', '2009-05-01', '2008-05-01', 'Law 5892: Labour Day from 2009'],
    ['EG', '2003-01-07', '2002-01-07', 'the decree of December 2002: Coptic Christmas from 2003'],
    ['LT', '2003-06-24', '2002-06-24', 'the labour code of 2003: Saint John from 2003'],
    ['EE', '2005-12-24', '2004-12-24', 'the amendment of 2005: Christmas Eve'],
    ['NA', '1999-12-31', '1998-12-31', 'the proclamation for the millennium'],
  ])(
    'in the country %s, %s is a public holiday, but not %s, according to %s',
    async (country, holiday, workday) => {
      expect(await listDates(country, Number(holiday.slice(0, 4)))).toContain(holiday);
      if (workday !== '')
        expect(await listDates(country, Number(workday.slice(0, 4)))).not.toContain(workday);
    },
  );
});

test.each([
  ['GB', 'SCT', '2026-06-15', 'the proclamation for Scotland'],
  ['ES', 'IB', '2026-12-26', 'the list of 2026 in the BOE'],
  ['ES', 'MD', '2025-07-25', 'the list of 2025 in the BOE'],
  ['ES', 'CM', '2026-04-06', 'the list of 2026 in the BOE'],
])('in the region %s-%s, %s is a public holiday according to %s', async (country, region, date) => {
  const days = (await calendar(country, Number(date.slice(0, 4)))) ?? [];
  expect(days).toContainEqual(
    expect.objectContaining({ date, type: 'public', regions: expect.arrayContaining([region]) }),
  );
});

test('Uzbek days off by decree are public, and 15 March 2026 is a working day in Kazakhstan', async () => {
  expect(await listDates('UZ', 2026)).toEqual(expect.arrayContaining(['2026-01-02', '2026-08-31']));
  const kazakhDates = await listDates('KZ', 2026);
  expect(kazakhDates).not.toContain('2026-03-15');
  expect(kazakhDates).not.toContain('2026-03-16');
  expect(await listDates('KZ', 2027)).toContain('2027-03-15');
});

test('Assumption is an observance in the mostly Catholic municipalities of Bavaria', async () => {
  const days = (await calendar('DE', 2026)) ?? [];
  expect(days.filter(({ date }) => date === '2026-08-15')).toMatchObject([
    { name: 'Assumption', type: 'public', regions: ['SL'] },
    { name: 'Assumption (in mostly Catholic municipalities)', type: 'observance', regions: ['BY'] },
  ]);
});

test('a day that a law lists in place of a holiday is a substitute day', async () => {
  // In South Africa, Sunday 2 January 2000 was a holiday by proclamation, with the substitute day 3 January.
  const days = (await calendar('ZA', 2000)) ?? [];
  expect(days.find(({ date }) => date === '2000-01-03')).toMatchObject({ substitute: true, fixed: false });
});
