import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
  type DocumentNode,
  type FieldNode,
  type NameNode,
} from 'graphql';
import type {
  EntityBatch,
  FetchNode,
  FlattenNode,
  FlattenPath,
  PlanNode,
  RequiredSelection,
  Rewrite,
} from './plan-nodes.ts';

/** Fields that the planner may select in addition to the client's, to build representations. */
export interface PlannerFields {
  readonly names: ReadonlySet<string>;
  /** Those that it may select with arguments, so that the client's plain field of that name differs from it. */
  readonly withArguments: ReadonlySet<string>;
}

/** Reads the field sets of all `@key`, `@requires` and `@provides` of a supergraph, nested fields included. */
export function plannerFields(supergraph: DocumentNode): PlannerFields {
  const names = new Set(['__typename']);
  const withArguments = new Set<string>();
  visit(supergraph, {
    // The descriptions and the input types of a schema are most of its nodes.
    StringValue: () => false,
    InputObjectTypeDefinition: () => false,
    Directive(directive) {
      if (!/^join__(type|field)$/.test(directive.name.value)) return false;
      visit(directive, {
        Argument({ name, value }) {
          if (!fieldSetArguments.has(name.value)) return;
          visit(value, {
            StringValue({ value: fieldSet }) {
              for (const [field] of fieldSet.matchAll(/\w+/g)) {
                names.add(field);
                if (fieldSet.includes('(')) withArguments.add(field);
              }
            },
          });
        },
      });
      return false;
    },
  });
  return { names, withArguments };
}

const fieldSetArguments = new Set(['key', 'requires', 'provides', 'contextArguments']);

/** Response keys that the planner makes up begin with this. */
const madeUp = '_internal_qp_';

/** The variable of the representations of an entity fetch. The planner does not check whether the client uses it. */
const representations = 'representations';

/**
 * The names in a client's document that the planner may also use for something else: `{ country { code: continentCode } }`
 * where `code` is the key. The planner merges both into one response key, and the representation would hold the
 * client's value. So the planner is given other names for them, and in its plan the client's names are restored, while
 * the planner's own selections get response keys that no client uses. Whatever reads fetched data finds the client's
 * keys where the client wrote them.
 */
export class ClientNames {
  readonly #keys: ReadonlySet<string>;
  readonly #variables: ReadonlySet<string>;
  /** No response key or variable of the client begins with this. */
  readonly #prefix: string;
  /** The planner takes `size: size` and its own `size` for a conflict. */
  readonly #hasIdleAliases: boolean;

  /** @param document complete: all parts and variants of an operation have the same names. */
  constructor(document: DocumentNode, fields: PlannerFields) {
    const keys = new Set<string>();
    const variables = new Set<string>();
    let prefix = '_router_';
    let hasIdleAliases = false;
    const reserve = (name: string): void => {
      while (name.startsWith(prefix)) prefix = `_${prefix}`;
    };
    visit(document, {
      Field(field) {
        const key = (field.alias ?? field.name).value;
        reserve(key);
        hasIdleAliases ||= field.alias?.value === field.name.value;
        if (isAmbiguous(field, key, fields)) keys.add(key);
      },
      VariableDefinition({ variable }) {
        reserve(variable.name.value);
        if (variable.name.value === representations) variables.add(representations);
      },
    });
    this.#keys = keys;
    this.#variables = variables;
    this.#prefix = prefix;
    this.#hasIdleAliases = hasIdleAliases;
  }

  /** Response key of type names that the router needs and that the client may have given to another field. */
  get typename(): string {
    return this.#plannerKey('__typename');
  }

  /** A response key or variable name that the client does not use. */
  reserved(name: string): string {
    return `${this.#prefix}${name}`;
  }

  /** The document with the names that the planner is given. */
  hide(document: DocumentNode): DocumentNode {
    if (this.#isEmpty && !this.#hasIdleAliases) return document;
    return visit(document, {
      Field: (field) => {
        const key = (field.alias ?? field.name).value;
        return withKey(field, this.#keys.has(key) ? this.#hidden(key) : key);
      },
      Variable: (variable) =>
        this.#variables.has(variable.name.value)
          ? { ...variable, name: nameOf(this.#hidden(variable.name.value)) }
          : undefined,
    });
  }

  /** The plan of such a document with the client's names. */
  restore(plan: PlanNode): PlanNode {
    return this.#isEmpty ? plan : this.#node(plan);
  }

  get #isEmpty(): boolean {
    return this.#keys.size + this.#variables.size === 0;
  }

  #hidden(name: string): string {
    return `${this.#prefix}client_${name}`;
  }

  readonly #key = (key: string): string => this.#shown(key, this.#keys) ?? this.#plannerKey(key);
  readonly #variable = (name: string): string =>
    this.#shown(name, this.#variables) ?? (this.#variables.has(name) ? this.reserved(name) : name);

  #plannerKey(key: string): string {
    return this.#keys.has(key) ? this.reserved(key) : key;
  }

  #shown(name: string, hidden: ReadonlySet<string>): string | undefined {
    const start = this.#hidden('');
    const shown = name.startsWith(start) ? name.slice(start.length) : undefined;
    return shown !== undefined && hidden.has(shown) ? shown : undefined;
  }

