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
  /** Who asks; told what the answer has cost when all is out. */
  readonly asked: RequestInfo;
  /** Most bytes of all payloads together. */
  readonly mostBytes: number;
  /** As the client has to read them. */
  readonly blame: (errors: readonly ResponseError[]) => readonly ResponseError[];
  /** What the whole answer tells of itself; null: nothing. */
  readonly tell: (whole: Charged) => Json | null;
}

/**
 * The initial answer and, as they come, its parts.
 * @returns null when the initial answer alone has too many bytes; then it is settled.
 */
export async function multipartResponse(
  options: DeliveredOptions,
  headers: readonly string[],
): Promise<Response | null> {
  const { asked } = options;
  const { delivering, form, tell } = options;
  const settle = async () => {
    const whole = await delivering.end();
    if (isProblem(whole)) return null;
    // The operator is told when all is out.
    Object.assign(asked, metricsOfCharge(whole));
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
      // A proxy that collected the payloads would take the point out of them.
      ...['x-accel-buffering', 'no', ...headers],
    ],
    body: '',
    info: asked,
    stream: (out) => answer.send(out, first),
  };
}

// With the simplest boundary there is, as all servers of GraphQL write it.
const opening = '\r\n---';
const part = (json: string): string =>
  `\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${json}\r\n---`;
const closing = '--\r\n';

/** An answer that comes by and by, as multipart/mixed (RFC 2046): a payload can be read as soon as it is there. */
class DeliveredAnswer {
  readonly #options: DeliveredOptions;
  readonly #payloads: Payloads;
  readonly #end: () => Promise<Json | null>;
  #bytes = 0;
  #isSettled = false;

  /** @param end settles, once. */
  constructor(options: DeliveredOptions, end: () => Promise<Json | null>) {
    this.#options = options;
    this.#payloads = payloadsOf(options.form);
    this.#end = end;
  }

  /** The initial answer, written before anything is sent. @returns null when it alone has too many bytes. */
  async first(): Promise<string | null> {
    const { delivering, mostBytes, blame } = this.#options;
    const { told, pending } = delivering.delivery;
    const { errors } = told;
    const result = errors === undefined ? told : { ...told, errors: blame(errors) };
    const text = await serializeResult(this.#payloads.first(result, pending), delivering.isLarge);
    this.#bytes = text.length;
    return text.length > mostBytes ? null : text;
  }

  /** Sends all of it, and settles whether the client stays or goes. */
  async send(out: StreamWriter, first: string): Promise<void> {
    try {
      if (await out.write(opening + part(first))) await this.#sendRest(out);
    } finally {
      await this.#settle();
    }
  }

  async #sendRest(out: StreamWriter): Promise<void> {
    for await (const delivered of this.#options.delivering.delivery.rest()) {
      // All is there now: what the answer tells of itself is in the last payload.
      const extensions = delivered.isLast ? await this.#settle() : null;
      const isLast = delivered.isLast && extensions === null;
      let text = part(await this.#later(delivered, !isLast));
      if (extensions !== null) text += part(JSON.stringify(lastPayload(extensions)));
      if (!(await out.write(delivered.isLast ? text + closing : text))) return;
    }
  }

  async #later(delivered: Delivered, hasNext: boolean): Promise<string> {
    const { delivering, mostBytes, blame } = this.#options;
    const records = delivered.records.map((record) => ({ ...record, errors: blame(record.errors) }));
    const text = await serializeResult(
      this.#payloads.later({ ...delivered, records }, hasNext),
      delivering.isLarge,
    );
    this.#bytes += text.length;
    if (this.#bytes <= mostBytes) return text;
    const error = { message: tooManyBytes(mostBytes), extensions: { code: 'invalid_request' } };
    const failed = records.map((each) => ({ ...each, data: null, errors: [{ ...error, path: each.path }] }));
    return JSON.stringify(this.#payloads.later({ ...delivered, records: failed }, hasNext));
  }

  async #settle(): Promise<Json | null> {
    if (this.#isSettled) return null;
    this.#isSettled = true;
    return this.#end();
  }
}

export const tooManyBytes = (mostBytes: number): string =>
  `The answer has more than ${mostBytes} bytes: ask for less at a time.`;
