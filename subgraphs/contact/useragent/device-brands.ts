import { readFacts } from '../../../facts/fact-table.ts';
import { lazy } from '../lazy.ts';

/** Who sells a device, and what it is where its name says so. */
export interface KnownDevice {
  readonly brand: string;
  readonly type: string | null;
}

const shortest = 3;

const tables = lazy(() => {
  const models = new Map<string, KnownDevice>();
  const prefixes = new Map<string, KnownDevice>();
  const words = new Map<string, KnownDevice>();
  const list = (text = '') => (text === '' ? [] : text.split('|'));
  const spellings = readFacts('brand-words').map(
    ({ word = '', brand = '' }) => [folded(word), brand] as const,
  );
  const sold = new Map(spellings);
  let longest = 0;
  for (const row of readFacts('device-brands')) {
    const { brand: listed = '', type = '' } = row;
    const brand = sold.get(folded(listed)) ?? listed;
    const device = { brand, type: type === '' ? null : type };
    for (const model of list(row['models'])) models.set(model, device);
    for (const prefix of list(row['prefixes'])) {
      prefixes.set(prefix, device);
      longest = Math.max(longest, prefix.length);
    }
    if (row['word'] === 'yes') words.set(folded(listed), { brand, type: null });
  }
  for (const [word, brand] of spellings) words.set(word, { brand, type: null });
  const series = readFacts('device-models').map(({ brand = '', expression = '' }) => ({
    device: { brand, type: null },
    expression: new RegExp(`^(?:${expression})`, 'i'),
  }));
  const anySeries = new RegExp(series.map(({ expression }) => expression.source).join('|'), 'i');
  return { models, prefixes, words, longest, series, anySeries };
});

const folded = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}&+]+/gu, '');

/**
 * Who sells a device that names itself so. Null when nobody is known to, or several do. Sources: device-models.tsv (series),
 * device-brands.tsv by the whole model, then by its longest known beginning; then the brand that the text itself begins with.
 */
export function deviceOf(model: string): KnownDevice | null {
  const { models, series, anySeries } = tables();
  const key = model.toLowerCase().replace(/\s+/g, ' ').trim();
  const own = anySeries.test(key) ? series.find(({ expression }) => expression.test(key))?.device : undefined;
  const listed = models.get(key) ?? byBeginning(key);
  if (own === undefined) return listed;
  // The list may say more of what it is.
  return listed?.brand === own.brand ? listed : own;
}

function byBeginning(key: string): KnownDevice | null {
  const { prefixes, longest } = tables();
  const word = brandWord(key);
  for (let length = Math.min(longest, key.length); length >= shortest; length -= 1) {
    const device = prefixes.get(key.slice(0, length));
    if (device !== undefined && (word === null || word.brand === device.brand)) return device;
  }
  return word;
}

/** The brand that a text begins with: its first two words, or its first, which a blank or a mark ends. */
export function brandWord(text: string): KnownDevice | null {
  const { words } = tables();
  const [, first = '', second = ''] =
    /^([\p{L}\p{N}&+]+)(?:[^\p{L}\p{N}&+]+([\p{L}\p{N}&+]+))?/u.exec(text) ?? [];
  return words.get(folded(first + second)) ?? words.get(folded(first)) ?? null;
}
