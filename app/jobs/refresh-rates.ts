import { DateTime } from 'luxon';
import type { Database } from '../../db/client/database.ts';
import { parseEcbRates } from '../../db/importers/exchange-rates.ts';
import { norgesBankRates, parseNorgesBankRates } from '../../db/importers/norges-bank-rates.ts';
import { addRates } from '../../db/import/add-rates.ts';
import { readNewestDay } from '../../db/queries/exchange-rates.ts';
import type { RateDay } from '../../db/records/rate-day.ts';
import { norgesBankRate } from '../../db/tables/money.ts';
import { findDisablingSetting } from '../../core/setting.ts';
import { sumTrafficOfAllThreads } from '../../net/thread-traffic.ts';
import { getTraffic } from '../../net/traffic.ts';
import type { ReasonForNoRates } from '../../subgraphs/company/rates/resolvers.ts';
import { createProvider, createSourceError, type Provider } from '../../subgraphs/provider.ts';
import { dayMs, formatIsoDay } from '../../facts/iso-day.ts';

/**
 * Updates the exchange rates of the European Central Bank. The first update imports the complete history. Later updates import
 * the last 90 days or the last day, depending on how many days are missing. The provider's base URL is the folder of the files
 * (https://www.ecb.europa.eu/stats/eurofxref); the history needs `maxBytes` of 20 MB.
 * @returns the newest stored day of publication
 * @throws service_unavailable when the bank does not return a complete file; the stored rates stay unchanged
 */
export async function refreshRates(db: Database, ecb: Provider, now: number): Promise<string | null> {
  const newestDay = await readNewestDay(db);
  const ageDays = newestDay === null ? Infinity : (now - Date.parse(newestDay)) / dayMs;
  const file =
    ageDays > 80 ? 'eurofxref-hist.xml' : ageDays > 1.9 ? 'eurofxref-hist-90d.xml' : 'eurofxref-daily.xml';
  const days = await fetchRates(ecb, `/${file}`, parseEcbRates);
  await addRates(db, days, { source: file, now: new Date(now) });
  return readNewestDay(db);
}

/** Number of days that are requested again, because the bank can correct published rates. */
const overlapDays = 10;
/** Number of days that the first refresh requests. Older rates are imported from a file. */
const initialFetchDays = 366;

/**
 * Updates the exchange rates of Norges Bank: imports one year at first, later the missing days. The provider's base URL is
 * https://data.norges-bank.no/api; a year needs `maxBytes` of 5 MB.
 * @returns the newest stored day of publication
 * @throws service_unavailable when the bank does not return a complete file; the stored rates stay unchanged
 */
export async function refreshNorgesBank(db: Database, bank: Provider, now: number): Promise<string | null> {
  const newestDay = await readNewestDay(db, norgesBankRate);
  const startMs =
    newestDay === null
      ? now - initialFetchDays * dayMs
      : Math.min(now, Date.parse(newestDay)) - overlapDays * dayMs;
  const path = `/data/EXR/B..NOK.SP?format=csv&locale=en&startPeriod=${formatIsoDay(startMs)}`;
  const days = await fetchRates(bank, path, parseNorgesBankRates);
  await addRates(db, days, { source: path.slice(1), now: new Date(now) }, norgesBankRates);
  return readNewestDay(db, norgesBankRate);
}

