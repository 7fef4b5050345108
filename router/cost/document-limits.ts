import { BREAK, Kind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';
import type { Problem } from '../errors.ts';
import { deferOf } from '../document/defer.ts';
import type { LimitUse } from '../document/limit-use.ts';

/** Limits of a GraphQL document. They are checked before validation, planning and lookups. */
export interface DocumentLimits {
  /** Maximum size of a request body, in bytes. */
  readonly body: number;
  /** Lexical tokens. */
  readonly tokens: number;
  /** Maximum number of levels of nested fields. */
  readonly depth: number;
  /** Maximum number of aliased fields. A fragment counts once per spread. */
  readonly aliases: number;
  /** Maximum number of fields of the query type, which are lookups. */
  readonly rootFields: number;
  /** Maximum number of deferred fragments. A fragment counts once per spread. */
  readonly deferred: number;
  /** Maximum number of fields in total. A fragment counts once per spread. */
  readonly fields: number;
}

/** The limits of a service that sets no others. */
export const defaultLimits: DocumentLimits = {
  body: 64 * 1024,
  tokens: 2000,
  depth: 15,
  aliases: 100,
  rootFields: 20,
  deferred: 20,
  fields: 600,
};

/** Maximum number of levels of nested introspection fields. Tools follow the types of a field over many levels. */
export const maxIntrospectionDepth = 30;

/** Maximum number of elements of a list argument: twice the maximum of any field. Each field has its own limit in addition. */
export const maxListLength = 1024;

const rejection = (what: string, rule: string): Problem => ({
  code: 'invalid_request',
  param: 'query',
  message: `The document has ${what}: ${rule} is allowed. Select less, or split it into several requests.`,
});

interface Size {
  readonly depth: number;
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly fields: number;
  readonly rootFields: number;
  readonly deferred: number;
}

const emptySize: Size = {
  depth: 0,
  introspectionDepth: 0,
  aliases: 0,
  fields: 0,
  rootFields: 0,
  deferred: 0,
};

/** Returns a problem when a document's text is too long. */
export const lengthProblem = (text: string, { body } = defaultLimits): Problem | null =>
  Buffer.byteLength(text) > body ? rejection('too many bytes', `at most ${body}`) : null;

/** Returns the problem for a document with too many tokens, for which the parser has its own error. */
export const overTokens = ({ tokens } = defaultLimits): Problem =>
  rejection(`more than ${tokens} tokens`, `at most ${tokens}`);

export const isOverTokens = (message: string): boolean => message.includes('tokens. Parsing aborted');

/**
 * Checks a document against the limits, without a schema. Measuring it takes at most a few milliseconds: the number of
 * tokens is limited, and each fragment is measured once, however often it is spread.
 * @param size result of `sizeOf`, if the caller has it
 * @returns null when the document is within the limits
 */
export const overLimit = (
  document: DocumentNode,
  limits = defaultLimits,
  size = sizeOf(document),
): Problem | null => longList(document) ?? sizeProblem(size, limits);

const labels = {
  rootFields: 'root fields',
  depth: 'levels',
  introspectionDepth: 'levels of introspection',
  aliases: 'aliases',
  fields: 'fields',
  deferred: 'deferred fragments',
} as const;

const limited = ['rootFields', 'depth', 'introspectionDepth', 'aliases', 'fields', 'deferred'] as const;

function sizeProblem(size: Size, limits: DocumentLimits): Problem | null {
  for (const name of limited) {
    const limit = limitOf(name, limits);
    if (size[name] > limit) return rejection(`more than ${limit} ${labels[name]}`, `at most ${limit}`);
  }
  return null;
}

const limitOf = (name: (typeof limited)[number], limits: DocumentLimits): number =>
  name === 'introspectionDepth' ? maxIntrospectionDepth : limits[name];

/** Returns the use of each limit by a document. */
export const limitUses = (
  document: DocumentNode,
  text: string,
  size: Size,
  limits: DocumentLimits,
): readonly LimitUse[] => [
  { limit: 'bytes', used: Buffer.byteLength(text), maximum: limits.body },
  { limit: 'tokens', used: document.tokenCount ?? 0, maximum: limits.tokens },
  ...limited.map((name) => ({ limit: name, used: size[name], maximum: limitOf(name, limits) })),
];

/** Measures all operations of a document. @returns the largest values */
export function sizeOf(document: DocumentNode): Size {
  const measure = measurer(document);
  let largest = emptySize;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure(definition.selectionSet);
    largest = {
      depth: Math.max(largest.depth, size.depth),
      introspectionDepth: Math.max(largest.introspectionDepth, size.introspectionDepth),
      aliases: Math.max(largest.aliases, size.aliases),
      fields: Math.max(largest.fields, size.fields),
      rootFields: Math.max(largest.rootFields, size.rootFields),
      deferred: Math.max(largest.deferred, size.deferred),
    };
  }
  return largest;
}

function measurer(document: DocumentNode): (set: SelectionSetNode) => Size {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet);
    }
  }
  const sizes = new Map<string, Size>();

  /** Measures a fragment. A fragment inside itself counts as empty, because validation rejects it. */
  const fragmentSize = (name: string): Size => {
    const size = sizes.get(name);
    if (size !== undefined) return size;
    const set = fragments.get(name);
    if (set === undefined) return emptySize;
    sizes.set(name, emptySize);
    const measured = selectionSize(set);
    sizes.set(name, measured);
    return measured;
  };

  function selectionSize(set: SelectionSetNode): Size {
    let [depth, introspectionDepth, aliases, fields, rootFields, deferred] = [0, 0, 0, 0, 0, 0];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const inner =
          selection.selectionSet === undefined ? emptySize : selectionSize(selection.selectionSet);
        if (selection.name.value.startsWith('__'))
          introspectionDepth = Math.max(introspectionDepth, inner.depth);
        else depth = Math.max(depth, inner.depth + 1);
        introspectionDepth = Math.max(introspectionDepth, inner.introspectionDepth);
        aliases += inner.aliases + (selection.alias === undefined ? 0 : 1);
        fields += inner.fields + 1;
        deferred += inner.deferred;
        rootFields += 1;
        continue;
      }
      const inner =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragmentSize(selection.name.value)
          : selectionSize(selection.selectionSet);
      depth = Math.max(depth, inner.depth);
      introspectionDepth = Math.max(introspectionDepth, inner.introspectionDepth);
      aliases += inner.aliases;
      fields += inner.fields;
      rootFields += inner.rootFields;
      deferred += inner.deferred + (deferOf(selection) === undefined ? 0 : 1);
    }
    return { depth, introspectionDepth, aliases, fields, rootFields, deferred };
  }
  return selectionSize;
}

const tooLong = (): Problem =>
  rejection(`a list of more than ${maxListLength} elements`, `at most ${maxListLength}`);

function longList(document: DocumentNode): Problem | null {
  let found = false;
  visit(document, {
    ListValue({ values }) {
      if (values.length <= maxListLength) return undefined;
      found = true;
      return BREAK;
    },
  });
  return found ? tooLong() : null;
}

/** Maximum number of levels of variables. Inputs of the schema have two. */
const maxVariableDepth = 15;

/** Checks the variables of a request: the length of lists, and the nesting depth. */
export function overLimitVariables(value: unknown, depth = 0): Problem | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maxVariableDepth)
    return rejection(`variables of more than ${maxVariableDepth} levels`, `at most ${maxVariableDepth}`);
  if (Array.isArray(value) && value.length > maxListLength) return tooLong();
  for (const part of Object.values(value)) {
    const problem = overLimitVariables(part, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}
