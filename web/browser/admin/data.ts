import { getElement, createElement } from '../element.ts';
import { getValueAt, getListAt, getNumberAt, getTextAt } from '../request.ts';
import { getErrorMessage, readJob, runDataCommand } from './client.ts';
import { createButton, createTable } from './drawing.ts';

/** Milliseconds between two requests for the progress of a command. */
const pollMs = 1500;

const problem = getElement('data-error', HTMLElement);
let onEnd: () => Promise<void> = async () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the datasets in the store, and the sources that can be downloaded. */
export function showDatasets(state: unknown): void {
  getElement('dataset-table', HTMLElement).replaceChildren(
    createTable(
      'Datasets',
      ['Dataset', 'Version', 'Rows', 'Imported', 'Previous version', 'Action'],
      getListAt(state, 'datasets').map((each) => {
        const [name, previous] = [getTextAt(each, 'name') ?? '', getTextAt(each, 'previous')];
        return [
          name,
          getTextAt(each, 'edition') ?? '',
          (getNumberAt(each, 'rows') ?? 0).toLocaleString('en'),
          (getTextAt(each, 'imported') ?? '').slice(0, 10),
          previous ?? '–',
          previous === null
            ? ''
            : createButton('Roll back', `Roll ${name} back to ${previous}`, () => {
                if (confirm(`Replace ${name} by its previous version ${previous}?`))
                  void startCommand(['rollback', name]);
              }),
        ];
      }),
    ),
  );
  getElement('download-table', HTMLElement).replaceChildren(
    getValueAt(state, 'offline') === true
      ? createElement('p', {}, 'OFFLINE=true turns updates off.')
      : createTable(
          'Free sources',
          ['Source', 'Content', 'Licence', 'Size', 'Action'],
          getListAt(state, 'downloads').map((each) => {
            const name = getTextAt(each, 'name') ?? '';
            return [
              name,
              getTextAt(each, 'what') ?? '',
              getTextAt(each, 'licence') ?? '',
              `${getNumberAt(each, 'megabytes') ?? 0} MB`,
              createButton('Update', `Update ${name}`, () => void startCommand(['update', name])),
            ];
          }),
        ),
  );
  showJob(getValueAt(state, 'job'));
}

async function startCommand(args: readonly string[]): Promise<void> {
  problem.textContent = '';
  try {
    showJob(await runDataCommand(args));
  } catch (error) {
    problem.textContent = getErrorMessage(error);
  }
}

/** Shows a command with its output, and updates the output until the command ends. */
function showJob(job: unknown): void {
  const [command, status] = [getTextAt(job, 'command'), getTextAt(job, 'status')];
  if (command === null) return;
  getElement('job', HTMLElement).replaceChildren(
    createElement('p', {}, createElement('code', {}, `npm run data -- ${command}`), ` ${status ?? ''}`),
    createElement('pre', { tabindex: '0' }, getListAt(job, 'lines').join('\n')),
  );
  clearTimeout(timer);
  if (status === 'running') timer = setTimeout(() => void followJob(), pollMs);
}

async function followJob(): Promise<void> {
  try {
    const job = getValueAt(await readJob(), 'job');
    showJob(job);
    if (getTextAt(job, 'status') !== 'running') await onEnd();
  } catch (error) {
    problem.textContent = getErrorMessage(error);
  }
}

/**
 * Connects the buttons to their actions.
 * @param ended called after a command has ended
 */
export function startDatasets(ended: () => Promise<void>): void {
  onEnd = ended;
}
