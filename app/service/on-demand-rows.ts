import type { ImportsOnDemand, ImportState } from '../../subgraphs/imports-on-demand.ts';
import type { OnDemandRow } from '../../web/pages/coverage.ts';

const sources = [
  { name: 'postal-geonames', data: 'Postal codes of a country, GeoNames', licence: 'CC-BY-4.0' },
  { name: 'tariff', data: 'US tariff lines, USITC', licence: 'public domain' },
] as const;

/**
 * Returns the data that requests can import, and the imports that are running or have failed.
 * @param loaded names of the loaded datasets
 */
export function listOnDemandRows(
  imports: ImportsOnDemand | undefined,
  loaded: ReadonlySet<string>,
): readonly OnDemandRow[] {
  const notLoadedState =
    imports === undefined ? 'not loaded; AUTO_IMPORT or OFFLINE turns the import off' : 'imported on request';
  return [
    ...sources.map(({ name, data, licence }) => ({
      data,
      licence,
      state: !loaded.has(name)
        ? notLoadedState
        : name === 'tariff'
          ? 'loaded'
          : 'some countries loaded, others ' + notLoadedState,
    })),
    ...Array.from(imports?.states?.() ?? [], ([part, state]) => ({
      data: part,
      licence: '',
      state: formatState(state),
    })),
  ];
}

const formatState = (state: ImportState): string =>
  state.status === 'running'
    ? `being imported: ${state.progress}`
    : `failed: ${state.reason}; next attempt after ${new Date(state.retryAt).toISOString().slice(0, 16)}Z`;
