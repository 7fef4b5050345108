import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { getObjectAt, getObjectsAt, getTextAt, getTextsAt, type JsonObject } from '../../../core/json.ts';
import { parseInteger, type CompatRequest, type CompatApi } from '../compat-api.ts';
import type { Body } from '../../routing/route.ts';
import { dayMs, formatIsoDay } from '../../../facts/iso-day.ts';

const yearRange = [1970, 2075] as const;

/**
 * Allowed values of `availableBridgeDays`, the number of working days that can extend a weekend. The graph supports one bridge
 * day.
 */
const bridgeDayRange = [0, 10] as const;

/** Returns the public holidays of a year in the form of the original API. */
function formatHolidays(data: JsonObject, key: string, countryCode: string): readonly Body[] {
  return getObjectsAt(getObjectAt(data, key), 'holidays').map((holiday) => {
    const regions = getTextsAt(holiday, 'regions');
    return {
      date: holiday['date'],
      localName: holiday['nameLocal'],
      name: holiday['name'],
      countryCode,
      fixed: holiday['fixed'],
      global: regions.length === 0,
      counties: regions.length === 0 ? null : regions.map((region) => `${countryCode}-${region}`),
      launchYear: null,
      types: ['Public'],
    };
  });
}

const findCountryWithCalendar = (data: JsonObject): string | null => {
  const year = getObjectAt(data, 'holidays');
  if (year === null || (year['coverage'] !== true && getObjectsAt(year, 'holidays').length === 0))
    return null;
  return getTextAt(year, 'countryCode');
};

/**
 * Parses a country code. Only alpha-2 codes are valid, as in the original API.
 * @throws invalid_request
 */
function parseCountry(code: string): string {
  if (/^[A-Za-z]{2}$/.test(code)) return code.toUpperCase();
  throw createInvalidInputError(
    'countryCode',
    `countryCode must be an ISO 3166-1 alpha-2 code, not ${JSON.stringify(code.slice(0, 20))}. For example, use DE.`,
  );
}

/** Returns the current date at an offset in hours from UTC. */
function getToday({ query, now }: CompatRequest): string {
  const offset = query['offset'] ?? '0';
  if (!/^-?\d{1,2}$/.test(offset) || Math.abs(Number(offset)) > 12)
    throw createInvalidInputError(
      'offset',
      'offset must be hours from UTC, from -12 to 12. For example, use 2.',
    );
  return formatIsoDay(now + Number(offset) * 3_600_000);
}

/** Returns the first of the next seven days, and the day after the last of them. */
const getWeek = (now: number): readonly [string, string] => [
  formatIsoDay(now),
  formatIsoDay(now + 7 * dayMs),
];

const listWithCalendar = (data: JsonObject): readonly JsonObject[] =>
  getObjectsAt(data, 'countries').filter((country) => country['holidayCoverage'] === true);

const isInCounty = (holiday: JsonObject, { query: { countyCode } }: CompatRequest): boolean =>
  countyCode === undefined ||
  holiday['global'] === true ||
  getTextsAt(holiday, 'counties').includes(countyCode.toUpperCase());

const formatCountry = (country: JsonObject): Body => ({
  commonName: country['name'],
  officialName: country['fullName'],
  countryCode: country['code'],
  region: country['region'],
  borders: null,
});

