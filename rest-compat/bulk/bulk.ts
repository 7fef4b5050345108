import { createRateHeaders, type Access, type Admission } from '../../router/auth/access.ts';
import { chain } from '../../core/promise-or-value.ts';
import { yielder } from '../../router/operation-context/yielder.ts';
import { isProblem, type Problem } from '../../router/errors.ts';
import { readCodings } from '../../router/http/accept-encoding.ts';
import type { Handler, StreamWriter, Request, Response } from '../../router/exchange.ts';
import { findAcceptedType, parseMediaType } from '../../router/http/graphql/media-type.ts';
import { createProblemBody, createProblemResponse } from '../../router/http/problem-response.ts';
import { RequestRejected } from '../../core/request-rejected.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { wantsRawCells } from '../formats/responses.ts';
import { formatSafeCell } from '../formats/csv.ts';
import { formatCell } from '../formats/fields.ts';
import { groupByFamily } from '../routing/families.ts';
import { LookupUnits } from '../handler/lookup-units.ts';
import { toThrownProblem, type Lookups } from '../handler/lookups.ts';
import { parseQuery } from '../parameters/query.ts';
import type { Route, Version } from '../routing/route.ts';
import {
  isVersion,
  latestVersion,
  getRequestedVersion,
  createVersionProblem,
  splitVersionPrefix,
} from '../routing/versions.ts';
import { createAbortError, BlockWriter } from './block-writer.ts';
import { parseBulkQuery, type BulkQuery, type BulkType } from './bulk-query.ts';
import { bulkLimits } from '../guides/bulk-limits.ts';
import { createResultRows, createEnrichedRows, type Line } from './bulk-rows.ts';
import { mapInOrder } from './in-order.ts';
import { InputTimeout } from './input-timeout.ts';
import { PaidSource } from './paid-source.ts';
import { openCsvFile, openNdjsonFile, type FileRecord, type RecordFile } from './records.ts';
import { createBulkSlots, type SlotCounter, type SlotShortage } from './slots.ts';
import { getDecoder, decodeText, type TextDecodeFunction } from './text.ts';
import { isUserFacing } from '../../core/user-facing-error.ts';

