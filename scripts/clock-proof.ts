import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DateTime } from 'luxon';
import { formatOffset } from '../subgraphs/time/clock/timestamp.ts';
import { defaultVersion, zoneOf } from '../subgraphs/time/tz/edition.ts';
import { replaceSection } from './pages/marked-section.ts';

/** Writes the hard cases of local time in `docs/accuracy.md`: `npm run script -- clock-proof`, then `npm run format`. */

interface DifficultCase {
  readonly zone: string;
  /** Instant in ISO 8601, in UTC. */
  readonly at: string;
  /** The law or fact that proves the expected result, and its source. */
  readonly law: string;
}

export const difficultCases: readonly DifficultCase[] = [
  {
    zone: 'America/Vancouver',
    at: '2026-12-01T12:00:00Z',
    law: 'British Columbia uses UTC−7 all year since 9 March 2026 (IANA, release 2026b)',
  },
  {
    zone: 'Africa/Casablanca',
    at: '2026-12-01T12:00:00Z',
    law: 'Decree 2.26.530: permanently UTC from 20 September 2026 at 2:00 (IANA, release 2026c)',
  },
  {
    zone: 'Africa/Casablanca',
    at: '2025-03-10T12:00:00Z',
    law: 'The decree of 2018: UTC+1, set back an hour in Ramadan; the flag marks Ramadan (IANA, file africa)',
  },
  {
    zone: 'Europe/Dublin',
    at: '2026-01-15T12:00:00Z',
    law: 'Standard Time Acts 1968 and 1971: standard time is UTC+1, winter time is an hour behind it',
  },
  {
    zone: 'Antarctica/Troll',
    at: '2026-07-01T12:00:00Z',
    law: 'The station uses UTC, and in the Norwegian summer UTC+2: two hours of daylight saving (IANA, file antarctica)',
  },
  {
    zone: 'Australia/Lord_Howe',
    at: '2026-01-15T12:00:00Z',
    law: 'Half an hour of daylight saving on top of UTC+10:30 (IANA, file australasia)',
  },
  {
    zone: 'Pacific/Apia',
    at: '2011-12-30T09:59:59Z',
    law: 'The last second of 29 December 2011, west of the date line; 30 December was left out (IANA, file australasia)',
  },
  {
    zone: 'Pacific/Apia',
    at: '2011-12-30T10:00:00Z',
    law: 'A second later it is 31 December, east of the line',
  },
  {
    zone: 'Africa/Monrovia',
    at: '1971-06-01T12:00:00Z',
    law: 'Liberia was 44 minutes and 30 seconds behind UTC until 7 January 1972 (IANA, file africa)',
  },
];

/** Returns the result of this service: offset, standard offset, DST flag and abbreviation. */
export function formatOwnClock({ zone, at }: DifficultCase): string {
  const { offset, standardOffset, dst, abbreviation } = zoneOf(zone).at(Date.parse(at) / 1000);
  return `${formatOffset(offset)} ${abbreviation}, standard ${formatOffset(standardOffset)}, flag ${dst ? 'set' : 'not set'}`;
}

/**
 * Returns the results of Intl and Luxon on this host. Neither of them provides the standard offset or the DST flag of the rule.
 */
export function formatHostClocks({ zone, at }: DifficultCase): {
  readonly intl: string;
  readonly luxon: string;
} {
  const zoneNamePart = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(Date.parse(at))
    .find(({ type }) => type === 'timeZoneName')?.value;
  const luxon = DateTime.fromISO(at, { zone });
  return {
    intl: zoneNamePart === 'GMT' ? 'GMT+00:00' : (zoneNamePart ?? ''),
    luxon: `${luxon.toFormat('ZZ')}${luxon.isInDST ? ', in DST' : ''}`,
  };
}

/** Describes the software versions that determine the results of a host, in the wording of the page. */
export const describeHost = (versions: NodeJS.ProcessVersions): string =>
  `Node ${versions.node} with edition ${versions['tz'] ?? 'unknown'}`;

/**
 * Renders the generated section of the page. @param host description of the host @param answers the results of the host for each
 * case
 */
export function renderProofSection(
  host: string,
  answers: (each: DifficultCase) => { readonly intl: string; readonly luxon: string },
): string {
  const rows = difficultCases.map((each) => {
    const { intl, luxon } = answers(each);
    return `| ${each.zone} | ${each.at} | ${formatOwnClock(each)} | ${intl} | ${luxon} | ${each.law} |`;
  });
  return `This service: edition ${defaultVersion}. Intl and Luxon: ${host}.

| zone | instant | this service | Intl | Luxon | law |
| ---- | ------- | ------------ | ---- | ----- | --- |
${rows.join('\n')}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = new URL('../docs/accuracy.md', import.meta.url);
  const section = renderProofSection(describeHost(process.versions), formatHostClocks);
  writeFileSync(file, replaceSection(readFileSync(file, 'utf8'), 'clocks', section));
}