/** Emulates version 3 of the API date.nager.at. */
export const nagerDate: CompatApi = {
  name: 'nager-date',
  notFound: {
    body: {
      type: 'https://tools.ietf.org/html/rfc9110#section-15.5.5',
      title: 'Not Found',
      status: 404,
    },
  },
  paths: [
    {
      path: '/api/v3/PublicHolidays/{year}/{country}',
      document: 'holidays',
      variables: ({ values: [year = '', country = ''] }) => ({
        year: parseInteger(year, 'year', yearRange),
        country: parseCountry(country),
      }),
      answer(data) {
        const code = findCountryWithCalendar(data);
        return code === null ? null : { body: formatHolidays(data, 'holidays', code) };
      },
    },
    {
      path: '/api/v3/NextPublicHolidays/{country}',
      document: 'next-holidays',
      variables: ({ values: [country = ''], now }) => {
        const year = new Date(now).getUTCFullYear();
        return { country: parseCountry(country), year, next: year + 1 };
      },
      answer(data, { now }) {
        const code = findCountryWithCalendar(data);
        if (code === null) return null;
        const [from, to] = [formatIsoDay(now), formatIsoDay(now + 365 * dayMs)];
        const holidays = [
          ...formatHolidays(data, 'holidays', code),
          ...formatHolidays(data, 'following', code),
        ];
        return { body: holidays.filter(({ date }) => String(date) >= from && String(date) < to) };
      },
    },
    {
      path: '/api/v3/NextPublicHolidaysWorldwide',
      document: 'next-worldwide',
      find: {
        document: 'find-calendars',
        found: (data) => listWithCalendar(data).flatMap((country) => getTextAt(country, 'code') ?? []),
      },
      variables({ now }, codes) {
        const [from, to] = getWeek(now);
        const year = Number(from.slice(0, 4));
        return { codes, year, next: year + 1, turns: from.slice(0, 4) !== to.slice(0, 4) };
      },
      answer(data, { now }) {
        const [from, to] = getWeek(now);
        const days = getObjectsAt(data, 'countries').flatMap((country) => {
          const code = getTextAt(country, 'code') ?? '';
          return ['holidays', 'following'].flatMap((key) => formatHolidays(country, key, code));
        });
        const body = days.filter(({ date }) => String(date) >= from && String(date) < to);
        return { body: body.sort((a, b) => String(a['date']).localeCompare(String(b['date']))) };
      },
    },
    {
      path: '/api/v3/AvailableCountries',
      document: 'available-countries',
      variables: () => ({}),
      answer: (data) => ({
        body: listWithCalendar(data).map(({ code, name }) => ({ countryCode: code, name })),
      }),
    },
    {
      path: '/api/v3/IsTodayPublicHoliday/{country}',
      document: 'holidays',
      variables: (request) => ({
        country: parseCountry(request.values[0] ?? ''),
        year: Number(getToday(request).slice(0, 4)),
      }),
      answer(data, request) {
        const code = findCountryWithCalendar(data);
        if (code === null) return null;
        const isToday = formatHolidays(data, 'holidays', code).some(
          (holiday) => holiday['date'] === getToday(request) && isInCounty(holiday, request),
        );
        return { status: isToday ? 200 : 204 };
      },
    },
    {
      path: '/api/v3/LongWeekend/{year}/{country}',
      document: 'long-weekends',
      variables({
        values: [year = '', country = ''],
        query: { subdivisionCode, availableBridgeDays = '1' },
      }) {
        parseInteger(availableBridgeDays, 'availableBridgeDays', bridgeDayRange); // rejects an invalid number before the lookup
        return {
          year: parseInteger(year, 'year', [1971, 2075]),
          country: parseCountry(country),
          region: subdivisionCode ?? null,
        };
      },
      answer(data, { query: { availableBridgeDays } }) {
        const longWeekends = getObjectAt(data, 'longWeekends');
        const [weekends, bridges] = [
          getObjectsAt(longWeekends, 'longWeekends'),
          getObjectsAt(longWeekends, 'bridgeDays'),
        ];
        if (longWeekends?.['coverage'] !== true && weekends.length + bridges.length === 0) return null;
        const formatWeekend = (needsBridge: boolean) => (weekend: JsonObject) => ({
          startDate: weekend['from'],
          endDate: weekend['to'],
          dayCount: weekend['days'],
          needBridgeDay: needsBridge,
          bridgeDays: needsBridge ? [weekend['date']] : [],
        });
        const weekendsWithBridge = availableBridgeDays === '0' ? [] : bridges.map(formatWeekend(true));
        const allWeekends = [...weekends.map(formatWeekend(false)), ...weekendsWithBridge];
        return { body: allWeekends.sort((a, b) => String(a.startDate).localeCompare(String(b.startDate))) };
      },
    },
    {
      path: '/api/v3/CountryInfo/{country}',
      document: 'country-info',
      variables: ({ values: [country = ''] }) => ({ country: parseCountry(country) }),
      answer(data) {
        const country = getObjectAt(data, 'country');
        return country === null
          ? null
          : {
              body: {
                ...formatCountry(country),
                borders: getObjectsAt(country, 'borders').map(formatCountry),
              },
            };
      },
    },
  ],
};
