import type { DeliveredParts } from '../../execute/deferred/delivery.ts';
import type { DeferredRecord, Place } from '../../execute/deferred/records.ts';
import type { Json, ResponseError, Result } from '../../document/result.ts';
import type { DeliveryFormat } from './media-type.ts';

/** Formats the payloads of an incremental response. */
export interface PayloadFormat {
  first(result: Result, pending: readonly Place[]): Json;
  later(delivered: DeliveredParts, hasNext: boolean): Json;
}

/** The last payload, which is the same in all formats: the extensions of the complete response. */
export const createLastPayload = (extensions: Json): Json => ({ extensions, hasNext: false });

export const createPayloadFormat = (form: DeliveryFormat): PayloadFormat =>
  form === 'deferSpec=20220824' ? formatByPath : new IdPayloadFormat();

const addErrors = (errors: readonly ResponseError[]): Json => (errors.length > 0 ? { errors } : {});

const addLabel = (label: string | null): Json => (label === null ? {} : { label });

/** The format of Apollo Router and Relay: every record has its path. */
const formatByPath: PayloadFormat = {
  first: (result) => ({ ...result, hasNext: true }),
  later: ({ records }, hasNext) => ({
    ...(records.length === 0
      ? {}
      : {
          incremental: records.map(({ part, path, data, errors }) => ({
            ...addLabel(part.label),
            path,
            data,
            ...addErrors(errors),
          })),
        }),
    hasNext,
  }),
};

/** The format of graphql-js 17: pending parts are announced with ids, and completed by id. */
class IdPayloadFormat implements PayloadFormat {
  readonly #ids = new Map<Place['part'], Map<string, string>>();
  #count = 0;

  first(result: Result, pending: readonly Place[]): Json {
    return { ...result, pending: this.#announced(pending), hasNext: true };
  }

  later({ pending, settled, records }: DeliveredParts, hasNext: boolean): Json {
    const errorsByFailedId = new Map<string, readonly ResponseError[]>();
    const incrementalEntries = records.flatMap((record) => {
      const { data, errors } = record;
      const id = this.#idOf(record);
      if (data !== null) return [{ id, data, ...addErrors(errors) }];
      errorsByFailedId.set(id, errors);
      return [];
    });
    const completedEntries = settled.map((place) => {
      const id = this.#idOf(place);
      return { id, ...addErrors(errorsByFailedId.get(id) ?? []) };
    });
    return {
      ...(pending.length > 0 ? { pending: this.#announced(pending) } : {}),
      ...(incrementalEntries.length > 0 ? { incremental: incrementalEntries } : {}),
      ...(completedEntries.length > 0 ? { completed: completedEntries } : {}),
      hasNext,
    };
  }

  #announced(places: readonly Place[]): readonly Json[] {
    return places.map((place) => ({
      id: this.#idOf(place),
      path: place.path,
      ...addLabel(place.part.label),
    }));
  }

  #idOf({ part, path }: Place | DeferredRecord): string {
    const idByPath = this.#ids.get(part) ?? new Map<string, string>();
    this.#ids.set(part, idByPath);
    const pathKey = JSON.stringify(path);
    const id = idByPath.get(pathKey) ?? String(this.#count++);
    idByPath.set(pathKey, id);
    return id;
  }
}
