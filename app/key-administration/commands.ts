import { parseArgs } from 'node:util';
import type { KeyRegistry, KeyRow, CreatedKey, PlanRow, UsageRow } from './key-registry.ts';
import {
  parseKeyChange,
  parseKeyDraft,
  parseMonth,
  parseName,
  optionDefinitions,
  parsePlanChange,
  parseShortKey,
  type OptionName,
  type Options,
} from './key-options.ts';
import type { KeyScopes } from '../../router/auth/key-restriction.ts';
import { toMonth } from '../../router/limits/month.ts';
import { describeOptionError, findCommand, type CommandForm } from '../option-error.ts';
import { isUserFacing, UserFacingError } from '../../core/user-facing-error.ts';

export const keysHelp = `Usage: npm run keys -- <command>

  create                 create a key; its secret is shown only once
    --type <type>        secret (default), public (for browsers) or app
    --plan <plan>        default: free
    --origin <origin>    public keys: a page origin that may use it, such as https://shop.example; repeatable
    --app-id <id>        app keys: a value of X-App-Id that may use it; repeatable
    --families <a,b>     restrict it to these families, such as city,country; default: all
    --ip <block>         restrict it to these addresses, such as 192.0.2.0/24; repeatable
    --expires <when>     2027-01-31, an instant, or a number of days such as 90d
    --version <version>  the API version of requests that specify none
    --account <name>     the account that it belongs to; default: default
  list                   list all keys
  show <key>             show one key, named by the eight characters in its middle
  restrict <key>         replace the plan or restrictions of a key: --plan, --origin, --app-id, --families, --ip, --expires
                         and --version as for create; none removes a restriction, and options that are absent change nothing
  rotate <key>           replace the secret of a key; the old one becomes invalid immediately
  revoke <key>           revoke a key permanently
  suspend <account>      reject all keys of an account; resume <account> ends that
  usage                  show the units spent
    --month <month>      such as 2026-11; default: this month (UTC)
    --key <key>          of one key
  plans                  list the plans and their limits
  plan <name>            change or create a plan; a limit is a number or none
    --requests-per-minute, --pooled, --carrier, --email-deep, --vat-deep <limit>
    --deep <true|false>  whether paid deep fields are included
    --features <a,b>     caller, hlr

  --json                 print JSON

The store: DATABASE_URL (postgresql://...), or the folder DATA_DIR (default .data), with the values that the service has.
The first start of the service creates it; these commands do not. A service that has the embedded database open runs the
command itself. Other processes on a PostgreSQL apply changes within five seconds.
`;

export interface KeysReply {
  /** Exit code: 0 success, 1 the command failed, 2 the command line is invalid. */
  readonly code: number;
  readonly text: string;
}

export interface KeyAdministration {
  readonly book: KeyRegistry;
  readonly scopes: KeyScopes;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Writes the usage of this process that is not in the store yet. */
  readonly settle?: () => Promise<void>;
}

interface Command extends CommandForm {
  readonly options: readonly OptionName[];
  readonly run: (
    administration: KeyAdministration,
    name: string | undefined,
    options: Options,
  ) => Promise<CommandOutput>;
}
/** The output of a command: JSON for `--json`, and text. */
type CommandOutput = readonly [json: unknown, text: string];

const scopeOptions = ['plan', 'origin', 'app-id', 'families', 'ip', 'expires', 'version'] as const;

const commands = new Map<string, Command>(
  Object.entries<Command>({
    create: {
      maxWords: 0,
      options: ['type', ...scopeOptions, 'account'],
      async run({ book, scopes, clock }, _name, options) {
        const key = await book.create(parseKeyDraft(options, scopes, clock()));
        const [json, text] = formatNewKey(key);
        const warning = await getSmallPlanWarning(book, key);
        return warning === null ? [json, text] : [{ ...key, warning }, `${text}Warning: ${warning}\n`];
      },
    },
    list: {
      maxWords: 0,
      options: [],
      async run({ book }) {
        const keys = await book.list();
        return [{ keys }, keys.map(formatKeyLine).join('')];
      },
    },
    show: {
      maxWords: 1,
      options: [],
      async run({ book }, name) {
        const key = await book.show(parseShortKey(name));
        return [key, formatDetails(key)];
      },
    },
    restrict: {
      maxWords: 1,
      options: scopeOptions,
      unusableOptions: {
        type: '--type cannot be changed: create another key',
        account: '--account cannot be changed: create another key',
      },
      async run({ book, scopes, clock }, name, options) {
        const { short, type } = await book.show(parseShortKey(name));
        const key = await book.restrict(short, parseKeyChange(type, options, scopes, clock()));
        return [key, formatDetails(key)];
      },
    },
    rotate: {
      maxWords: 1,
      options: [],
      run: async ({ book }, name) => formatNewKey(await book.rotate(parseShortKey(name))),
    },
    revoke: {
      maxWords: 1,
      options: [],
      async run({ book }, name) {
        const key = await book.revoke(parseShortKey(name));
        return [key, formatKeyLine(key)];
      },
    },
    suspend: {
      maxWords: 1,
      options: [],
      run: (administration, name) => suspend(administration, name, true),
    },
    resume: {
      maxWords: 1,
      options: [],
      run: (administration, name) => suspend(administration, name, false),
    },
    usage: {
      maxWords: 0,
      options: ['month', 'key'],
      async run({ book, clock, settle }, _name, options) {
        await settle?.();
        const month = options.month === undefined ? toMonth(clock()).name : parseMonth(options.month);
        const usage = await book.usage(
          month,
          options.key === undefined ? undefined : parseShortKey(options.key),
        );
        return [
          { month, usage },
          usage.length === 0 ? `nothing spent in ${month}\n` : usage.map(formatUsageLine).join(''),
        ];
      },
    },
    plans: {
      maxWords: 0,
      options: [],
      async run({ book }) {
        const plans = await book.plans();
        return [{ plans: plans.map(toPlanJson) }, plans.map(formatPlanLine).join('')];
      },
    },
    plan: {
      maxWords: 1,
      options: ['requests-per-minute', 'pooled', 'carrier', 'email-deep', 'vat-deep', 'deep', 'features'],
      async run({ book, scopes }, name, options) {
        const plan = await book.setPlan(
          parseName('the name of a plan', name ?? ''),
          parsePlanChange(options, scopes),
        );
        return [toPlanJson(plan), formatPlanLine(plan)];
      },
    },
  }),
);

