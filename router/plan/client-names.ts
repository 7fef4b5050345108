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
  /**
   * Fields that the planner may select with arguments, which therefore differ from a client's field of the same name
   * without arguments.
   */
  readonly namesWithArguments: ReadonlySet<string>;
}

/** Returns the fields in all `@key`, `@requires` and `@provides` of a supergraph, nested fields included. */
export function readPlannerFields(supergraph: DocumentNode): PlannerFields {
  const names = new Set(['__typename']);
  const namesWithArguments = new Set<string>();
  visit(supergraph, {
    // Skip descriptions and input types, which are most nodes of a schema.
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
                if (fieldSet.includes('(')) namesWithArguments.add(field);
              }
            },
          });
        },
      });
      return false;
    },
  });
  return { names, namesWithArguments };
}

const fieldSetArguments = new Set(['key', 'requires', 'provides', 'contextArguments']);

/** Prefix of the response keys that the planner generates. */
const plannerPrefix = '_internal_qp_';

/** The variable for the representations of an entity fetch. The planner does not check whether the client uses it. */
const representations = 'representations';

/**
 * Avoids conflicts between the client's names and the planner's. Example: in `{ country { code: continentCode } }`, `code` is
 * also the key of the country. The planner would merge both into one response key, and the representation would contain the
 * client's value. So the planner receives other names for such fields. Its plan then gets the client's names back, and the
 * planner's own selections get response keys that no client uses. Fetched data thus has the response keys of the client's
 * document.
 */
export class ClientNames {
  readonly #keys: ReadonlySet<string>;
  readonly #variables: ReadonlySet<string>;
  /** A prefix that no response key or variable of the client has. */
  readonly #prefix: string;
  /**
   * Whether the document has aliases such as `size: size`, which the planner treats as a conflict with its own
   * `size`.
   */
  readonly #hasIdleAliases: boolean;

  /**
   * Collects the names of a client document.
   * @param document the complete document: all parts and variants of an operation share the same names
   */
  constructor(document: DocumentNode, fields: PlannerFields) {
    const keys = new Set<string>();
    const variables = new Set<string>();
    let prefix = '_router_';
    let hasUnusedAliases = false;
    const avoidPrefix = (name: string): void => {
      while (name.startsWith(prefix)) prefix = `_${prefix}`;
    };
    visit(document, {
      Field(field) {
        const key = (field.alias ?? field.name).value;
        avoidPrefix(key);
        hasUnusedAliases ||= field.alias?.value === field.name.value;
        if (isAmbiguous(field, key, fields)) keys.add(key);
      },
      VariableDefinition({ variable }) {
        avoidPrefix(variable.name.value);
        if (variable.name.value === representations) variables.add(representations);
      },
    });
    this.#keys = keys;
    this.#variables = variables;
    this.#prefix = prefix;
    this.#hasIdleAliases = hasUnusedAliases;
  }

  /** Response key for type names. Differs from `__typename` when the client may use that key for another field. */
  get typename(): string {
    return this.#plannerKey('__typename');
  }

  /** Returns a response key or variable name that the client does not use. */
  createReservedName(name: string): string {
    return `${this.#prefix}${name}`;
  }

  /** Renames the client's ambiguous names for the planner. */
  hide(document: DocumentNode): DocumentNode {
    if (this.#isEmpty && !this.#hasIdleAliases) return document;
    return visit(document, {
      Field: (field) => {
        const key = (field.alias ?? field.name).value;
        return renameKey(field, this.#keys.has(key) ? this.#hiddenName(key) : key);
      },
      Variable: (variable) =>
        this.#variables.has(variable.name.value)
          ? { ...variable, name: toNameNode(this.#hiddenName(variable.name.value)) }
          : undefined,
    });
  }

  /** Restores the client's names in a plan. */
  restore(plan: PlanNode): PlanNode {
    return this.#isEmpty ? plan : this.#node(plan);
  }

  get #isEmpty(): boolean {
    return this.#keys.size + this.#variables.size === 0;
  }

  #hiddenName(name: string): string {
    return `${this.#prefix}client_${name}`;
  }

  readonly #key = (key: string): string => this.#clientName(key, this.#keys) ?? this.#plannerKey(key);
  readonly #variable = (name: string): string =>
    this.#clientName(name, this.#variables) ??
    (this.#variables.has(name) ? this.createReservedName(name) : name);

  #plannerKey(key: string): string {
    return this.#keys.has(key) ? this.createReservedName(key) : key;
  }

  #clientName(name: string, hidden: ReadonlySet<string>): string | undefined {
    const hiddenPrefix = this.#hiddenName('');
    const clientName = name.startsWith(hiddenPrefix) ? name.slice(hiddenPrefix.length) : undefined;
    return clientName !== undefined && hidden.has(clientName) ? clientName : undefined;
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
    const restoredFetch = this.#fetch(node);
    const paths = [this.#path(path)];
    const [restoredPath = []] = paths;
    if (!this.#variables.has(representations))
      return { kind: 'Flatten', path: restoredPath, node: restoredFetch };
    // A fetch whose variable must be renamed becomes a batch of one `_entities` field, because only a batch can rename its
    // variable.
    const { subgraph, document, variables, requires, inputRewrites, outputRewrites } = restoredFetch;
    const batch = {
      key: this.#key('_entities'),
      representations: this.createReservedName(representations),
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
    const restoredDocument = visit(parse(document, { noLocation: true }), {
      Field: (field) => renameKey(field, this.#key((field.alias ?? field.name).value)),
      Variable: (variable) => ({ ...variable, name: toNameNode(this.#variable(variable.name.value)) }),
    });
    return {
      document: stripIgnoredCharacters(print(restoredDocument)),
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

  /** Renames response keys in rewrites of fetched data. Data sent to a subgraph uses field names instead. */
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

/** Whether the planner may select a different field under this key. */
function isAmbiguous(
  { name, arguments: given = [] }: FieldNode,
  key: string,
  fields: PlannerFields,
): boolean {
  if (key.startsWith(plannerPrefix) || fields.namesWithArguments.has(key)) return true;
  return fields.names.has(key) && (name.value !== key || given.length > 0);
}

/**
 * Returns the field with a new response key, as short as possible.
 * @returns undefined when the field already has this key
 */
function renameKey(field: FieldNode, key: string): FieldNode | undefined {
  const { alias, ...rest } = field;
  if (key === field.name.value) return alias === undefined ? undefined : rest;
  return key === alias?.value ? undefined : { ...rest, alias: toNameNode(key) };
}

const toNameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });
