import { getListAt, parseJson, getTextAt } from '../../core/json.ts';
import { RequestRejected } from '../../core/request-rejected.ts';
import { StoreError, toStoreError } from '../../core/store-error.ts';
import type { Access, KeyRecord } from '../../router/auth/access.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import type { Request, Response } from '../../router/exchange.ts';
import { isFromOtherSite } from '../../router/auth/other-site.ts';
import { createProblemResponse } from '../../router/http/problem-response.ts';
import { Assets } from '../../web/assets.ts';
import { renderAdminPage } from '../../web/pages/admin.ts';
import { createPageResponse } from '../../web/pages/layout.ts';
import type { DataJobs } from '../jobs/data-jobs.ts';
import { executeKeyCommand, type KeyAdministration } from '../key-administration/commands.ts';
import { firstKeyAccount, firstKeyPlan } from '../key-administration/first-key.ts';
import type { Log } from '../log/log.ts';
import type { AdminReader } from './admin-reader.ts';

interface AdminOptions {
  /** Absolute URL without a trailing slash, for requests that don't specify a base URL. */
  readonly baseUrl: string;
  readonly access: Pick<Access, 'admit'>;
  /** Whether the address of a client may use the pages (ADMIN_FROM). Other clients receive 404. */
  readonly isPermitted: (request: Request) => boolean;
  readonly administration: KeyAdministration;
  readonly jobs: DataJobs;
  readonly reader: AdminReader;
  /** Called after a key or a plan has changed. */
  readonly onKeysChanged: () => Promise<void>;
  readonly log: Log;
}

/** Commands of `npm run keys` that the page can run. All other data comes from /admin/state. */
const keyCommands = ['create', 'restrict', 'rotate', 'revoke', 'suspend', 'resume', 'plan'];
/** Commands of `npm run data` that the page can run, each with the name of a source or dataset. */
const dataCommands = ['update', 'rollback'];
/** Default and maximum number of days of usage that a request returns. */
const defaultDays = 30;
const maxDays = 366;

/**
 * Creates the handler of the page /admin and of its requests for data. The page itself contains no data. Each request for data
 * needs a secret key of the plan `unlimited`, in a header. Cookies are not used, and requests from pages of other origins are
 * rejected.
 * @returns a function that returns null for other paths, and for clients whose address is not permitted
 */
