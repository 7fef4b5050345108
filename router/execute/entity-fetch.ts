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
import { toClientPath, Fetch, collectFetchedKeys } from './fetch.ts';
import { copy, merge } from './merge.ts';
import { compileRepresentation, type RepresentationBuilder } from './representation.ts';
import {
  isJson,
  toResponseError,
  type Json,
  type ResponseError,
  type ResponseKey,
  type Result,
} from '../document/result.ts';
import { compileRewrites, type RewriteFunction } from './rewrite.ts';
import type { Run } from './run.ts';
import { Targets } from './targets.ts';

/** The entities that one `_entities` field requests in one execution. */
interface BatchRequest {
  readonly targets: readonly Json[];
  /** Index of the representation for each target. Equal entities share a representation. */
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
  readonly #rewrite: RewriteFunction;
  readonly #required: readonly string[];
  #keys: ReadonlySet<string> | null = null;

  constructor(batch: EntityBatch, document: string, schema: GraphQLSchema, typename?: string) {
    this.key = batch.key;
    this.variable = batch.representations;
    this.#document = document;
    this.#paths = batch.paths.map((path) => new Targets(path, schema, typename));
    this.#represent = compileRepresentation(batch.requires, batch.inputRewrites, schema, typename);
    this.#outputRewrites = batch.outputRewrites;
    this.#rewrite = compileRewrites(batch.outputRewrites, schema, typename);
    this.#required = listRequiredKeys(batch.requires);
  }

