import type { Charged, Delivering } from '../../cost/charge.ts';
import { isProblem } from '../../errors.ts';
import type { Delivered } from '../../execute/deferred/delivery.ts';
import type { Json, ResponseError } from '../../document/result.ts';
import type { RequestInfo, StreamWriter, Response } from '../../exchange.ts';
import { metricsOfCharge } from './request-info.ts';
import type { DeliveryForm } from './media-type.ts';
import { lastPayload, payloadsOf, type Payloads } from './payloads.ts';
import { serializeResult } from './serialize.ts';

export interface DeliveredOptions {
  readonly delivering: Delivering;
  readonly form: DeliveryForm;
  /** Metadata of the request. The cost is added when the stream ends. */
  readonly info: RequestInfo;
  /** Maximum size of all payloads together, in bytes. */
  readonly mostBytes: number;
  /** Renames the parameters in errors to the arguments that the client wrote. */
  readonly remapParams: (errors: readonly ResponseError[]) => readonly ResponseError[];
  /** Returns the extensions of the complete response, or null when it has none. */
  readonly extensionsOf: (whole: Charged) => Json | null;
}

/**
 * Responds with the initial result and the deferred parts as they complete.
 * @returns null when the initial result alone is too large; its cost is settled in that case
 */
export async function multipartResponse(
  options: DeliveredOptions,
  headers: readonly string[],
): Promise<Response | null> {
  const { info: info } = options;
  const { delivering, form, extensionsOf: tell } = options;
  const settle = async () => {
    const whole = await delivering.end();
    if (isProblem(whole)) return null;
    // The operator's metrics are complete only when the stream ends.
    Object.assign(info, metricsOfCharge(whole));
    return tell(whole);
  };
  const answer = new DeliveredAnswer(options, settle);
  const first = await answer.first();
  if (first === null) {
    await settle();
    return null;
  }
  return {
    status: 200,
    headers: [
      ...['cache-control', 'no-store', 'content-type', `multipart/mixed; boundary="-"; ${form}`],
      // Disables buffering in proxies, which would delay the first payloads.
      ...['x-accel-buffering', 'no', ...headers],
    ],
    body: '',
    info: info,
    stream: (out) => answer.send(out, first),
  };
}

// The boundary is "-", as in other GraphQL servers.
const opening = '\r\n---';
const formatPart = (json: string): string =>
  `\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${json}\r\n---`;
const closing = '--\r\n';

/**
 * Writes a response as multipart/mixed (RFC 2046), one part per payload, so that clients can read each payload as it
 * arrives.
 */
class DeliveredAnswer {
  readonly #options: DeliveredOptions;
  readonly #payloads: Payloads;
  readonly #end: () => Promise<Json | null>;
  #bytes = 0;
  #isSettled = false;

  /** @param end settles the cost; called once. */
  constructor(options: DeliveredOptions, end: () => Promise<Json | null>) {
    this.#options = options;
    this.#payloads = payloadsOf(options.form);
    this.#end = end;
  }

  /**
   * Serialises the initial result, before anything is sent.
   * @returns null when it alone is too large
   */
  async first(): Promise<string | null> {
    const { delivering, mostBytes, remapParams: blame } = this.#options;
    const { told, pending } = delivering.delivery;
    const { errors } = told;
    const result = errors === undefined ? told : { ...told, errors: blame(errors) };
    const text = await serializeResult(this.#payloads.first(result, pending), delivering.isLarge);
    this.#bytes = text.length;
    return text.length > mostBytes ? null : text;
  }

  /** Sends all payloads, and settles the cost even when the client disconnects. */
  async send(out: StreamWriter, first: string): Promise<void> {
    try {
      if (await out.write(opening + formatPart(first))) await this.#sendRest(out);
    } finally {
      await this.#settle();
    }
  }

  async #sendRest(out: StreamWriter): Promise<void> {
    for await (const delivered of this.#options.delivering.delivery.rest()) {
      // The last payload has the extensions of the complete response.
      const extensions = delivered.isLast ? await this.#settle() : null;
      const isLast = delivered.isLast && extensions === null;
      let text = formatPart(await this.#later(delivered, !isLast));
      if (extensions !== null) text += formatPart(JSON.stringify(lastPayload(extensions)));
      if (!(await out.write(delivered.isLast ? text + closing : text))) return;
    }
  }

  async #later(delivered: Delivered, hasNext: boolean): Promise<string> {
    const { delivering, mostBytes, remapParams: blame } = this.#options;
    const records = delivered.records.map((record) => ({ ...record, errors: blame(record.errors) }));
    const text = await serializeResult(
      this.#payloads.later({ ...delivered, records }, hasNext),
      delivering.isLarge,
    );
    this.#bytes += text.length;
    if (this.#bytes <= mostBytes) return text;
    const error = { message: responseTooLarge(mostBytes), extensions: { code: 'invalid_request' } };
    const failed = records.map((each) => ({ ...each, data: null, errors: [{ ...error, path: each.path }] }));
    return JSON.stringify(this.#payloads.later({ ...delivered, records: failed }, hasNext));
  }

  async #settle(): Promise<Json | null> {
    if (this.#isSettled) return null;
    this.#isSettled = true;
    return this.#end();
  }
}

export const responseTooLarge = (mostBytes: number): string =>
  `The answer has more than ${mostBytes} bytes: ask for less at a time.`;
