/** A control of the service that `npm run siege:prove` removes, so that a class of attacks must succeed. */
export interface Control {
  /** Name of the class, or a part of it that no other class has. */
  readonly className: string;
  /** The control, as a noun phrase. */
  readonly name: string;
  readonly file: string;
  /** Text of the file, which occurs once. */
  readonly source: string;
  readonly replacement: string;
}

export const controls: readonly Control[] = [
  {
    className: 'lines of the control socket',
    name: 'the check of arguments',
    file: 'app/option-error.ts',
    source: 'if (extraOption === undefined) return command;',
    replacement: 'return command;',
  },
  {
    className: 'invalid rows of /bulk',
    name: 'the limit of the depth of a row',
    file: 'core/json.ts',
    source: 'export const maxJsonDepth = 100',
    replacement: 'export const maxJsonDepth = 1e9',
  },
  {
    className: 'wide and empty bodies of /bulk',
    name: 'the limit of columns',
    file: 'rest-compat/guides/bulk-limits.ts',
    source: 'columns: 1000',
    replacement: 'columns: 1e9',
  },
  {
    className: 'slots of /bulk',
    name: 'the reserved slots',
    file: 'rest-compat/bulk/slots.ts',
    source: 'if (this.#total >= (reservedCount === 0 ? total : total - reserved)) return',
    replacement: 'if (this.#total >= total) return',
  },
  {
    className: 'messages of /mcp',
    name: 'the check of the origin',
    file: 'rest-compat/mcp/handler.ts',
    source: 'if (!(await isKnownPage(request, options)))',
    replacement: 'if (false as boolean)',
  },
  {
    className: 'formulas in CSV',
    name: 'the apostrophe',
    file: 'rest-compat/formats/csv.ts',
    source: "return formulaPattern.test(text) ? `'${text}` : text;",
    replacement: 'return text;',
  },
  {
    className: 'introspection without a key',
    name: 'the count of schemas',
    file: 'router/http/graphql/introspection-only.ts',
    source: "schemaKeys.add(selection.alias?.value ?? '__schema')",
    replacement: "schemaKeys.add('__schema')",
  },
  {
    className: 'prices',
    name: 'the count of units',
    file: 'router/cost/spent-units.ts',
    source: 'if (node.perRecord || node.charged.length > 0) sum += countUnitsOfValue(value, node);',
    replacement: '',
  },
  {
    className: 'more requests than units',
    name: 'the wait for leased units',
    file: 'router/limits/units.ts',
    source: 'if (meter.left >= count && meter.waiters.length === 0) {',
    replacement: 'if (limit > 0) {',
  },
  {
    className: 'bounds of the cost',
    name: 'the maximum number of lookups and fields',
    file: 'router/cost/bound.ts',
    source: 'if (lookups <= limits.lookups && bound.fields <= limits.fields) return null;',
    replacement: 'if (lookups < Infinity) return null;',
  },
  {
    className: '@defer',
    name: 'the charge of a response in parts',
    file: 'router/cost/charged-delivery.ts',
    source: '    const outcome = this.#units.releaseOnError(',
    replacement: `    if (this.#delivery.pending.length > 0) this.#units.release();
    const outcome = this.#units.releaseOnError(`,
  },
  {
    className: 'pipelining without reading',
    name: 'the order of the requests of a connection',
    file: 'router/http/request-order.ts',
    source: 'if (this.#waiting.length === 0 && this.#current.closed) {',
    replacement: 'if (this.#waiting.length === 0) {',
  },
  {
    className: 'forged proxies and hosts',
    name: 'the check of proxy headers',
    file: 'router/http/operator-test.ts',
    source: 'return !isForwarded ||',
    replacement: 'return isForwarded || !isForwarded ||',
  },
  {
    className: 'wrong keys',
    name: 'the limit of attempts',
    file: 'router/limits/wrong-keys.ts',
    source: 'if (oldest !== undefined && attemptTimes.length >= this.#limit)',
    replacement: 'if (oldest !== undefined && attemptTimes.length >= 1e9)',
  },
  {
    className: 'more requests than an address may send',
    name: 'the limit of pages',
    file: 'router/auth/page-limit.ts',
    source: 'if (rate.allowed) return null;',
    replacement: 'if (rate.limit > 0) return null;',
  },
  {
    className: 'pages of other sites with DEMO=true',
    name: 'the check of Sec-Fetch-Site',
    file: 'router/auth/this-machine.ts',
    source: 'if (isFetchedByOtherSite(headers)) return false;',
    replacement: '',
  },
  {
    className: 'public keys bound to registered documents',
    name: 'the limit to documents',
    file: 'router/auth/access.ts',
    source: 'return isLimitedToDocuments && this.#publicKeysRunDocuments() ?',
    replacement: 'return isLimitedToDocuments && !this.#publicKeysRunDocuments() ?',
  },
  {
    className: 'silent and large DNS',
    name: 'the shares of clients and domains',
    file: 'net/fair-limit.ts',
    source: `    (runningCounts.clients.get(client) ?? 0) < limits.perClient &&
    (runningCounts.targets.get(target) ?? 0) < limits.perTarget;`,
    replacement: '    client !== target;',
  },
  {
    className: 'silent and large DNS',
    name: 'the maximum number of records',
    file: 'subgraphs/contact/dns/dns-client.ts',
    source: 'return chain.slice(0, maxRecordsPerType);',
    replacement: 'return chain;',
  },
  {
    className: 'texts of clients in the log',
    name: 'the escapes of control characters',
    file: 'app/log/log.ts',
    source: String.raw`text.replace(/\p{Cc}/gu, (character) =>`,
    replacement: String.raw`text.replace(/\p{Cs}/gu, (character) =>`,
  },
  {
    className: 'texts of clients in the log',
    name: 'the maximum length',
    file: 'app/log/log.ts',
    source: 'const maxTextLength = 1000;',
    replacement: 'const maxTextLength = 1_000_000;',
  },
  {
    className: 'texts of clients in the log',
    name: 'the masks of keys and cards',
    file: 'app/log/redact.ts',
    source: ".replace(cardPattern, '***')",
    replacement: '',
  },
  {
    className: 'kill -9',
    name: 'the journal of units',
    file: 'app/access/unit-journal.ts',
    source: '      writeSync(file, text);',
    replacement: "      writeSync(file, '');",
  },
  {
    className: 'a full disk',
    name: 'the check of the disk',
    file: 'app/service/readiness.ts',
    source: 'const minFreeBytes = 16_000_000;',
    replacement: 'const minFreeBytes = -1;',
  },
  {
    className: 'a full disk',
    name: 'the interval of error messages',
    file: 'app/access/unit-journal.ts',
    source: 'const errorIntervalMs = 60_000;',
    replacement: 'const errorIntervalMs = 0;',
  },
  {
    className: 'failures of PostgreSQL',
    name: 'the validity of verified keys',
    file: 'router/auth/access.ts',
    source: 'const maxOutageMs = 600_000;',
    replacement: 'const maxOutageMs = 1;',
  },
  {
    className: 'jumps of the clock',
    name: 'the monotonic clock of rate limits',
    file: 'router/auth/access.ts',
    source: 'this.#monotonicNow = options.monotonicNow ?? options.clock;',
    replacement: 'this.#monotonicNow = options.clock;',
  },
];
