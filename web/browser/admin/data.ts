import { byId, element } from '../element.ts';
import { at, list, number, text } from '../request.ts';
import { messageOf, readJob, runDataCommand } from './client.ts';
import { button, table } from './drawing.ts';

/** Milliseconds between two requests for the progress of a command. */
const pollMs = 1500;

const problem = byId('data-error', HTMLElement);
let onEnd: () => Promise<void> = async () => undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the datasets in the store, and the sources that can be downloaded. */
export function showDatasets(state: unknown): void {
  byId('dataset-table', HTMLElement).replaceChildren(
    table(
      'Datasets',
      ['Dataset', 'Version', 'Rows', 'Imported', 'Previous version', 'Action'],
      list(state, 'datasets').map((each) => {
        const [name, previous] = [text(each, 'name') ?? '', text(each, 'previous')];
        return [
          name,
          text(each, 'edition') ?? '',
          (number(each, 'rows') ?? 0).toLocaleString('en'),
          (text(each, 'imported') ?? '').slice(0, 10),
          previous ?? '–',
          previous === null
            ? ''
            : button('Roll back', `Roll ${name} back to ${previous}`, () => {
                if (confirm(`Replace ${name} by its previous version ${previous}?`))
                  void start(['rollback', name]);
              }),
        ];
      }),
    ),
  );
  byId('download-table', HTMLElement).replaceChildren(
    at(state, 'offline') === true
      ? element('p', {}, 'OFFLINE=true turns updates off.')
      : table(
          'Free sources',
          ['Source', 'Content', 'Licence', 'Size', 'Action'],
          list(state, 'downloads').map((each) => {
            const name = text(each, 'name') ?? '';
            return [
              name,
              text(each, 'what') ?? '',
              text(each, 'licence') ?? '',
              `${number(each, 'megabytes') ?? 0} MB`,
              button('Update', `Update ${name}`, () => void start(['update', name])),
            ];
          }),
        ),
  );
  showJob(at(state, 'job'));
}

async function start(args: readonly string[]): Promise<void> {
  problem.textContent = '';
  try {
    showJob(await runDataCommand(args));
  } catch (error) {
    problem.textContent = messageOf(error);
  }
}

/** Shows a command with its output, and follows it until it ends. */
function showJob(job: unknown): void {
  const [command, status] = [text(job, 'command'), text(job, 'status')];
  if (command === null) return;
  byId('job', HTMLElement).replaceChildren(
    element('p', {}, element('code', {}, `npm run data -- ${command}`), ` ${status ?? ''}`),
    element('pre', { tabindex: '0' }, list(job, 'lines').join('\n')),
  );
  clearTimeout(timer);
  if (status === 'running') timer = setTimeout(() => void follow(), pollMs);
}

async function follow(): Promise<void> {
  try {
    const job = at(await readJob(), 'job');
    showJob(job);
    if (text(job, 'status') !== 'running') await onEnd();
  } catch (error) {
    problem.textContent = messageOf(error);
  }
}

/** @param ended called after a command has ended */
export function startDatasets(ended: () => Promise<void>): void {
  onEnd = ended;
}