export function createAdmin(
  options: AdminOptions,
): (request: Request) => Promise<Response> | Response | null {
  const { baseUrl, access, isPermitted, administration, jobs, reader, onKeysChanged, log } = options;
  let assets: Assets | undefined;
  // Links have no host, because the operator can use another host than the public one, for example through a forwarded port.
  const pageBasePath = new URL(baseUrl).pathname.replace(/\/+$/, '');

  const runKeyCommand = async (args: readonly string[]): Promise<unknown> => {
    const { code, text } = await executeKeyCommand([...args, '--json'], (command) => command(administration));
    const result = code === 0 ? parseJson(text) : undefined;
    // Omit the second line of an error message, because it explains the command line.
    if (result === undefined) throw createInvalidRequest(text.split('\n')[0] ?? '');
    return result;
  };

  /** Logs a change. The log masks secrets of keys. @param key the key that made the change @param changed the changed key */
  const logCommand = (request: Request, key: string, command: string, changed: string | null = null) =>
    log.info('administration', {
      command,
      ...(changed === null ? {} : { changed }),
      key,
      address: request.ip,
      request_id: request.id,
    });

  const handlers: Readonly<Record<string, (request: Request, key: KeyRecord) => Promise<object>>> = {
    'GET /admin/state': () => reader.state(),
    'GET /admin/job': async () => ({ job: await jobs.current() }),
    'GET /admin/usage': ({ query }) => {
      const queryParameters = new URLSearchParams(query);
      return reader.usage(parseDays(queryParameters.get('days')), parseShortKey(queryParameters.get('key')));
    },
    async 'POST /admin/keys'(request, { short }) {
      const args = await parseCommand(request, keyCommands);
      const result = await runKeyCommand(args);
      logCommand(request, short, `keys ${args.join(' ')}`, getTextAt(result, 'short'));
      // The change is already stored, and its response can contain a secret that is shown only once, so don't fail.
      await onKeysChanged().catch((error: unknown) =>
        log.error('the worker threads were not notified of a key change', { reason: String(error) }),
      );
      return { result };
    },
    async 'POST /admin/data'(request, { short }) {
      const args = await parseCommand(request, dataCommands);
      const [command, name = '', ...more] = args;
      if (!/^[a-z0-9-]{1,60}$/.test(name) || name.startsWith('-') || more.length > 0)
        throw createInvalidRequest(
          `args must be "${command}" and one name, such as ["${command}","cities"].`,
        );
      const job = await jobs.start(args);
      if (job.command !== args.join(' '))
        throw createInvalidRequest(
          `The command "${job.command}" is running. Start "${args.join(' ')}" when it has ended.`,
        );
      logCommand(request, short, `data ${args.join(' ')}`);
      return { job };
    },
  };

  async function respond(request: Request, handler: string): Promise<Response> {
    const reject = (problem: Problem) => createProblemResponse(problem, request, { baseUrl });
    try {
      if (isFromOtherSite(request)) return reject(foreignOriginProblem);
      const verdict = await access.admit(request, { key: true });
      if (isProblem(verdict)) return reject(verdict);
      const { key } = verdict;
      if (key === null || !isOperatorKey(key)) return reject(operatorKeyProblem);
      const body = await handlers[handler]?.(request, key);
      return {
        status: 200,
        headers: ['Content-Type', 'application/json; charset=utf-8', 'Cache-Control', 'no-store'],
        body: JSON.stringify(body),
      };
    } catch (error) {
      if (error instanceof RequestRejected) return reject(error.problem);
      if (toStoreError(error) instanceof StoreError) return reject(storeProblem);
      throw error;
    }
  }

  return (request) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handler = `${method} ${request.path}`;
    const isPage = method === 'GET' && /^\/admin\/?$/.test(request.path);
    if (!isPage && !Object.hasOwn(handlers, handler)) return null;
    if (!isPermitted(request)) return null;
    if (!isPage) return respond(request, handler);
    return createPageResponse(renderAdminPage, {
      base: pageBasePath,
      assets: (assets ??= new Assets()),
      demo: false,
    });
  };
}

const createInvalidRequest = (message: string, param?: string): RequestRejected =>
  new RequestRejected({ code: 'invalid_request', message, ...(param === undefined ? {} : { param }) });

const foreignOriginProblem: Problem = {
  code: 'permission_denied',
  message: 'Administration accepts requests of its own page and of programs, not of pages of other origins.',
};
const operatorKeyProblem: Problem = {
  code: 'permission_denied',
  message:
    'Administration requires a secret key of the plan "unlimited" without an account and without a restriction to families, such as the first key.',
};

const storeProblem: Problem = {
  code: 'service_unavailable',
  message: 'The store does not respond. Try again in a moment.',
};

/**
 * Whether a key may use the administration page: a secret key on the plan of the first key, for all families, without a customer
 * account.
 */
function isOperatorKey({ type, families, plan, account = firstKeyAccount }: KeyRecord): boolean {
  return type === 'secret' && families === null && plan.name === firstKeyPlan && account === firstKeyAccount;
}

/** Reads `{ "args": [command, …] }` from the body. @throws RequestRejected */
async function parseCommand(request: Request, allowed: readonly string[]): Promise<readonly string[]> {
  const body = parseJson(await request.body());
  const args = getListAt(body, 'args').filter((arg) => typeof arg === 'string');
  const [command = ''] = args;
  const isList = args.length === getListAt(body, 'args').length && args.length <= 100;
  if (isList && allowed.includes(command) && args.every((arg) => arg.length <= 1000)) return args;
  throw createInvalidRequest(
    `The body must be JSON such as {"args":["${allowed[0]}"]}: a list of texts that starts with ${allowed.join(', ')}.`,
    'args',
  );
}

/** @throws RequestRejected */
function parseDays(text: string | null): number {
  if (text === null) return defaultDays;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= maxDays) return days;
  throw createInvalidRequest(`days must be an integer from 1 to ${maxDays}, such as ${defaultDays}.`, 'days');
}

/** @throws RequestRejected */
function parseShortKey(text: string | null): string | null {
  if (text === null || /^[2-9a-z]{8}$/.test(text)) return text;
  throw createInvalidRequest('key must be the eight characters in the middle of a key.', 'key');
}