export interface BulkOptions {
  readonly routes: readonly Route[];
  readonly lookups: Lookups;
  readonly access: Access;
  /** Base URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Counts concurrent requests. Default: a counter of this thread. */
  readonly slots?: SlotCounter;
  /** Milliseconds that a request may wait for input before its next lookup. Default: `bulkLimits.idleMs`. */
  readonly idleMs?: number;
  /** Waits for a number of milliseconds; rejects when the client disconnects. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const bulkTypesByMediaType: Readonly<Record<string, BulkType>> = {
  'text/csv': 'text/csv',
  'application/x-ndjson': 'application/x-ndjson',
  'application/ndjson': 'application/x-ndjson',
  'application/jsonl': 'application/x-ndjson',
  'application/x-jsonlines': 'application/x-ndjson',
};

/** Fields of the request log line. */
interface LogInfo {
  readonly family: string;
  readonly template: string;
  readonly plan: string;
  readonly key: string | undefined;
  readonly units: number | undefined;
}

/** The parsed headers and query of a request. */
interface BulkRequest {
  readonly from: BulkType;
  readonly to: BulkType;
  readonly decode: TextDecodeFunction;
  readonly form: BulkQuery;
}

/**
 * Creates the handler of POST /bulk, which processes any number of rows. Rows are read no faster than results are sent,
 * so memory use is bounded. Each row has the cost and permissions of a separate request. Errors before the first row
 * set the status; later errors are reported in their row.
 */
export function createBulk(options: BulkOptions): Handler {
  const { lookups, access, baseUrl, clock, pause, idleMs = bulkLimits.idleMs } = options;
  const families = groupByFamily(options.routes);
  const units = new LookupUnits(access, clock);
  const slots = options.slots ?? createBulkSlots();

  return (request) => {
    const headers: string[] = [];
    return chain(access.admit(request, { key: true }), (verdict) => {
      if (verdict.rate) headers.push(...createRateHeaders(verdict.rate));
      if (isProblem(verdict)) return fail(verdict, request, headers, createLogInfo(null));
      const state = createLogInfo(verdict.key);
      const version = getVersion(request, verdict.key);
      headers.push('API-Version', isVersion(version) ? version : latestVersion);
      if (!isVersion(version)) return fail(createVersionProblem(version), request, headers, state);
      const client = getSlotOwner(verdict.key, request);
      return chain(slots.take(client), (shortage) => {
        if (shortage !== null) return fail(concurrencyProblems[shortage], request, headers, state);
        const releaseSlot = limitToOneCall(() => slots.release(client));
        // When the client disconnects before the response starts, the stream never runs.
        if (request.signal.aborted) releaseSlot();
        else request.signal.addEventListener('abort', releaseSlot, { once: true });
        return startResponse(request, version, headers, state, releaseSlot).catch((error: unknown) => {
          releaseSlot();
          // Close the connection, because the rest of the body is not read.
          return fail(toProblem(error), request, [...headers, 'Connection', 'close'], state);
        });
      });
    });
  };

  function fail(problem: Problem, request: Request, headers: readonly string[], parsed: LogInfo): Response {
    return { ...createProblemResponse(problem, request, { baseUrl, headers }), info: parsed };
  }

  /** Reads the body up to and including the header row, and returns the streaming response. */
  async function startResponse(
    request: Request,
    version: Version,
    headers: readonly string[],
    state: LogInfo,
    releaseSlot: () => void,
  ): Promise<Response> {
    const bulkRequest = parseRequest(request);
    const bodyChunks = request.parts?.();
    if (bodyChunks === undefined) throw new Error('The request has no stream.');
    const text = decodeText(bodyChunks, bulkRequest.decode);
    let file: RecordFile;
    try {
      file = await openRecordFile(text, bulkRequest, getCellFormatter(request));
    } catch (error) {
      // Don't await the end of the body, because it can depend on the client.
      void text.return(undefined).catch(() => undefined);
      throw error;
    }
    const { to } = bulkRequest;
    const source = new PaidSource({ lookups, access, units, request, version, baseUrl, pause });
    return {
      status: 200,
      headers: [
        ...[
          'Content-Type',
          to === 'text/csv' ? 'text/csv; charset=utf-8; header=present' : `${to}; charset=utf-8`,
        ],
        ...['Cache-Control', 'no-store', 'X-Accel-Buffering', 'no', ...headers],
      ],
      body: '',
      info: state,
      stream: (out) => streamRows(request, bulkRequest, file, source, out, state).finally(releaseSlot),
    };
  }

  function parseRequest(request: Request): BulkRequest {
    const contentType = parseMediaType(request.headers['content-type'] ?? '');
    const inputType = bulkTypesByMediaType[contentType?.essence ?? ''];
    if (inputType === undefined) throw new RequestRejected(unsupportedTypeProblem);
    const outputType = findAcceptedType(request.headers.accept, [inputType, ...bulkTypes]);
    if (outputType === null || !readCodings(request.headers['accept-encoding']).identity)
      throw new RequestRejected(notAcceptableProblem);
    const form = parseBulkQuery(parseQuery(request.query), families, { from: inputType, to: outputType });
    return {
      from: inputType,
      to: outputType,
      decode: getDecoder(contentType?.parameters['charset'] ?? 'utf-8'),
      form,
    };
  }

  async function streamRows(
    request: Request,
    { form, to }: BulkRequest,
    file: RecordFile,
    source: PaidSource,
    out: StreamWriter,
    state: LogInfo,
  ): Promise<LogInfo> {
    const release = (reserved: Line['reserved']) => access.release(reserved);
    const writer = new BlockWriter(out, release);
    const rows =
      form.task === null
        ? createResultRows(form.fields, to, getCellFormatter(request), (problem) =>
            createProblemBody(problem, request, baseUrl),
          )
        : createEnrichedRows(form, release);
    const input = new InputTimeout(idleMs);
    let readCount = 0;
    const processRecord = (record: FileRecord): Line | Promise<Line> => {
      readCount += 1;
      const rowNumber = readCount;
      let isFreeOfCharge = true;
      const line = rows.line(record, rowNumber, (path) => {
        isFreeOfCharge = false;
        input.restart();
        return source.ask(path);
      });
      return isFreeOfCharge ? chain(line, (known) => countFreeLine(known, record)) : line;
    };
    /** Counts a row without a lookup as a request if its output is much longer than its input. */
    const countFreeLine = (line: Line, record: FileRecord): Line | Promise<Line> =>
      line.text.length - record.size() <= bulkLimits.freeGrowth
        ? line
        : chain(source.countRow(), (isLast) => ({ ...line, isLast }));
    const write = ({ text, reserved, isLast }: Line): void | Promise<void> => {
      const pendingWrite = writer.write(text, reserved);
      if (isLast) throw createAbortError('The last row is written.');
      return pendingWrite;
    };
    try {
      await writer.write(rows.head(file), []);
      await mapInOrder(paceRecords(file.records, input), processRecord, write, ({ reserved }) =>
        release(reserved),
      );
    } catch (error) {
      const isOver = isAbort(error) || request.signal.aborted;
      const unreadRecord = isOver ? null : file.unread(readCount + 1, toProblem(error).message);
      if (unreadRecord !== null)
        await write(await rows.line(unreadRecord, readCount + 1, (path) => source.ask(path)));
    } finally {
      await writer.end();
    }
    return { ...state, units: writer.spent };
  }
}

/**
 * Yields rows one at a time, and lets other requests run when the time slice is used up.
 * @throws RequestRejected when the client sends no input for too long
 */
async function* paceRecords<T>(
  records: AsyncIterable<readonly T[]>,
  input: InputTimeout,
): AsyncGenerator<[T]> {
  const batches = records[Symbol.asyncIterator]();
  // Don't use `for await`: after a timeout it would still wait for the missing input.
  for (;;) {
    const batch = await input.wait(batches.next());
    if (batch.done === true) return;
    for (const record of batch.value) {
      const nextTurn = yielder.turn();
      if (nextTurn !== null) await nextTurn;
      yield [record];
    }
  }
}

const bulkTypes: readonly BulkType[] = ['application/x-ndjson', 'text/csv'];

/** Returns the function that formats the values of responses as CSV cells. */
const getCellFormatter = (request: Request) => (wantsRawCells(request) ? formatCell : formatSafeCell);

const openRecordFile = (
  text: AsyncGenerator<string, undefined>,
  { from, form }: BulkRequest,
  cell: (value: unknown) => string,
): RecordFile | Promise<RecordFile> => {
  const addedColumns = form.task === null ? [] : form.added;
  if (from !== 'text/csv')
    return openNdjsonFile(text, addedColumns, {
      maxLength: bulkLimits.rowLength,
      ...(form.task === null ? { text: 'path' } : {}),
    });
  const readColumns = form.task === null ? ['path'] : form.task.from.map(({ column }) => column);
  const { rowLength: maxLength, columns: maxColumns } = bulkLimits;
  return openCsvFile(text, {
    delimiter: null,
    added: addedColumns,
    read: readColumns,
    maxLength,
    maxColumns,
    cell,
  });
};

/** Calls an action at most once. */
function limitToOneCall(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

const createLogInfo = (key: Admission['key']): LogInfo => ({
  family: 'bulk',
  template: '/bulk',
  plan: key?.plan.name ?? 'none',
  key: key?.short,
  units: undefined,
});

const getVersion = (request: Request, key: Admission['key']): string =>
  splitVersionPrefix(request.path).version ??
  getRequestedVersion(request) ??
  key?.defaultVersion ??
  latestVersion;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Converts an error of a request, or of one of its rows, to a problem. */
function toProblem(error: unknown): Problem {
  if (isUserFacing(error, 'usage')) return { code: 'invalid_request', message: error.message };
  if (error instanceof RequestRejected) return error.problem;
  if (error instanceof LookupError) return toThrownProblem(error);
  throw error;
}

const unsupportedTypeProblem: Problem = {
  code: 'invalid_request',
  status: 415,
  message:
    'The Content-Type must be application/x-ndjson or text/csv. With curl, use -H "Content-Type: text/csv" --data-binary @rows.csv.',
};
const notAcceptableProblem: Problem = {
  code: 'invalid_request',
  status: 406,
  message:
    'Send Accept: application/x-ndjson or text/csv, and accept an uncompressed response. /bulk has no other output formats.',
};
/** Returns the owner of a slot: an account with all its keys, a key without an account, or an address. */
const getSlotOwner = (key: Admission['key'], { ip }: Request): string =>
  key === null ? `address ${ip}` : key.account === undefined ? `key ${key.short}` : `account ${key.account}`;

const concurrencyProblems: Readonly<Record<SlotShortage, Problem>> = {
  client: {
    code: 'rate_limited',
    message: `${bulkLimits.ofAccount} bulk requests of this account are running, which is the maximum: wait until one of them has ended.`,
    headers: ['Retry-After', '10'],
  },
  total: {
    code: 'rate_limited',
    message: `The server is running ${bulkLimits.ofAll} bulk requests, mostly of other accounts, which is the maximum: retry in 10 seconds.`,
    headers: ['Retry-After', '10'],
  },
};
