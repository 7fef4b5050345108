import { isProblem, type Problem } from '../../errors.ts';
import type { ChargedDelivery } from '../../cost/charged-delivery.ts';
import type { ChargedResult } from '../../cost/settle.ts';
import type { Json, ResponseError } from '../../document/result.ts';
import type { RequestInfo, Response, StreamWriter } from '../../exchange.ts';
import type { DeliveredParts } from '../../execute/deferred/delivery.ts';
import type { DeliveryFormat } from './media-type.ts';
import { createLastPayload, createPayloadFormat, type PayloadFormat } from './payloads.ts';
import { serializeResult } from './serialize.ts';

export interface MultipartOptions {
  readonly delivery: ChargedDelivery;
  readonly format: DeliveryFormat;
  /** Returns the metadata of the request, with the cost once it is settled. */
  readonly infoOf: (charged: ChargedResult | null) => RequestInfo;
  /** Maximum size of all payloads together, in bytes. */
  readonly maxBytes: number;
  /** Renames the parameters in errors to the arguments that the client wrote. */
  readonly remapParams: (errors: readonly ResponseError[]) => readonly ResponseError[];
  /** Returns the extensions of the complete response, or null when it has none. */
  readonly extensionsOf: (charged: ChargedResult) => Json | null;
}

/**
 * Responds with the initial result and the deferred parts as they complete.
 * @returns null when the initial result alone is too large; its cost is settled in that case
 */
export async function createMultipartResponse(
  options: MultipartOptions,
  headers: readonly string[],
): Promise<Response | null> {
  const { delivery, format, infoOf } = options;
  const writer = new MultipartWriter(options);
  let firstPayload: string | null = null;
  try {
    firstPayload = await writer.first();
  } finally {
    if (firstPayload === null) await delivery.settle();
  }
  if (firstPayload === null) return null;
  const initialPayload = firstPayload;
  return {
    status: 200,
    headers: [
      ...['cache-control', 'no-store', 'content-type', `multipart/mixed; boundary="-"; ${format}`],
      // Disables buffering in proxies, which would delay the first payloads.
      ...['x-accel-buffering', 'no', ...headers],
    ],
    body: '',
    info: infoOf(null),
    stream: async (out) => infoOf(toChargedOrNull(await writer.send(out, initialPayload))),
  };
}

const toChargedOrNull = (settled: ChargedResult | Problem): ChargedResult | null =>
  isProblem(settled) ? null : settled;

// The boundary is "-", as in other GraphQL servers.
const openingBoundary = '\r\n---';
const formatPart = (json: string): string =>
  `\r\ncontent-type: application/json; charset=utf-8\r\n\r\n${json}\r\n---`;
const closingBoundary = '--\r\n';

/**
 * Writes a response as multipart/mixed (RFC 2046), one part per payload, so that clients can read each payload as it
 * arrives.
 */
class MultipartWriter {
  readonly #options: MultipartOptions;
  readonly #payloads: PayloadFormat;
  #bytes = 0;

  constructor(options: MultipartOptions) {
    this.#options = options;
    this.#payloads = createPayloadFormat(options.format);
  }

  /**
   * Serialises the initial result, before anything is sent.
   * @returns null when the initial result alone is too large
   */
  async first(): Promise<string | null> {
    const { delivery, maxBytes, remapParams } = this.#options;
    const { result, pending, isLarge } = delivery;
    const { errors } = result;
    const initialResult = errors === undefined ? result : { ...result, errors: remapParams(errors) };
    const text = await serializeResult(this.#payloads.first(initialResult, pending), isLarge);
    this.#bytes = text.length;
    return text.length > maxBytes ? null : text;
  }

  /**
   * Sends all payloads, and settles the cost even when the client disconnects.
   * @returns the settled cost
   */
  async send(out: StreamWriter, first: string): Promise<ChargedResult | Problem> {
    const { delivery } = this.#options;
    try {
      if (await out.write(openingBoundary + formatPart(first))) await this.#sendRest(out);
    } finally {
      await delivery.settle();
    }
    return delivery.settle();
  }

  async #sendRest(out: StreamWriter): Promise<void> {
    for await (const deliveredParts of this.#options.delivery.rest()) {
      // The last payload has the extensions of the complete response.
      const extensions = deliveredParts.isLast ? await this.#extensions() : null;
      const isLast = deliveredParts.isLast && extensions === null;
      let text = formatPart(await this.#laterPart(deliveredParts, !isLast));
      if (extensions !== null) text += formatPart(JSON.stringify(createLastPayload(extensions)));
      if (!(await out.write(deliveredParts.isLast ? text + closingBoundary : text))) return;
    }
  }

  /** Settles the cost, and returns the extensions of the complete response. */
  async #extensions(): Promise<Json | null> {
    const chargedResult = toChargedOrNull(await this.#options.delivery.settle());
    return chargedResult && this.#options.extensionsOf(chargedResult);
  }

  async #laterPart(delivered: DeliveredParts, hasNext: boolean): Promise<string> {
    const { delivery, maxBytes, remapParams } = this.#options;
    const records = delivered.records.map((record) => ({ ...record, errors: remapParams(record.errors) }));
    const text = await serializeResult(
      this.#payloads.later({ ...delivered, records }, hasNext),
      delivery.isLarge,
    );
    this.#bytes += text.length;
    if (this.#bytes <= maxBytes) return text;
    const error = { message: formatTooLargeMessage(maxBytes), extensions: { code: 'invalid_request' } };
    const failedRecords = records.map((each) => ({
      ...each,
      data: null,
      errors: [{ ...error, path: each.path }],
    }));
    return JSON.stringify(this.#payloads.later({ ...delivered, records: failedRecords }, hasNext));
  }
}

export const formatTooLargeMessage = (maxBytes: number): string =>
  `The response has more than ${maxBytes} bytes: select less, or split it into several requests.`;
