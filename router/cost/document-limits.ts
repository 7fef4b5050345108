import { BREAK, Kind, visit, type DocumentNode, type SelectionSetNode } from 'graphql';
import type { Problem } from '../errors.ts';
import { deferOf } from '../document/defer.ts';

/** Limits of a GraphQL document. They are checked before validation, planning and lookups. */
export const graphqlLimits = {
  /** Maximum size of a request body, in bytes. */
  body: 64 * 1024,
  /** Lexical tokens. */
  tokens: 2000,
  /** Maximum number of levels of nested fields. */
  depth: 15,
  /** Maximum number of levels of nested introspection fields. Tools follow the types of a field over many levels. */
  introspectionDepth: 30,
  /** Maximum number of aliased fields. A fragment counts once per spread. */
  aliases: 100,
  /** Maximum number of fields of the query type, which are lookups. */
  rootFields: 20,
  /** Maximum number of deferred fragments. A fragment counts once per spread. */
  deferred: 20,
  /** Maximum number of fields in total. A fragment counts once per spread. */
  fields: 600,
  /** Maximum number of elements of a list argument: twice the maximum of any field. Each field has its own limit in addition. */
  list: 1024,
} as const;

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
export const lengthProblem = (text: string): Problem | null =>
  Buffer.byteLength(text) > graphqlLimits.body
    ? rejection('too many bytes', `at most ${graphqlLimits.body}`)
    : null;

/** Returns the problem for a document with too many tokens, for which the parser has its own error. */
export const overTokens = (): Problem =>
  rejection(`more than ${graphqlLimits.tokens} tokens`, `at most ${graphqlLimits.tokens}`);

export const isOverTokens = (message: string): boolean => message.includes('tokens. Parsing aborted');

/**
 * Checks a document against the limits, without a schema. The check takes at most a few milliseconds: the number of
 * tokens is limited, and each fragment is measured once, however often it is spread.
 * @returns null when the document is within the limits
 */
export const overLimit = (document: DocumentNode): Problem | null =>
  longList(document) ?? sizeProblem(document);

const limited = ['rootFields', 'depth', 'introspectionDepth', 'aliases', 'fields', 'deferred'] as const;

function sizeProblem(document: DocumentNode): Problem | null {
  const measure = measurer(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure(definition.selectionSet);
    for (const name of limited) {
      if (size[name] <= graphqlLimits[name]) continue;
      const label = {
        rootFields: 'root fields',
        depth: 'levels',
        introspectionDepth: 'levels of introspection',
        aliases: 'aliases',
        fields: 'fields',
        deferred: 'deferred fragments',
      }[name];
      return rejection(`more than ${graphqlLimits[name]} ${label}`, `at most ${graphqlLimits[name]}`);
    }
  }
  return null;
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
  rejection(`a list of more than ${graphqlLimits.list} elements`, `at most ${graphqlLimits.list}`);

function longList(document: DocumentNode): Problem | null {
  let found = false;
  visit(document, {
    ListValue({ values }) {
      if (values.length <= graphqlLimits.list) return undefined;
      found = true;
      return BREAK;
    },
  });
  return found ? tooLong() : null;
}

/** Checks the variables of a request: the length of lists, and the nesting depth. */
export function overLimitVariables(value: unknown, depth = 0): Problem | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > graphqlLimits.depth) {
    return rejection(
      `variables of more than ${graphqlLimits.depth} levels`,
      `at most ${graphqlLimits.depth}`,
    );
  }
  if (Array.isArray(value) && value.length > graphqlLimits.list) return tooLong();
  for (const part of Object.values(value)) {
    const problem = overLimitVariables(part, depth + 1);
    if (problem !== null) return problem;
  }
  return null;
}
