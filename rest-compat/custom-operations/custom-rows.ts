import { GraphQLError } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { Graph } from '../../router/graph.ts';
import { RequestRejected } from '../../core/request-rejected.ts';
import { runSynchronously, runInSteps } from '../../router/operation-context/yielder.ts';
import { isInvalidDocument } from '../../router/document/document.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { parseExampleVariables } from '../openapi/example-variables.ts';
import { PathTree } from '../routing/match.ts';
import { prepareRoute, type OperationControl, type PreparedRoute } from '../handler/prepared-route.ts';
import type { Body, Route, Version } from '../routing/route.ts';
import type { RowMatch, RowSource } from '../handler/row-choice.ts';
import { latestVersion } from '../routing/versions.ts';
import { findCustomHelp, addCustomPaths } from './custom-guides.ts';
import { toDocumentError, createCustomRow, type DocumentReader } from './custom-document.ts';
import { createDocumentError } from './document-error.ts';
import { isUserFacing, type UserFacingError } from '../../core/user-facing-error.ts';

/** The current documents of the operator. */
export interface CustomFiles {
  /** Names of the documents in the folder, sorted. */
  readonly names: readonly string[];
  readonly read: DocumentReader;
  /** Reason why the folder cannot be listed. `names` are then from the last successful listing. */
  readonly unlisted?: string;
}

interface CustomRowsOptions {
  readonly graph: Graph;
  readonly control: OperationControl;
  /** Called for each document that cannot be served. */
  readonly onError: (error: UserFacingError) => void;
}

/** Maximum number of documents. */
const maxDocuments = 200;

/**
 * The routes of the operator's documents: GET /x/<name>. An invalid document is reported and does not affect other documents. Its
 * last valid version continues to be served.
 */
export class CustomRows implements RowSource {
  readonly #options: CustomRowsOptions;
  #rows: ReadonlyMap<string, PreparedRoute> = new Map();
  #errors: readonly UserFacingError[] = [];
  #tree = new PathTree<PreparedRoute>();
  revision = 0;

  constructor(options: CustomRowsOptions) {
    this.#options = options;
  }

  get routes(): readonly Route[] {
    return Array.from(this.#rows.values(), ({ route }) => route);
  }

  get errors(): readonly UserFacingError[] {
    return this.#errors;
  }

  get schema(): GraphQLSchema {
    return this.#options.graph.apiSchema;
  }

  find(path: string): RowMatch | null {
    return path.startsWith('/x/') ? this.#tree.find(path) : null;
  }

  help(path: string, version: Version, base: string): Body | null {
    return path.startsWith('/x/') ? findCustomHelp(this, path, version, base) : null;
  }

  describe(document: Body, version: Version): Body {
    return addCustomPaths(document, this, version);
  }

  /** Replaces all documents in one step. Call this before requests are served. */
  set(files: CustomFiles): void {
    runSynchronously(this.#load(files));
  }

  /** Replaces the documents while requests are served. Planning a document takes up to 5 ms. */
  async replace(files: CustomFiles): Promise<void> {
    await runInSteps(this.#load(files));
  }

  /** Each iteration prepares one document. */
  *#load({ names, read, unlisted }: CustomFiles): Generator<undefined, void> {
    const rows = new Map<string, PreparedRoute>();
    const errors: UserFacingError[] = [];
    if (unlisted !== undefined)
      errors.push(createDocumentError(`The folder ${unlisted}.`, { file: 'operations' }));
    for (const file of names.slice(0, maxDocuments)) {
      try {
        rows.set(file, this.#prepared(file, read));
      } catch (error) {
        errors.push(isUserFacing(error, 'document') ? error : createUnexpectedError(error, file));
        const previousRow = this.#rows.get(file);
        if (previousRow !== undefined) rows.set(file, previousRow);
      }
      yield undefined;
    }
    const [surplus] = names.slice(maxDocuments);
    if (surplus !== undefined)
      errors.push(
        createDocumentError(
          `The folder has more than ${maxDocuments} documents. Additional ones are not loaded.`,
          {
            file: surplus,
          },
        ),
      );
    const tree = new PathTree<PreparedRoute>();
    for (const preparedRoute of rows.values()) tree.add(preparedRoute.route.path, preparedRoute);
    this.#rows = rows;
    this.#tree = tree;
    this.#errors = errors;
    this.revision += 1;
    for (const error of errors) this.#options.onError(error);
  }

  /**
   * Validates, plans and prices a document.
   * @throws UserFacingError
   */
  #prepared(file: string, read: DocumentReader): PreparedRoute {
    const { graph, control } = this.#options;
    const route = createCustomRow(file, read, graph.apiSchema);
    try {
      const preparedRoute = prepareRoute(route, graph, control);
      return { ...preparedRoute, route: { ...route, maxUnits: this.#priceOf(preparedRoute, file) } };
    } catch (error) {
      const [first] = isInvalidDocument(error) ? (error.errors ?? []) : [];
      if (first instanceof GraphQLError) throw toDocumentError(first, file);
      if (error instanceof RequestRejected || error instanceof LookupError)
        throw createDocumentError(error.message, { file });
      throw error;
    }
  }

  /**
   * Plans the operation for its example.
   * @returns the maximum cost in pooled units
   */
  #priceOf({ route, operations }: PreparedRoute, file: string): number {
    const { operation } = operations[latestVersion];
    const [example] = route.examples;
    const boundOperation = operation.bind(
      example === undefined ? {} : parseExampleVariables(route, example.path),
    );
    if (boundOperation.errors !== undefined) {
      const [error] = boundOperation.errors;
      throw createDocumentError(`Invalid example: ${error?.message ?? 'it does not match the document'}`, {
        file,
      });
    }
    const charge = this.#options.control.demand.charge(
      { key: null, rate: null },
      boundOperation.variant,
      boundOperation.values,
    );
    const problem = charge.rejection();
    if (problem !== null) throw createDocumentError(problem.message, { file });
    // Create the execution now, not at the first request.
    boundOperation.variant.prepare();
    return Math.ceil(charge.bound.pooled);
  }
}

/**
 * Reports an unexpected error, such as a file that was deleted while it was read, as an error of that document only.
 */
const createUnexpectedError = (error: unknown, file: string): UserFacingError =>
  createDocumentError(error instanceof Error ? error.message : String(error), { file });
