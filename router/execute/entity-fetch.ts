import type { GraphQLSchema } from 'graphql';
import { isPromise } from '../../core/promise-or-value.ts';
import type {
  BatchFetchNode,
  EntityBatch,
  FlattenNode,
  RequiredSelection,
  Rewrite,
} from '../plan/plan-nodes.ts';
import { yielder } from '../operation-context/yielder.ts';
import type { SubgraphClient } from '../subgraph/client.ts';
import { clientPath, Fetch, fetchedKeys } from './fetch.ts';
import { copy, merge } from './merge.ts';
import { representation, type RepresentationBuilder } from './representation.ts';
import {
  isJson,
  responseError,
  type Json,
  type ResponseError,
  type ResponseKey,
  type Result,
} from '../document/result.ts';
import { compileRewrites, type ApplyRewrites } from './rewrite.ts';
import type { Run } from './run.ts';
import { Targets } from './targets.ts';

/** The entities that one `_entities` field requests in one execution. */
interface BatchRequest {
  readonly targets: readonly Json[];
  /** The index of the representation by target. Equal entities share a representation. */
  readonly slots: readonly number[];
  readonly representations: readonly Json[];
}

/** One `_entities` field of a request: collects the entities and merges the results. */
class Batch {
  readonly key: string;
  readonly variable: string;
  readonly #document: string;
  readonly #paths: readonly Targets[];
  readonly #represent: RepresentationBuilder;
  readonly #outputRewrites: readonly Rewrite[];
  readonly #rewrite: ApplyRewrites;
  readonly #required: readonly string[];
  #keys: ReadonlySet<string> | null = null;

  constructor(batch: EntityBatch, document: string, schema: GraphQLSchema, typename?: string) {
    this.key = batch.key;
    this.variable = batch.representations;
    this.#document = document;
    this.#paths = batch.paths.map((path) => new Targets(path, schema, typename));
    this.#represent = representation(batch.requires, batch.inputRewrites, schema, typename);
    this.#outputRewrites = batch.outputRewrites;
    this.#rewrite = compileRewrites(batch.outputRewrites, schema, typename);
    this.#required = requiredKeys(batch.requires);
  }

  /** Collects the entities to request. Entities that lack a required field are skipped, and the reason is recorded. */
  collect(run: Run): BatchRequest {
    const found: Json[] = [];
    const trails: ResponseKey[][] | undefined = run.errors.length > 0 ? [] : undefined;
    for (const path of this.#paths) path.collect(run.data, found, trails);
    const targets: Json[] = [];
    const slots: number[] = [];
    const representations: Json[] = [];
    const known = found.length > 1 ? new Map<string, number>() : null;
    for (const [i, entity] of found.entries()) {
      const shown = this.#represent(entity);
      const reason = this.#earlierError(run, entity, shown, trails?.[i]);
      if (reason !== undefined) this.#fail(run, [entity], reason);
      if (shown === null || reason !== undefined) continue;
      const text = known === null ? '' : JSON.stringify(shown);
      let slot = known?.get(text);
      if (slot === undefined) {
        slot = representations.push(shown) - 1;
        known?.set(text, slot);
      }
      targets.push(entity);
      slots.push(slot);
    }
    return { targets, slots, representations };
  }

  /** Returns the error of a previous fetch that makes this entity unusable: a failed field must not be used as input. */
  #earlierError(
    run: Run,
    entity: Json,
    shown: Json | null,
    trail?: ResponseKey[],
  ): ResponseError | undefined {
    if (trail !== undefined) {
      for (const key of this.#required) {
        const error = run.errorUnder([...trail, key]);
        if (error !== undefined) return error;
      }
    }
    return shown === null ? run.failureOf(entity) : undefined;
  }

  merge({ targets, slots }: BatchRequest, data: Json): void {
    const entities = data[this.key];
    if (!Array.isArray(entities)) return;
    this.#rewrite(entities);
    const usedSlots = targets.length > 1 ? new Set<number>() : null;
    // Entities that share a result get separate copies, because later fetches may add different fields to them.
    for (const [i, target] of targets.entries()) {
      const slot = slots[i] ?? 0;
      const entity: unknown = entities[slot];
      if (!isJson(entity)) continue;
      const own = usedSlots?.has(slot) === true ? copy(entity) : entity;
      usedSlots?.add(slot);
      if (isJson(own)) merge(target, own);
    }
  }

