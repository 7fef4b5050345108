import { PlanError } from '../../core/plan-error.ts';
import { isJson } from '../document/result.ts';
import type {
  BatchFetchNode,
  EntityBatch,
  FetchNode,
  FlattenPath,
  PathSegment,
  PlanNode,
  RequiredSelection,
  Rewrite,
  RewriteSegment,
} from './plan-nodes.ts';

type Json = Readonly<Record<string, unknown>>;

const unknownPlan = (expected: string, found: unknown): PlanError =>
  new PlanError(
    'unknown',
    `The query plan has no ${expected} where one belongs: ${JSON.stringify(found)?.slice(0, 200)}`,
  );

/**
 * Parses the planner's JSON.
 * @returns the root node, or null when there is nothing to fetch
 * @throws PlanError for every unknown kind, segment or rewrite
 */
export function parsePlan(plan: unknown): PlanNode | null {
  const root = object(plan, 'plan');
  if (root['kind'] !== 'QueryPlan') throw unknownPlan('kind QueryPlan', plan);
  return optional(root['node'], parseNode);
}

function parseNode(value: unknown): PlanNode {
  const node = object(value, 'node');
  switch (node['kind']) {
    case 'Fetch':
      return parseFetch(node);
    case 'BatchFetch':
      return parseBatchFetch(node);
    case 'Flatten': {
      const inner = parseNode(node['node']);
      if (inner.kind !== 'Fetch' || inner.requires === null || inner.operation !== 'query')
        throw unknownPlan('entity fetch', node);
      return { kind: 'Flatten', path: parseFlattenPath(node['path']), node: inner };
    }
    case 'Sequence':
    case 'Parallel':
      return { kind: node['kind'], nodes: list(node['nodes'], parseNode) };
    case 'Condition':
      return {
        kind: 'Condition',
        variable: text(node['condition']),
        then: optional(node['ifClause'], parseNode),
        otherwise: optional(node['elseClause'], parseNode),
      };
    default:
      throw unknownPlan('known kind of node', value);
  }
}

function parseFetch(node: Json): FetchNode {
  return {
    kind: 'Fetch',
    ...parseRequest(node),
    operation: parseKind(node),
    requires: optional(node['requires'], parseRequires),
    ...parseRewrites(node),
  };
}

function parseBatchFetch(node: Json): BatchFetchNode {
  const batch = object(node['entityBatch'], 'entity batch');
  if (parseKind(node) !== 'query') throw unknownPlan('query', node);
  return { kind: 'BatchFetch', ...parseRequest(node), batches: list(batch['aliases'], parseEntityBatch) };
}

function parseEntityBatch(value: unknown): EntityBatch {
  const batch = object(value, 'entity batch');
  return {
    key: text(batch['alias']),
    representations: text(batch['representationsVariableName']),
    paths: list(batch['paths'], parseFlattenPath),
    requires: parseRequires(batch['requires']),
    ...parseRewrites(batch),
  };
}

function parseKind(node: Json): FetchNode['operation'] {
  const kind = node['operationKind'] ?? 'query';
  if (kind !== 'query' && kind !== 'mutation') throw unknownPlan('query or mutation', node);
  return kind;
}

function parseRequest(node: Json) {
  return {
    subgraph: text(node['serviceName']),
    document: text(node['operation']),
    variables: optional(node['variableUsages'], (names) => list(names, text)) ?? [],
  };
}

function parseRewrites(node: Json) {
  return {
    inputRewrites: optional(node['inputRewrites'], (rewrites) => list(rewrites, parseRewrite)) ?? [],
    outputRewrites: optional(node['outputRewrites'], (rewrites) => list(rewrites, parseRewrite)) ?? [],
  };
}

const parseRequires = (value: unknown): readonly RequiredSelection[] => list(value, parseRequired);

function parseRequired(value: unknown): RequiredSelection {
  const selection = object(value, 'required selection');
  switch (selection['kind']) {
    case 'Field': {
      // The planner's `name` is the response key of the value, possibly generated; `alias` is the field's real name.
      const key = text(selection['name']);
      return {
        kind: 'field',
        key,
        name: optional(selection['alias'], text) ?? key,
        selections: optional(selection['selections'], parseRequires),
      };
    }
    case 'InlineFragment':
      // Reject a condition on required fields, which would otherwise be ignored silently.
      if (optional(selection['skipIf'], text) !== null || optional(selection['includeIf'], text) !== null) {
        throw unknownPlan('unconditional requirement', value);
      }
      return {
        kind: 'fragment',
        type: text(selection['typeCondition']),
        selections: parseRequires(selection['selections']),
      };
    default:
      throw unknownPlan('known kind of required selection', value);
  }
}

const parseFlattenPath = (value: unknown): FlattenPath => list(value, parsePathSegment);

function parsePathSegment(value: unknown): PathSegment {
  if (value === '@') return { kind: 'list' };
  const segment = object(value, 'path segment');
  if ('Field' in segment) return { kind: 'field', key: text(segment['Field']) };
  if ('TypeCondition' in segment) return { kind: 'types', names: list(segment['TypeCondition'], text) };
  throw unknownPlan('known path segment', value);
}

function parseRewrite(value: unknown): Rewrite {
  const rewrite = object(value, 'rewrite');
  if ('ValueSetter' in rewrite || rewrite['kind'] === 'ValueSetter') {
    const setter = object(rewrite['ValueSetter'] ?? rewrite, 'value setter');
    return {
      kind: 'set',
      path: list(setter['path'], parseRewriteSegment),
      value: text(setter['setValueTo']),
    };
  }
  if ('KeyRenamer' in rewrite) {
    const keyRenamer = object(rewrite['KeyRenamer'], 'key renamer');
    return {
      kind: 'rename',
      path: list(keyRenamer['path'], parseRewriteSegment),
      key: text(keyRenamer['renameKeyTo']),
    };
  }
  throw unknownPlan('known rewrite', value);
}

function parseRewriteSegment(value: unknown): RewriteSegment {
  const segment = object(value, 'rewrite segment');
  if ('Key' in segment) return { kind: 'key', key: text(segment['Key']) };
  if ('TypenameEquals' in segment) return { kind: 'types', names: list(segment['TypenameEquals'], text) };
  throw unknownPlan('known rewrite segment', value);
}

function object(value: unknown, what: string): Json {
  if (!isJson(value)) throw unknownPlan(what, value);
  return value;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw unknownPlan('text', value);
  return value;
}

function list<T>(value: unknown, parseItem: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(value)) throw unknownPlan('list', value);
  return value.map((item) => parseItem(item));
}

const optional = <T>(value: unknown, parseValue: (value: unknown) => T): T | null =>
  value === undefined || value === null ? null : parseValue(value);
