import { getElement } from './element.ts';
import { promptForKey, needsKey } from './page.ts';
import { getListAt, getNumberAt, getTextAt, getValueAt, RequestFailed } from './request.ts';
import { getErrorMessage, readState } from './admin/client.ts';
import { showDatasets, startDatasets } from './admin/data.ts';
import { createTable } from './admin/drawing.ts';
import { showKeys, startKeys } from './admin/keys.ts';
import { showPlans, startPlans } from './admin/plans.ts';
import { showUsage, showUsageKeys, startUsage } from './admin/usage.ts';

/** The page /admin shows the state of the service. Changes run commands of `npm run keys` and `npm run data`. */

const status = getElement('admin-status', HTMLElement);
const content = getElement('admin-content', HTMLElement);

/** Reads the state and shows it. Asks for a key if there is none, or if the current key lacks the permission. */
async function showState(): Promise<void> {
  if (needsKey()) {
    promptForKey(
      () => void showState(),
      'Enter a secret key that has the plan "unlimited" and belongs to no account, such as the first key.',
    );
    return;
  }
  try {
    const state = await readState();
    showKeys(state);
    showPlans(state);
    showUsageKeys(state);
    showDatasets(state);
    showProviders(state);
    content.hidden = false;
    status.textContent = 'Every change takes effect immediately and is logged.';
    await showUsage();
  } catch (error) {
    content.hidden = true;
    status.textContent = getErrorMessage(error);
    if (error instanceof RequestFailed && (error.status === 401 || error.status === 403))
      promptForKey(() => void showState(), getErrorMessage(error));
  }
}

function showProviders(state: unknown): void {
  const providerTable = getListAt(state, 'providers').map((each) => {
    const [answered, failed] = [getNumberAt(each, 'answered') ?? 0, getNumberAt(each, 'failed') ?? 0];
    return [
      getTextAt(each, 'name') ?? '',
      `${answered}`,
      `${failed}`,
      `${getNumberAt(each, 'rejected') ?? 0}`,
      getValueAt(each, 'isOpen') === true ? 'circuit breaker open' : 'circuit breaker closed',
    ];
  });
  const sources = getListAt(state, 'sources').map((each) => [
    getTextAt(each, 'name') ?? '',
    getTextAt(each, 'setting') ?? '',
    getTextAt(each, 'health') ?? '',
    getTextAt(each, 'lastSuccess') ?? '–',
    getNumberAt(each, 'meanMs') === null ? '–' : `${Math.round(getNumberAt(each, 'meanMs') ?? 0)} ms`,
  ]);
  getElement('provider-table', HTMLElement).replaceChildren(
    createTable(
      'External sources',
      ['Source', 'Setting', 'Health', 'Last success', 'Mean time'],
      sources,
      'No external source is in use.',
    ),
    createTable(
      'Requests to providers since the start',
      ['Provider', 'Succeeded', 'Failed', 'Skipped', 'State'],
      providerTable,
      'No requests to providers since the start.',
    ),
  );
}

startKeys(showState);
startPlans(showState);
startUsage();
startDatasets(showState);
void showState();
