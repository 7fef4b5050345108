import type { GraphQLSchema } from 'graphql';
import { GraphQLErrors, type Graph } from '../../router/graph.ts';
import { RequestRejected } from '../../router/http/graphql/request-rejected.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { exampleVariables } from '../openapi/example-variables.ts';
import { PathTree } from '../routing/match.ts';
import { prepareRoute, type OperationControl, type PreparedRoute } from '../handler/prepared-route.ts';
import type { Body, Route, Version } from '../routing/route.ts';
import type { RowMatch, RowSource } from '../handler/row-choice.ts';
import { latest } from '../routing/versions.ts';
import { CustomDocumentError } from './document-error.ts';
import { customHelp, withCustomPaths } from './custom-guides.ts';
import { errorOf, customRow, type ReadDocument } from './custom-document.ts';

/** The documents of the operator as they are now. */
export interface CustomFiles {
  /** Names of the documents in the folder, sorted. */
  readonly names: readonly string[];
  readonly read: ReadDocument;
  /** Why the folder cannot be listed; the names are those of before then. */
  readonly unlisted?: string;
}

interface CustomRowsOptions {
  readonly graph: Graph;
  readonly control: OperationControl;
  /** Told of every document that cannot be served. */
  readonly onError: (fault: CustomDocumentError) => void;
}

/** Documents at most. */
const most = 200;

/**
 * The rows that the operator's own documents are: GET /x/<name>. A document that is wrong is told and takes nothing else
 * down; the one that was served before goes on to be.
 */
export class CustomRows implements RowSource {
  readonly #options: CustomRowsOptions;
  #rows: ReadonlyMap<string, PreparedRoute> = new Map();
  #faults: readonly CustomDocumentError[] = [];
  #tree = new PathTree<PreparedRoute>();
  revision = 0;

  constructor(options: CustomRowsOptions) {
    this.#options = options;
  }

  get routes(): readonly Route[] {
    return Array.from(this.#rows.values(), ({ route }) => route);
  }

  get faults(): readonly CustomDocumentError[] {
    return this.#faults;
  }

  get schema(): GraphQLSchema {
    return this.#options.graph.apiSchema;
  }

  find(path: string): RowMatch | null {
    return path.startsWith('/x/') ? this.#tree.find(path) : null;
  }

  help(path: string, version: Version, base: string): Body | null {
    return path.startsWith('/x/') ? customHelp(this, path, version, base) : null;
  }

  describe(document: Body, version: Version): Body {
    return withCustomPaths(document, this, version);
  }

  /** Takes other documents. */
  set({ names, read, unlisted }: CustomFiles): void {
    const rows = new Map<string, PreparedRoute>();
    const faults: CustomDocumentError[] = [];
    if (unlisted !== undefined)
      faults.push(new CustomDocumentError(`The folder ${unlisted}.`, { file: 'operations' }));
    for (const file of names.slice(0, most)) {
      try {
        rows.set(file, this.#prepared(file, read));
      } catch (error) {
        faults.push(error instanceof CustomDocumentError ? error : unexpected(error, file));
        const before = this.#rows.get(file);
        if (before !== undefined) rows.set(file, before);
      }
    }
    const [surplus] = names.slice(most);
    if (surplus !== undefined)
      faults.push(new CustomDocumentError(`There are more than ${most} documents.`, { file: surplus }));
    const tree = new PathTree<PreparedRoute>();
    for (const prepared of rows.values()) tree.add(prepared.route.path, prepared);
    this.#rows = rows;
    this.#tree = tree;
    this.#faults = faults;
    this.revision += 1;
    for (const fault of faults) this.#options.onError(fault);
  }

  /** Validates, plans and prices a document. @throws DocumentFault */
  #prepared(file: string, read: ReadDocument): PreparedRoute {
    const { graph, control } = this.#options;
    const route = customRow(file, read, graph.apiSchema);
    try {
      const prepared = prepareRoute(route, graph, control);
      return { ...prepared, route: { ...route, most: this.#priceOf(prepared, file) } };
    } catch (error) {
      if (error instanceof RequestRejected || error instanceof LookupError)
        throw new CustomDocumentError(error.message, { file });
      const [first] = error instanceof GraphQLErrors ? error.errors : [];
      throw first === undefined ? error : errorOf(first, file);
    }
  }

  /** Plans it for its example. @returns the pooled units that it costs at most */
  #priceOf({ route, operations }: PreparedRoute, file: string): number {
    const { operation } = operations[latest];
    const [example] = route.examples;
    const bound = operation.bind(example === undefined ? {} : exampleVariables(route, example.path));
    if (bound.errors !== undefined) {
      const [error] = bound.errors;
      throw new CustomDocumentError(`Its example does not fit: ${error?.message ?? 'it is not valid'}`, {
        file,
      });
    }
    const charge = this.#options.control.demand.charge(
      { key: null, rate: null },
      bound.variant,
      bound.values,
    );
    const problem = charge.refusal();
    if (problem !== null) throw new CustomDocumentError(problem.message, { file });
    // Made now, not for the first who asks.
    void bound.variant.execution;
    return Math.ceil(charge.bound.pooled);
  }
}

/** A file that went while it was read, say: it is told, and takes nothing else down. */
const unexpected = (error: unknown, file: string): CustomDocumentError =>
  new CustomDocumentError(error instanceof Error ? error.message : String(error), { file });