  /** Collects the entities to request. Entities that lack a required field are skipped, and the reason is recorded. */
  collect(run: Run): BatchRequest {
    const entities: Json[] = [];
    const occurrencePaths: ResponseKey[][] | undefined = run.errors.length > 0 ? [] : undefined;
    for (const path of this.#paths) path.collect(run.data, entities, occurrencePaths);
    const targets: Json[] = [];
    const slots: number[] = [];
    const representations: Json[] = [];
    const slotByText = entities.length > 1 ? new Map<string, number>() : null;
    for (const [i, entity] of entities.entries()) {
      const representation = this.#represent(entity);
      const reason = this.#earlierError(run, entity, representation, occurrencePaths?.[i]);
      if (reason !== undefined) this.#fail(run, [entity], reason);
      if (representation === null || reason !== undefined) continue;
      const text = slotByText === null ? '' : JSON.stringify(representation);
      let slot = slotByText?.get(text);
      if (slot === undefined) {
        slot = representations.push(representation) - 1;
        slotByText?.set(text, slot);
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
    representation: Json | null,
    trail?: ResponseKey[],
  ): ResponseError | undefined {
    if (trail !== undefined) {
      for (const key of this.#required) {
        const error = run.errorUnder([...trail, key]);
        if (error !== undefined) return error;
      }
    }
    return representation === null ? run.failureOf(entity) : undefined;
  }

  merge({ targets, slots }: BatchRequest, data: Json): void {
    const entities = data[this.key];
    if (!Array.isArray(entities)) return;
    this.#rewrite(entities);
    const usedSlots = targets.length > 1 ? new Set<number>() : null;
    // Entities that share a result get separate copies, because later fetches can add different fields to them.
    for (const [i, target] of targets.entries()) {
      const slot = slots[i] ?? 0;
      const entity: unknown = entities[slot];
      if (!isJson(entity)) continue;
      const ownEntity = usedSlots?.has(slot) === true ? copy(entity) : entity;
      usedSlots?.add(slot);
      if (isJson(ownEntity)) merge(target, ownEntity);
    }
  }

  /** Reports the errors of a response that concern this batch. */
  report(run: Run, requested: BatchRequest, { data, errors = [] }: Result): void {
    const ownErrors = errors.filter(({ path }) => path === undefined || path[0] === this.key);
    if (ownErrors.length === 0) return;
    const entities = data?.[this.key];
    const pathsBySlot = this.#trails(run, requested);
    for (const error of ownErrors) {
      const [, slot, ...below] = error.path ?? [];
      if (typeof slot !== 'number') this.#fail(run, requested.targets, error);
      // The complete entity failed, so each of its requested fields reports the error.
      else if (below.length === 0) this.#fail(run, pathsBySlot.get(slot)?.keys() ?? [], error);
      else {
        const isPresent = Array.isArray(entities) && isJson(entities[slot]);
        for (const [target, trails] of pathsBySlot.get(slot) ?? []) {
          if (!isPresent) run.explain(target);
          for (const occurrencePath of trails) {
            run.errors.push(
              toResponseError(error, [...occurrencePath, ...toClientPath(below, this.#outputRewrites)]),
            );
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
    const entities: Json[] = [];
    const occurrencePaths: ResponseKey[][] = [];
    for (const path of this.#paths) path.collect(run.data, entities, occurrencePaths);
    const slotByTarget = new Map(targets.map((target, i) => [target, slots[i]]));
    const pathsBySlot = new Map<number, Map<Json, ResponseKey[][]>>();
    for (const [i, target] of entities.entries()) {
      const slot = slotByTarget.get(target);
      if (slot === undefined) continue;
      const pathsByTarget = pathsBySlot.get(slot) ?? new Map<Json, ResponseKey[][]>();
      pathsByTarget.set(target, [...(pathsByTarget.get(target) ?? []), occurrencePaths[i] ?? []]);
      pathsBySlot.set(slot, pathsByTarget);
    }
    return pathsBySlot;
  }

  #fail(run: Run, targets: Iterable<Json>, error: ResponseError): void {
    this.#keys ??= collectFetchedKeys(this.#document, this.key, this.#outputRewrites);
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
    this.#batches = toEntityBatches(node).map(
      (batch) => new Batch(batch, request.document, schema, typename),
    );
  }

  execute(run: Run): void | Promise<void> {
    const variables: Json = {};
    let entityCount = 0;
    const batchRequests = this.#batches.map((batch) => {
      const batchRequest = batch.collect(run);
      variables[batch.variable] = batchRequest.representations;
      entityCount += batchRequest.representations.length;
      return batchRequest;
    });
    if (entityCount === 0) return undefined;
    const [only, ...others] = batchRequests;
    if (
      run.budget !== null &&
      only !== undefined &&
      others.length === 0 &&
      entityCount > maxEntitiesPerRequest
    ) {
      return this.#inChunks(run, only, entityCount);
    }
    const result = this.#fetch.send(run, variables);
    return isPromise(result)
      ? result.then((settled) => this.#settle(run, batchRequests, settled))
      : this.#settle(run, batchRequests, result);
  }

  /** Requests a long list in chunks, and yields to the event loop between them. */
  async #inChunks(run: Run, complete: BatchRequest, entityCount: number): Promise<void> {
    const [batch] = this.#batches;
    if (batch === undefined) return;
    for (let start = 0; start < entityCount && !run.isEnded; start += maxEntitiesPerRequest) {
      const chunk = takeChunk(complete, start);
      const result = await this.#fetch.send(run, { [batch.variable]: chunk.representations });
      this.#settle(run, [chunk], result);
      await yielder.next();
    }
  }

  #settle(run: Run, requested: readonly BatchRequest[], result: Result): void {
    for (const [i, batch] of this.#batches.entries()) {
      const batchRequest = requested[i];
      if (batchRequest === undefined) continue;
      if (result.data) batch.merge(batchRequest, result.data);
      if (result.errors !== undefined) batch.report(run, batchRequest, result);
    }
  }
}

/** Maximum number of entities per request, for operations with a high cost bound. */
const maxEntitiesPerRequest = 500;

/** Returns the chunk whose representations begin at `start`. */
function takeChunk({ targets, slots, representations }: BatchRequest, start: number): BatchRequest {
  const isInChunk = (slot: number) => slot >= start && slot < start + maxEntitiesPerRequest;
  return {
    targets: targets.filter((_, i) => isInChunk(slots[i] ?? -1)),
    slots: slots.filter(isInChunk).map((slot) => slot - start),
    representations: representations.slice(start, start + maxEntitiesPerRequest),
  };
}

/** Returns the response keys of the fields in a representation. */
const listRequiredKeys = (required: readonly RequiredSelection[]): readonly string[] =>
  required.flatMap((selection) =>
    selection.kind === 'field' ? selection.key : listRequiredKeys(selection.selections),
  );

function toEntityBatches(node: FlattenNode | BatchFetchNode): readonly EntityBatch[] {
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