/**
 * Runs a command of `npm run keys`. Operator errors are returned, never thrown.
 * @param withStore opens the store, runs the command with the store and closes it; called only for a known command
 */
export async function executeKeyCommand(
  args: readonly string[],
  withStore: (command: (administration: KeyAdministration) => Promise<KeysReply>) => Promise<KeysReply>,
): Promise<KeysReply> {
  try {
    const { values, positionals } = parse(args);
    const [name = 'help', ...words] = positionals;
    if (values.help === true || name === 'help') return { code: 0, text: keysHelp };
    const command = findCommand(name, words, values, commands);
    return await withStore(async (administration) => {
      const [json, text] = await command.run(administration, words[0], values);
      return { code: 0, text: values.json === true ? `${JSON.stringify(json, null, 2)}\n` : text };
    });
  } catch (error) {
    if (isUserFacing(error, 'usage'))
      return { code: 2, text: `${error.message}\n--help lists all commands and options.\n` };
    if (isUserFacing(error, 'failed')) return { code: 1, text: `${error.message}\n` };
    throw error;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: optionDefinitions, strict: true });
  } catch (error) {
    throw new UserFacingError('usage', describeOptionError(error, Object.keys(optionDefinitions)));
  }
}

async function suspend(
  { book }: KeyAdministration,
  name: string | undefined,
  isSuspended: boolean,
): Promise<CommandOutput> {
  const account = parseName('the account', name ?? '');
  await book.suspend(account, isSuspended);
  const state = isSuspended ? 'suspended' : 'active';
  return [{ account, state }, `${account}: ${state}\n`];
}

/** Requests per minute below which a plan is too small for a public key: all visitors of a page share such a key. */
const smallPlanRequests = 600;

/**
 * Returns a warning when the plan of a public key is too small for a page.
 * @returns null for all other keys
 */
async function getSmallPlanWarning(book: KeyRegistry, { type, plan }: KeyRow): Promise<string | null> {
  if (type !== 'public') return null;
  const limit = (await book.plans()).find(({ name }) => name === plan)?.requestsPerMinute ?? null;
  if (limit === null || limit >= smallPlanRequests) return null;
  return `all visitors of the page together have ${limit} requests per minute of the plan ${plan}; --plan names a larger one`;
}

const formatNewKey = (key: CreatedKey): CommandOutput => [
  key,
  `${key.key}\n${formatDetails(key)}Shown only once: store it now.\n`,
];

const formatKeyLine = ({ short, type, plan, state, account, expires }: KeyRow): string =>
  `${short}  ${type.padEnd(6)}  ${plan.padEnd(12)} ${state.padEnd(9)} ${account}${expires === null ? '' : `  until ${expires}`}\n`;

function formatDetails({ short, type, account, plan, state, ...scopes }: KeyRow): string {
  const detailRows: readonly (readonly [string, string | null])[] = [
    ['key', short],
    ['type', type],
    ['account', account],
    ['plan', plan],
    ['state', state],
    ['origins', scopes.origins.join(', ') || null],
    ['app ids', scopes.app_ids.join(', ') || null],
    ['families', scopes.families?.join(', ') ?? null],
    ['addresses', scopes.ips?.join(', ') ?? null],
    ['version', scopes.version],
    ['created', scopes.created],
    ['expires', scopes.expires],
    ['revoked', scopes.revoked],
  ];
  return detailRows.map(([name, value]) => (value === null ? '' : `${name.padEnd(10)} ${value}\n`)).join('');
}

const formatLimit = (limit: number | null): string =>
  limit === null ? 'no limit' : limit.toLocaleString('en');

const formatUsageLine = ({ key, account, plan, unit, used, limit }: UsageRow): string =>
  `${key}  ${plan.padEnd(12)} ${unit.padEnd(10)} ${used.toLocaleString('en').padStart(11)} of ${formatLimit(limit).padEnd(11)} ${account}\n`;

export const toPlanJson = (row: PlanRow) => ({
  name: row.name,
  requests_per_minute: row.requestsPerMinute,
  pooled_per_month: row.pooledPerMonth,
  carrier_per_month: row.carrierPerMonth,
  email_deep_per_month: row.emailDeepPerMonth,
  vat_deep_per_month: row.vatDeepPerMonth,
  deep: row.deep,
  features: row.features,
});

const formatPlanLine = (row: PlanRow): string =>
  `${row.name}: ${formatLimit(row.requestsPerMinute)} requests per minute; units per month: ${formatLimit(row.pooledPerMonth)} pooled, ` +
  `${formatLimit(row.carrierPerMonth)} carrier, ${formatLimit(row.emailDeepPerMonth)} deep email, ${formatLimit(row.vatDeepPerMonth)} deep VAT; ` +
  `paid deep fields: ${row.deep ? 'yes' : 'no'}; features: ${row.features.join(', ') || 'none'}\n`;
