import { BREAK, Kind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';
import type { Problem } from '../errors.ts';
import { findDefer } from '../document/defer.ts';
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

/** Default limits of a document. */
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

const createDocumentProblem = (what: string, rule: string): Problem => ({
  code: 'invalid_request',
  param: 'query',
  message: `The document has ${what}: ${rule} is allowed. Select less, or split it into several requests.`,
});

interface DocumentSize {
  readonly depth: number;
  readonly introspectionDepth: number;
  readonly aliases: number;
  readonly fields: number;
  readonly rootFields: number;
  readonly deferred: number;
}

const emptySize: DocumentSize = {
  depth: 0,
  introspectionDepth: 0,
  aliases: 0,
  fields: 0,
  rootFields: 0,
  deferred: 0,
};

/** Returns a problem when a document's text is too long. */
export const findLengthProblem = (text: string, { body } = defaultLimits): Problem | null =>
  Buffer.byteLength(text) > body ? createDocumentProblem('too many bytes', `at most ${body}`) : null;

/** Returns the problem that replaces the parser's error for a document with too many tokens. */
export const createTokenProblem = ({ tokens } = defaultLimits): Problem =>
  createDocumentProblem(`more than ${tokens} tokens`, `at most ${tokens}`);

export const isTokenLimitMessage = (message: string): boolean => message.includes('tokens. Parsing aborted');

/**
 * Checks a document against the limits, without a schema. Measuring it takes at most a few milliseconds: the number of
 * tokens is limited, and each fragment is measured once, however often it is spread.
 * @param size result of `measureDocument`, if the caller has it
 * @returns null when the document is within the limits
 */
export const findDocumentProblem = (
  document: DocumentNode,
  limits = defaultLimits,
  size = measureDocument(document),
): Problem | null => findLongList(document) ?? findSizeProblem(size, limits);

const limitLabels = {
  rootFields: 'root fields',
  depth: 'levels',
  introspectionDepth: 'levels of introspection',
  aliases: 'aliases',
  fields: 'fields',
  deferred: 'deferred fragments',
} as const;

const limitNames = ['rootFields', 'depth', 'introspectionDepth', 'aliases', 'fields', 'deferred'] as const;

function findSizeProblem(size: DocumentSize, limits: DocumentLimits): Problem | null {
  for (const name of limitNames) {
    const limit = findLimit(name, limits);
    if (size[name] > limit)
      return createDocumentProblem(`more than ${limit} ${limitLabels[name]}`, `at most ${limit}`);
  }
  return null;
}

const findLimit = (name: (typeof limitNames)[number], limits: DocumentLimits): number =>
  name === 'introspectionDepth' ? maxIntrospectionDepth : limits[name];

/** Returns the use of each limit by a document. */
export const listLimitUses = (
  document: DocumentNode,
  text: string,
  size: DocumentSize,
  limits: DocumentLimits,
): readonly LimitUse[] => [
  { limit: 'bytes', used: Buffer.byteLength(text), maximum: limits.body },
  { limit: 'tokens', used: document.tokenCount ?? 0, maximum: limits.tokens },
  ...limitNames.map((name) => ({ limit: name, used: size[name], maximum: findLimit(name, limits) })),
];

/** Measures all operations of a document. @returns the largest values */
export function measureDocument(document: DocumentNode): DocumentSize {
  const measure = createMeasurer(document);
  let largestSize = emptySize;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure(definition.selectionSet);
    largestSize = {
      depth: Math.max(largestSize.depth, size.depth),
      introspectionDepth: Math.max(largestSize.introspectionDepth, size.introspectionDepth),
      aliases: Math.max(largestSize.aliases, size.aliases),
      fields: Math.max(largestSize.fields, size.fields),
      rootFields: Math.max(largestSize.rootFields, size.rootFields),
      deferred: Math.max(largestSize.deferred, size.deferred),
    };
  }
  return largestSize;
}

function createMeasurer(document: DocumentNode): (set: SelectionSetNode) => DocumentSize {
  const fragments = new Map<string, SelectionSetNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      fragments.set(definition.name.value, definition.selectionSet);
    }
  }
  const sizes = new Map<string, DocumentSize>();

  /** Measures a fragment. A fragment inside itself counts as empty, because validation rejects it. */
  const measureFragment = (name: string): DocumentSize => {
    const size = sizes.get(name);
    if (size !== undefined) return size;
    const selectionSet = fragments.get(name);
    if (selectionSet === undefined) return emptySize;
    sizes.set(name, emptySize);
    const measuredSize = measureSelections(selectionSet);
    sizes.set(name, measuredSize);
    return measuredSize;
  };

  function measureSelections(set: SelectionSetNode): DocumentSize {
    let [depth, introspectionDepth, aliases, fields, rootFields, deferred] = [0, 0, 0, 0, 0, 0];
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const nestedSize =
          selection.selectionSet === undefined ? emptySize : measureSelections(selection.selectionSet);
        if (selection.name.value.startsWith('__'))
          introspectionDepth = Math.max(introspectionDepth, nestedSize.depth);
        else depth = Math.max(depth, nestedSize.depth + 1);
        introspectionDepth = Math.max(introspectionDepth, nestedSize.introspectionDepth);
        aliases += nestedSize.aliases + (selection.alias === undefined ? 0 : 1);
        fields += nestedSize.fields + 1;
        deferred += nestedSize.deferred;
        rootFields += 1;
        continue;
      }
      const nestedSize =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : measureSelections(selection.selectionSet);
      depth = Math.max(depth, nestedSize.depth);
      introspectionDepth = Math.max(introspectionDepth, nestedSize.introspectionDepth);
      aliases += nestedSize.aliases;
      fields += nestedSize.fields;
      rootFields += nestedSize.rootFields;
      deferred += nestedSize.deferred + (findDefer(selection) === undefined ? 0 : 1);
    }
    return { depth, introspectionDepth, aliases, fields, rootFields, deferred };
  }
  return measureSelections;
}

const createListProblem = (): Problem =>
  createDocumentProblem(`a list of more than ${maxListLength} elements`, `at most ${maxListLength}`);

function findLongList(document: DocumentNode): Problem | null {
  let hasLongList = false;
  visit(document, {
    ListValue({ values }) {
      if (values.length <= maxListLength) return undefined;
      hasLongList = true;
      return BREAK;
    },
  });
  return hasLongList ? createListProblem() : null;
}

/** Maximum number of levels of variables. Inputs of the schema have two. */
const maxVariableDepth = 15;

/** Checks the variables of a request: the length of lists, and the nesting depth. */
export function findVariableProblem(value: unknown, depth = 0): Problem | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > maxVariableDepth)
    return createDocumentProblem(
      `variables of more than ${maxVariableDepth} levels`,
      `at most ${maxVariableDepth}`,
    );
  if (Array.isArray(value) && value.length > maxListLength) return createListProblem();
  for (const part of Object.values(value)) {
    const problem = findVariableProblem(part, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}
