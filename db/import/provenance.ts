import { eq } from 'drizzle-orm';
import type { Orm } from '../client/database.ts';
import { dataset } from '../tables/dataset.ts';
import type { Bundled, Dataset } from './dataset.ts';

/** Where the rows of a dataset come from. */
export type Provenance = typeof dataset.$inferSelect;

export async function provenanceOf(orm: Orm, name: string): Promise<Provenance | undefined> {
  const [row] = await orm.select().from(dataset).where(eq(dataset.name, name));
  return row;
}

export async function putProvenance(orm: Orm, { name, ...values }: Provenance): Promise<void> {
  await orm
    .insert(dataset)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: dataset.name, set: values });
}

/** The imports of a dataset are made one after the other. */
export const lockOf = (name: string): string => `dataset ${name}`;

export type Origin = Bundled & { readonly bundled: boolean };

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

/** Whether the store holds what the package in node_modules brings (if any does), or what an operator put in its place. */
export function isCurrent(present: Provenance | undefined, dataset: Dataset): boolean {
  if (dataset.bundled === undefined) return true;
  if (present === undefined) return false;
  return !present.bundled || isRecorded(present, dataset, { ...dataset.bundled(), bundled: true });
}
