import type { Database } from '../../db/client/database.ts';
import { readEcbRates } from '../../db/importers/exchange-rates.ts';
import { norgesBankRates, readNorgesBankRates } from '../../db/importers/norges-bank-rates.ts';
import { addRates } from '../../db/import/add-rates.ts';
import { newestRates } from '../../db/queries/exchange-rates.ts';
import type { RateDay } from '../../db/records/rate-day.ts';
import { norgesBankRate } from '../../db/tables/money.ts';
import { unavailable } from '../../core/lookup-error.ts';
import { createProvider, type Provider } from '../../subgraphs/provider.ts';
import { dayMs, isoDay } from '../../facts/iso-day.ts';

/**
 * Brings the rates up to date from the European Central Bank: the whole history at first, then the 90 days or the one
 * day that are missing. The provider's base URL is the folder of its files
 * (https://www.ecb.europa.eu/stats/eurofxref); it needs `maxBytes` of 20 MB for the history.
 * @returns the newest day of publication that is now stored
 * @throws service_unavailable when the bank does not answer with a whole file; the stored rates stay as they are
 */
export async function refreshRates(db: Database, ecb: Provider, now: number): Promise<string | null> {
  const newest = await newestRates(db);
  const age = newest === null ? Infinity : (now - Date.parse(newest)) / dayMs;
  const file = age > 80 ? 'eurofxref-hist.xml' : age > 1.9 ? 'eurofxref-hist-90d.xml' : 'eurofxref-daily.xml';
  const days = await askBank(ecb, `/${file}`, readEcbRates);
  await addRates(db, days, { source: file, now: new Date(now) });
  return newestRates(db);
}

/** Days that are asked for again: what was published may be corrected. */
const askedAgain = 10;
/** Days of the first refresh: the history before them is imported from a file. */
const askedFirst = 366;

/**
 * Brings the rates of Norges Bank up to date, a year of them at first. The provider's base URL is
 * https://data.norges-bank.no/api; a year needs `maxBytes` of 5 MB.
 * @returns the newest day of publication that is now stored
 * @throws service_unavailable when the bank does not answer with a whole file; the stored rates stay as they are
 */
export async function refreshNorgesBank(db: Database, bank: Provider, now: number): Promise<string | null> {
  const newest = await newestRates(db, norgesBankRate);
  const first =
    newest === null ? now - askedFirst * dayMs : Math.min(now, Date.parse(newest)) - askedAgain * dayMs;
  const path = `/data/EXR/B..NOK.SP?format=csv&locale=en&startPeriod=${isoDay(first)}`;
  const days = await askBank(bank, path, readNorgesBankRates);
  await addRates(db, days, { source: path.slice(1), now: new Date(now) }, norgesBankRates);
  return newestRates(db, norgesBankRate);
}

async function askBank(bank: Provider, path: string, read: (text: string) => RateDay[]): Promise<RateDay[]> {
  const { status, text } = await bank.request(path);
  if (status !== 200)
    throw unavailable(`${bank.name} answered ${status} for ${path}. It is configured by ${bank.setting}.`);
  try {
    return read(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw unavailable(`${bank.name}: ${reason}. It is configured by ${bank.setting}.`);
  }
}

/** How soon a refresh that failed is tried again: the first time, the second, and so on; then at the next turn. */
const retriesAfterMs = [60_000, 5 * 60_000, 15 * 60_000];

/**
 * Refreshes now and then every so often; one refresh at a time. A refresh that fails is reported and tried again sooner: the
 * stored rates stay.
 * @returns ends it
 */
export function keepFresh(
  refresh: () => Promise<unknown>,
  { everyMs, onError }: { readonly everyMs: number; readonly onError: (error: unknown) => void },
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let failures = 0;
  const next = (ms: number) => {
    if (ended) return;
    timer = setTimeout(turn, Math.min(ms, everyMs));
    timer.unref();
  };
  const turn = () => {
    refresh().then(
      () => {
        failures = 0;
        next(everyMs);
      },
      (error: unknown) => {
        onError(error);
        next(retriesAfterMs[failures] ?? everyMs);
        failures += 1;
      },
    );
  };
  turn();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

/** How often the banks are queried, in milliseconds; they publish once on working days. */
const queryEveryMs = 6 * 60 * 60 * 1000;

/** Keeps the exchange rates of the configured banks fresh. @returns stops it */
export function keepRatesFresh(
  providers: Readonly<Record<string, string>>,
  database: Database,
  { clock, onError }: { readonly clock: () => number; readonly onError: (error: unknown) => void },
): () => void {
  const banks = [
    { name: 'The European Central Bank', setting: 'ECB_URL', refresh: refreshRates },
    { name: 'Norges Bank', setting: 'NORGES_BANK_URL', refresh: refreshNorgesBank },
  ] as const;
  const stops = banks.flatMap(({ name, setting, refresh }) => {
    const baseUrl = providers[setting];
    if (baseUrl === undefined) return [];
    // The history of the ECB since 1999 is one file.
    const limits = { timeoutMs: 30_000, maxBytes: 20_000_000 };
    const bank = createProvider({ name, setting, baseUrl, ...limits });
    return keepFresh(() => refresh(database, bank, clock()), { everyMs: queryEveryMs, onError: onError });
  });
  return () => {
    for (const stop of stops) stop();
  };
}