async function fetchRates(
  bank: Provider,
  path: string,
  read: (text: string) => RateDay[],
): Promise<RateDay[]> {
  const { status, text } = await bank.request(path);
  const recordFailure = (reason: string) => {
    getTraffic(bank.name).noteUnusable(reason);
    return createSourceError(bank, reason);
  };
  if (status !== 200) throw recordFailure(`returned ${status} for ${path}`);
  try {
    return read(text);
  } catch (error) {
    throw recordFailure(
      `returned an invalid file: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** Delays in milliseconds before a failed refresh is repeated, by the number of failures. Further retries are hourly. */
const retryDelaysMs = [60_000, 5 * 60_000, 15 * 60_000];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface RefreshOptions<T> {
  /** Returns the milliseconds from a successful refresh to the next refresh. */
  readonly delay: (result: T) => number;
  /** Called when a refresh fails. */
  readonly onError: (error: unknown) => void;
}

/**
 * Refreshes immediately and then after each delay, one refresh at a time. A failed refresh is reported and retried.
 * @returns a function that stops the refreshes
 */
export function refreshRepeatedly<T>(
  refresh: () => Promise<T>,
  { delay, onError }: RefreshOptions<T>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;
  const schedule = (ms: number) => {
    if (isStopped) return;
    timer = setTimeout(runRefresh, ms);
    timer.unref();
  };
  const runRefresh = () => {
    refresh().then(
      (result) => {
        failures = 0;
        schedule(delay(result));
      },
      (error: unknown) => {
        onError(error);
        schedule(retryDelaysMs[failures] ?? hourMs);
        failures += 1;
      },
    );
  };
  runRefresh();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

/**
 * The ECB and Norges Bank publish at about 16:00 in this zone, Monday to Friday except on holidays of the TARGET system or of
 * Norway.
 */
const publication = { zone: 'Europe/Berlin', hour: 16, minute: 10 } as const;
/** Hours after the time of publication during which missing rates are requested every half hour. */
const lateAfterHours = 3;

/**
 * Returns the milliseconds until the rates of a bank are requested again. The next request is at the next time of publication, or
 * within half an hour while today's rates are late.
 * @param newest day of the newest stored rates, YYYY-MM-DD
 * @param now epoch milliseconds
 */
export function getDelayUntilNextRates(newest: string | null, now: number): number {
  const localTime = DateTime.fromMillis(now, { zone: publication.zone });
  const isPublished = (newest ?? '') >= (localTime.toISODate() ?? '');
  let nextPublication = localTime.set({
    hour: publication.hour,
    minute: publication.minute,
    second: 0,
    millisecond: 0,
  });
  const hoursSincePublication = localTime.diff(nextPublication).as('hours');
  if (
    !nextPublication.isWeekend &&
    !isPublished &&
    hoursSincePublication >= 0 &&
    hoursSincePublication < lateAfterHours
  )
    return 30 * minuteMs;
  while (nextPublication <= localTime || nextPublication.isWeekend)
    nextPublication = nextPublication.plus({ days: 1 });
  return nextPublication.toMillis() - now;
}

const centralBanks = [
  { name: 'The European Central Bank', setting: 'ECB_URL', refresh: refreshRates },
  { name: 'Norges Bank', setting: 'NORGES_BANK_URL', refresh: refreshNorgesBank },
] as const;

/** Returns the reason why no exchange rates are loaded. */
export function getReasonForNoRates(providers: Readonly<Record<string, string>>): ReasonForNoRates {
  const { name, setting } = centralBanks[0];
  if (providers[setting] === undefined)
    return {
      reason: `the European Central Bank is turned off by ${findDisablingSetting(providers, setting)}`,
    };
  // Only the main thread requests the rates, so the last failure belongs to its requests.
  const lastFailure = sumTrafficOfAllThreads().get(name)?.lastFailure ?? null;
  return lastFailure === null
    ? {
        reason: `they are being fetched from the European Central Bank (${setting}); try again in some seconds`,
        retryAfter: 10,
      }
    : {
        reason: `${name} (${setting}) ${lastFailure}; the service tries again within minutes`,
        retryAfter: 60,
      };
}

/** Keeps the exchange rates of the configured banks fresh. @returns a function that stops the refreshes */
export function refreshRatesRegularly(
  providers: Readonly<Record<string, string>>,
  database: Database,
  { clock, onError }: { readonly clock: () => number; readonly onError: (error: unknown) => void },
): () => void {
  const stopFunctions = centralBanks.flatMap(({ name, setting, refresh }) => {
    const baseUrl = providers[setting];
    if (baseUrl === undefined) return [];
    // The history of the ECB since 1999 is a single large file.
    const limits = { timeoutMs: 30_000, maxBytes: 20_000_000 };
    const bank = createProvider({ name, setting, baseUrl, ...limits });
    return refreshRepeatedly(() => refresh(database, bank, clock()), {
      delay: (newest) => getDelayUntilNextRates(newest, clock()),
      onError,
    });
  });
  return () => {
    for (const stop of stopFunctions) stop();
  };
}
