import type { PlacesSource } from '../../../db/snapshot/places.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import type { Origin } from '../../origin.ts';
import type { Resolvers } from '../schema.generated.ts';
import { connectionFields, createPage } from '../../validation/page.ts';
import { Provenance, type DatasetModel } from './dataset.ts';

/** Creates the resolvers of the data sources with their providers and licences. */
export function datasetResolvers(source: PlacesSource, origins: readonly Origin[]): Resolvers {
  const provenance = new Provenance(origins);
  const filterDatasets = (family: string | null | undefined): DatasetModel[] => {
    const datasets = provenance.datasets(source.current.datasets);
    if (family === undefined || family === null) return [...datasets];
    if (!provenance.families.includes(family))
      throw createInvalidInputError(
        'family',
        `family must be one of ${provenance.families.join(', ')}: for example, use holiday.`,
      );
    return datasets.filter(({ families }) => families.includes(family));
  };
  return {
    Query: {
      datasets: (_, { family }) => filterDatasets(family),
      datasetConnection: (_, { family, ...page }) =>
        createPage(filterDatasets(family), ({ name }) => name, page),
    },
    DatasetConnection: connectionFields,
    Dataset: {
      importedAt: ({ importedAt }) => importedAt?.toISOString().replace('.000Z', 'Z') ?? null,
      families: ({ families }) => [...families],
    },
  };
}