  /** Reports the errors of a response that concern this batch. */
  report(run: Run, requested: BatchRequest, { data, errors = [] }: Result): void {
    const own = errors.filter(({ path }) => path === undefined || path[0] === this.key);
    if (own.length === 0) return;
    const entities = data?.[this.key];
    const where = this.#trails(run, requested);
    for (const error of own) {
      const [, slot, ...below] = error.path ?? [];
      if (typeof slot !== 'number') this.#fail(run, requested.targets, error);
      // The complete entity failed, so each of its requested fields reports the error.
      else if (below.length === 0) this.#fail(run, where.get(slot)?.keys() ?? [], error);
      else {
        const isPresent = Array.isArray(entities) && isJson(entities[slot]);
        for (const [target, trails] of where.get(slot) ?? []) {
          if (!isPresent) run.explain(target);
          for (const trail of trails) {
            run.errors.push(responseError(error, [...trail, ...clientPath(below, this.#outputRewrites)]));
          }
        }
      }
    }
  }

  /** Returns the response paths of the entities, by the slot of their representation. */
  #trails(
    run: Run,
    { targets, slots }: BatchRequest,
  ): ReadonlyMap<number, ReadonlyMap<Json, ResponseKey[][]>> {
    const found: Json[] = [];
    const trails: ResponseKey[][] = [];
    for (const path of this.#paths) path.collect(run.data, found, trails);
    const slotOf = new Map(targets.map((target, i) => [target, slots[i]]));
    const where = new Map<number, Map<Json, ResponseKey[][]>>();
    for (const [i, target] of found.entries()) {
      const slot = slotOf.get(target);
      if (slot === undefined) continue;
      const entities = where.get(slot) ?? new Map<Json, ResponseKey[][]>();
      entities.set(target, [...(entities.get(target) ?? []), trails[i] ?? []]);
      where.set(slot, entities);
    }
    return where;
  }

  #fail(run: Run, targets: Iterable<Json>, error: ResponseError): void {
    this.#keys ??= fetchedKeys(this.#document, this.key, this.#outputRewrites);
    run.fail(targets, this.#keys, error);
  }
}

/** A fetch of entities: one `_entities` field, or several in one request. */
export class EntityFetch {
  readonly #fetch: Fetch;
  readonly #batches: readonly Batch[];

  /**
   * @param schema the supergraph's types, for type conditions
   * @param typename response key of type names
   */
  constructor(
    node: FlattenNode | BatchFetchNode,
    client: SubgraphClient,
    schema: GraphQLSchema,
    typename?: string,
  ) {
    const request = node.kind === 'Flatten' ? node.node : node;
    this.#fetch = new Fetch(client, request);
    this.#batches = entityBatches(node).map((batch) => new Batch(batch, request.document, schema, typename));
  }

  execute(run: Run): void | Promise<void> {
    const variables: Json = {};
    let wanted = 0;
    const requested = this.#batches.map((batch) => {
      const found = batch.collect(run);
      variables[batch.variable] = found.representations;
      wanted += found.representations.length;
      return found;
    });
    if (wanted === 0) return undefined;
    const [only, ...others] = requested;
    if (run.budget !== null && only !== undefined && others.length === 0 && wanted > maxEntitiesPerRequest) {
      return this.#inChunks(run, only, wanted);
    }
    const result = this.#fetch.send(run, variables);
    return isPromise(result)
      ? result.then((settled) => this.#settle(run, requested, settled))
      : this.#settle(run, requested, result);
  }

  /** Requests a long list in chunks, and yields to the event loop between them. */
  async #inChunks(run: Run, complete: BatchRequest, wanted: number): Promise<void> {
    const [batch] = this.#batches;
    if (batch === undefined) return;
    for (let start = 0; start < wanted && !run.isEnded; start += maxEntitiesPerRequest) {
      const chunk = chunkOf(complete, start);
      const result = await this.#fetch.send(run, { [batch.variable]: chunk.representations });
      this.#settle(run, [chunk], result);
      await yielder.next();
    }
  }

  #settle(run: Run, requested: readonly BatchRequest[], result: Result): void {
    for (const [i, batch] of this.#batches.entries()) {
      const found = requested[i];
      if (found === undefined) continue;
      if (result.data) batch.merge(found, result.data);
      if (result.errors !== undefined) batch.report(run, found, result);
    }
  }
}

/** Maximum number of entities per request, for operations with a high cost bound. */
const maxEntitiesPerRequest = 500;

/** Returns the chunk whose representations begin at `start`. */
function chunkOf({ targets, slots, representations }: BatchRequest, start: number): BatchRequest {
  const isIn = (slot: number) => slot >= start && slot < start + maxEntitiesPerRequest;
  return {
    targets: targets.filter((_, i) => isIn(slots[i] ?? -1)),
    slots: slots.filter(isIn).map((slot) => slot - start),
    representations: representations.slice(start, start + maxEntitiesPerRequest),
  };
}

/** Returns the response keys of the fields in a representation. */
const requiredKeys = (required: readonly RequiredSelection[]): readonly string[] =>
  required.flatMap((selection) =>
    selection.kind === 'field' ? selection.key : requiredKeys(selection.selections),
  );

function entityBatches(node: FlattenNode | BatchFetchNode): readonly EntityBatch[] {
  if (node.kind === 'BatchFetch') return node.batches;
  const { requires, inputRewrites, outputRewrites } = node.node;
  return [
    {
      key: '_entities',
      representations: 'representations',
      paths: [node.path],
      requires: requires ?? [],
      inputRewrites,
      outputRewrites,
    },
  ];
}
