import type { Database } from '../../db/client/client.ts';
import { readPreviousVersions } from '../../db/import/previous-version.ts';
import { dataset } from '../../db/schema.ts';
import { dayMs, formatIsoDay } from '../../facts/iso-day.ts';
import { readRequestCounts } from '../access/request-counts.ts';
import type { DataJobs } from '../jobs/data-jobs.ts';
import { toPlanJson, type KeyAdministration } from '../key-administration/commands.ts';
import { listExternalProviders } from '../service/status.ts';
import type { Settings } from '../settings/settings.ts';
import { toMonth } from '../../router/limits/month.ts';

/** Reads the data of the administration page, as JSON objects. */
export interface AdminReader {
  /** Returns keys, plans, datasets, sources, providers, and the running or most recent data command. */
  state(): Promise<object>;
  /**
   * Returns the requests of the last `days` days and the units of this month.
   * @param short public identifier of a key; null for all keys
   */
  usage(days: number, short: string | null): Promise<object>;
}

interface AdminSources {
  readonly settings: Settings;
  readonly database: Database;
  readonly administration: KeyAdministration;
  readonly jobs: DataJobs;
}

export function createAdminReader({ settings, database, administration, jobs }: AdminSources): AdminReader {
  const { book, scopes, clock, settle } = administration;
  return {
    async state() {
      const [keys, plans, datasets, sources, job] = await Promise.all([
        book.list(),
        book.plans(),
        readImportedDatasets(database),
        listDownloads(),
        jobs.current(),
      ]);
      const { sources: external, providers } = listExternalProviders(settings);
      return {
        keys,
        plans: plans.map(toPlanJson),
        ...scopes,
        datasets,
        downloads: sources,
        offline: settings.offline,
        job,
        sources: external,
        providers,
      };
    },
    async usage(days, short) {
      await settle?.();
      const now = clock();
      const month = toMonth(now).name;
      const firstDay = formatIsoDay(now - (days - 1) * dayMs);
      const { byDay, byFamily, byKey } = await readRequestCounts(database, firstDay, short);
      return {
        since: firstDay,
        days: Array.from({ length: days }, (_, index) => {
          const day = formatIsoDay(now - (days - 1 - index) * dayMs);
          return { label: day, requests: byDay.get(day) ?? 0 };
        }),
        families: toRows(byFamily),
        keys: toRows(byKey),
        month,
        units: await book.usage(month, short ?? undefined),
      };
    },
  };
}

const toRows = (sums: ReadonlyMap<string, number>) =>
  Array.from(sums, ([label, requests]) => ({ label, requests }));

/** Returns the datasets in the store, each with its previous version. */
async function readImportedDatasets({ orm }: Database) {
  const [rows, previous] = await Promise.all([
    orm.select().from(dataset).orderBy(dataset.name),
    readPreviousVersions(orm),
  ]);
  return rows.map(({ name, edition, rowCount, licence, source, importedAt }) => ({
    name,
    edition,
    rows: rowCount,
    licence,
    source,
    imported: importedAt.toISOString(),
    previous: previous.get(name)?.edition ?? null,
  }));
}

/** Returns the sources that `npm run data -- update` downloads. The first request loads the importers. */
async function listDownloads() {
  const { freeSources } = await import('../../db/importers/free-sources.ts');
  return freeSources.map(({ name, what, licence, megabytes, dataset: { name: target } }) => ({
    name,
    dataset: target,
    what,
    licence,
    megabytes,
  }));
}