  #node(node: PlanNode): PlanNode {
    switch (node.kind) {
      case 'Fetch':
        return this.#fetch(node);
      case 'Flatten':
        return this.#flatten(node);
      case 'BatchFetch':
        return { ...node, ...this.#request(node), batches: node.batches.map((batch) => this.#batch(batch)) };
      case 'Sequence':
      case 'Parallel':
        return { ...node, nodes: node.nodes.map((inner) => this.#node(inner)) };
      case 'Condition':
        return {
          ...node,
          variable: this.#variable(node.variable),
          then: node.then && this.#node(node.then),
          otherwise: node.otherwise && this.#node(node.otherwise),
        };
    }
  }

  #fetch(node: FetchNode): FetchNode {
    return {
      ...node,
      ...this.#request(node),
      requires: node.requires && this.#requires(node.requires),
      outputRewrites: this.#rewrites(node.outputRewrites),
    };
  }

  #flatten({ path, node }: FlattenNode): PlanNode {
    const restored = this.#fetch(node);
    const paths = [this.#path(path)];
    const [way = []] = paths;
    if (!this.#variables.has(representations)) return { kind: 'Flatten', path: way, node: restored };
    // A fetch of one `_entities` field whose variable has another name.
    const { subgraph, document, variables, requires, inputRewrites, outputRewrites } = restored;
    const batch = {
      key: this.#key('_entities'),
      representations: this.reserved(representations),
      paths,
      requires: requires ?? [],
      inputRewrites,
      outputRewrites,
    };
    return { kind: 'BatchFetch', subgraph, document, variables, batches: [batch] };
  }

  #batch(batch: EntityBatch): EntityBatch {
    return {
      ...batch,
      key: this.#key(batch.key),
      representations: this.#variable(batch.representations),
      paths: batch.paths.map((path) => this.#path(path)),
      requires: this.#requires(batch.requires),
      outputRewrites: this.#rewrites(batch.outputRewrites),
    };
  }

  #request({ document, variables }: Pick<FetchNode, 'document' | 'variables'>) {
    const restored = visit(parse(document, { noLocation: true }), {
      Field: (field) => withKey(field, this.#key((field.alias ?? field.name).value)),
      Variable: (variable) => ({ ...variable, name: nameOf(this.#variable(variable.name.value)) }),
    });
    return {
      document: stripIgnoredCharacters(print(restored)),
      variables: variables.map(this.#variable),
    };
  }

  #path(path: FlattenPath): FlattenPath {
    return path.map((segment) =>
      segment.kind === 'field' ? { ...segment, key: this.#key(segment.key) } : segment,
    );
  }

  #requires(required: readonly RequiredSelection[]): readonly RequiredSelection[] {
    return required.map((selection) =>
      selection.kind === 'field'
        ? {
            ...selection,
            key: this.#key(selection.key),
            selections: selection.selections && this.#requires(selection.selections),
          }
        : { ...selection, selections: this.#requires(selection.selections) },
    );
  }

  /** Of what is fetched. What goes to a subgraph has the names of fields. */
  #rewrites(rewrites: readonly Rewrite[]): readonly Rewrite[] {
    return rewrites.map((rewrite) => {
      const path = rewrite.path.map((segment) =>
        segment.kind === 'key' ? { ...segment, key: this.#key(segment.key) } : segment,
      );
      return rewrite.kind === 'rename'
        ? { ...rewrite, path, key: this.#key(rewrite.key) }
        : { ...rewrite, path };
    });
  }
}

/** Whether the planner may select another thing under this key. */
function isAmbiguous(
  { name, arguments: given = [] }: FieldNode,
  key: string,
  fields: PlannerFields,
): boolean {
  if (key.startsWith(madeUp) || fields.withArguments.has(key)) return true;
  return fields.names.has(key) && (name.value !== key || given.length > 0);
}

/** @returns undefined for a field that has this key already, as short as it can be written. */
function withKey(field: FieldNode, key: string): FieldNode | undefined {
  const { alias, ...rest } = field;
  if (key === field.name.value) return alias === undefined ? undefined : rest;
  return key === alias?.value ? undefined : { ...rest, alias: nameOf(key) };
}

const nameOf = (value: string): NameNode => ({ kind: Kind.NAME, value });
