import { formatMegabytes } from '../../db/import/progress.ts';
import { freeSources } from '../../db/importers/free-sources.ts';

/** Returns the line that lists the data that `npm run data -- update` can add, with sizes and licences. */
export function formatDownloadableDataLine(): string {
  const sources = freeSources.filter(({ onlyNamed }) => onlyNamed !== true);
  const total = sources.reduce((sum, { megabytes: size }) => sum + size, 0);
  const licences = [...new Set(sources.map(({ licence }) => licence))].join('; ');
  const names = sources.map(({ name, megabytes: size }) => `${name} ${size} MB`).join(', ');
  return `More     npm run data -- update adds or renews, with about ${formatMegabytes(total * 1e6)} to download: ${names} (${licences})`;
}
