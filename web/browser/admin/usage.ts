import { getElement, createElement } from '../element.ts';
import { getListAt, getNumberAt, getTextAt } from '../request.ts';
import { getErrorMessage, readUsage } from './client.ts';
import { createBarChart, createDayChart, createTable, type ChartBar } from './drawing.ts';

const days = getElement('usage-days', HTMLSelectElement);
const key = getElement('usage-key', HTMLSelectElement);
const charts = getElement('usage-charts', HTMLElement);

const toBars = (usage: unknown, path: string): readonly ChartBar[] =>
  getListAt(usage, path).map((each) => ({
    label: getTextAt(each, 'label') ?? '',
    requests: getNumberAt(each, 'requests') ?? 0,
  }));

/** Lists the keys in the filter of the charts. */
export function showUsageKeys(state: unknown): void {
  const chosenKey = key.value;
  key.replaceChildren(
    createElement('option', { value: '' }, 'all keys'),
    ...getListAt(state, 'keys').map((each) => {
      const shortKey = getTextAt(each, 'short') ?? '';
      const option = createElement(
        'option',
        { value: shortKey },
        `${shortKey} (${getTextAt(each, 'account') ?? ''})`,
      );
      option.selected = shortKey === chosenKey;
      return option;
    }),
  );
}

/** Reads the usage and draws the charts. */
export async function showUsage(): Promise<void> {
  try {
    const usage = await readUsage(days.value, key.value);
    charts.replaceChildren(
      createDayChart(toBars(usage, 'days')),
      createBarChart('Requests by family', 'Family', toBars(usage, 'families').slice(0, 20)),
      createBarChart('Requests by key', 'Key', toBars(usage, 'keys').slice(0, 20)),
      createElement('h3', {}, `Units in ${getTextAt(usage, 'month') ?? 'this month'}`),
      createTable(
        'Units of this month',
        ['Key', 'Unit', 'Used', 'Limit'],
        getListAt(usage, 'units').map((each) => [
          createElement('code', {}, getTextAt(each, 'key') ?? ''),
          getTextAt(each, 'unit') ?? '',
          (getNumberAt(each, 'used') ?? 0).toLocaleString('en'),
          getNumberAt(each, 'limit')?.toLocaleString('en') ?? 'no limit',
        ]),
        'No units used.',
      ),
    );
  } catch (error) {
    charts.replaceChildren(createElement('p', { class: 'said' }, getErrorMessage(error)));
  }
}

export function startUsage(): void {
  days.addEventListener('change', () => void showUsage());
  key.addEventListener('change', () => void showUsage());
}
