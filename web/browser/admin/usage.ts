import { byId, element } from '../element.ts';
import { list, number, text } from '../request.ts';
import { messageOf, readUsage } from './client.ts';
import { barChart, dayChart, table, type Bar } from './drawing.ts';

const days = byId('usage-days', HTMLSelectElement);
const key = byId('usage-key', HTMLSelectElement);
const charts = byId('usage-charts', HTMLElement);

const barsOf = (usage: unknown, path: string): readonly Bar[] =>
  list(usage, path).map((each) => ({
    label: text(each, 'label') ?? '',
    requests: number(each, 'requests') ?? 0,
  }));

/** Lists the keys in the filter of the charts. */
export function showUsageKeys(state: unknown): void {
  const chosen = key.value;
  key.replaceChildren(
    element('option', { value: '' }, 'all keys'),
    ...list(state, 'keys').map((each) => {
      const short = text(each, 'short') ?? '';
      const option = element('option', { value: short }, `${short} (${text(each, 'account') ?? ''})`);
      option.selected = short === chosen;
      return option;
    }),
  );
}

/** Reads the usage and draws the charts. */
export async function showUsage(): Promise<void> {
  try {
    const usage = await readUsage(days.value, key.value);
    charts.replaceChildren(
      dayChart(barsOf(usage, 'days')),
      barChart('Requests by family', 'Family', barsOf(usage, 'families').slice(0, 20)),
      barChart('Requests by key', 'Key', barsOf(usage, 'keys').slice(0, 20)),
      element('h3', {}, `Units in ${text(usage, 'month') ?? 'this month'}`),
      table(
        'Units of this month',
        ['Key', 'Unit', 'Used', 'Limit'],
        list(usage, 'units').map((each) => [
          element('code', {}, text(each, 'key') ?? ''),
          text(each, 'unit') ?? '',
          (number(each, 'used') ?? 0).toLocaleString('en'),
          number(each, 'limit')?.toLocaleString('en') ?? 'no limit',
        ]),
        'No units used.',
      ),
    );
  } catch (error) {
    charts.replaceChildren(element('p', { class: 'said' }, messageOf(error)));
  }
}

export function startUsage(): void {
  days.addEventListener('change', () => void showUsage());
  key.addEventListener('change', () => void showUsage());
}
