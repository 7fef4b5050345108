import { byId } from './element.ts';
import { promptForKey, needsKey } from './page.ts';
import { list, number, text, at, RequestFailed } from './request.ts';
import { messageOf, readState } from './admin/client.ts';
import { showDatasets, startDatasets } from './admin/data.ts';
import { table } from './admin/drawing.ts';
import { showKeys, startKeys } from './admin/keys.ts';
import { showPlans, startPlans } from './admin/plans.ts';
import { showUsage, showUsageKeys, startUsage } from './admin/usage.ts';

/** The page /admin: shows the state of the service, and changes it by the commands of `npm run keys` and `npm run data`. */

const status = byId('admin-status', HTMLElement);
const content = byId('admin-content', HTMLElement);

/** Reads the state and shows it. Asks for a key when there is none, or when the present one is not sufficient. */
async function show(): Promise<void> {
  if (needsKey()) {
    promptForKey(
      () => void show(),
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
    status.textContent = messageOf(error);
    if (error instanceof RequestFailed && (error.status === 401 || error.status === 403))
      promptForKey(() => void show(), messageOf(error));
  }
}

function showProviders(state: unknown): void {
  const providers = list(state, 'providers').map((each) => {
    const [answered, failed] = [number(each, 'answered') ?? 0, number(each, 'failed') ?? 0];
    return [
      text(each, 'name') ?? '',
      `${answered}`,
      `${failed}`,
      `${number(each, 'rejected') ?? 0}`,
      at(each, 'isOpen') === true ? 'circuit breaker open' : 'circuit breaker closed',
    ];
  });
  const sources = list(state, 'sources').map((each) => [
    text(each, 'name') ?? '',
    text(each, 'setting') ?? '',
    text(each, 'health') ?? '',
    text(each, 'lastSuccess') ?? '–',
    number(each, 'meanMs') === null ? '–' : `${Math.round(number(each, 'meanMs') ?? 0)} ms`,
  ]);
  byId('provider-table', HTMLElement).replaceChildren(
    table(
      'External sources',
      ['Source', 'Setting', 'Health', 'Last success', 'Mean time'],
      sources,
      'No external source is in use.',
    ),
    table(
      'Requests to providers since the start',
      ['Provider', 'Succeeded', 'Failed', 'Skipped', 'State'],
      providers,
      'No requests to providers since the start.',
    ),
  );
}

startKeys(show);
startPlans(show);
startUsage();
startDatasets(show);
void show();
