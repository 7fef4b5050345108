import { eq } from 'drizzle-orm';
import type { Orm } from '../client/database.ts';
import { dataset } from '../tables/dataset.ts';
import type { BundledData, Dataset } from './dataset.ts';

/** Source, version and licence of a dataset's rows. */
export type Provenance = typeof dataset.$inferSelect;

export async function readProvenance(orm: Orm, name: string): Promise<Provenance | undefined> {
  const [row] = await orm.select().from(dataset).where(eq(dataset.name, name));
  return row;
}

export async function putProvenance(orm: Orm, { name, ...values }: Provenance): Promise<void> {
  await orm
    .insert(dataset)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: dataset.name, set: values });
}

/** Returns the name of the lock that serialises the imports of a dataset. */
export const getLockName = (name: string): string => `dataset ${name}`;

export type Origin = BundledData & { readonly bundled: boolean };

export const isRecorded = (
  present: Provenance,
  { revision, licence, attribution }: Dataset,
  origin: Origin,
) =>
  present.edition === origin.edition &&
  present.source === origin.source &&
  present.bundled === origin.bundled &&
  present.revision === revision &&
  present.licence === licence &&
  present.attribution === attribution;

/** Whether the store contains the latest version of a bundled dataset, or data that an operator imported. */
export function isCurrent(present: Provenance | undefined, dataset: Dataset): boolean {
  if (dataset.bundled === undefined) return true;
  if (present === undefined) return false;
  return !present.bundled || isRecorded(present, dataset, { ...dataset.bundled(), bundled: true });
}
