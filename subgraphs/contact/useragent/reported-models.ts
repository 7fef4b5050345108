import { readFacts } from '../../../facts/fact-table.ts';
import { lazy } from '../../../core/lazy.ts';
import type { KnownDevice } from './device-brands.ts';

const brands = lazy(() => {
  const models = new Map<string, KnownDevice>();
  for (const { brand = '', models: list = '' } of readFacts('reported-models'))
    for (const model of list.split('|')) models.set(model, { brand, type: null });
  return models;
});

/** Returns the brand of a model that only lists of user agents have. Source: facts/tables/reported-models.tsv. */
export const reportedDevice = (model: string): KnownDevice | null =>
  brands().get(
    model
      .toLowerCase()
      .replace(/[\s_]+/g, ' ')
      .trim(),
  ) ?? null;
