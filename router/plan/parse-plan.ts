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

const createUnknownPlanError = (expected: string, found: unknown): PlanError =>
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
  const root = requireObject(plan, 'plan');
  if (root['kind'] !== 'QueryPlan') throw createUnknownPlanError('kind QueryPlan', plan);
  return parseOptional(root['node'], parseNode);
}

function parseNode(value: unknown): PlanNode {
  const node = requireObject(value, 'node');
  switch (node['kind']) {
    case 'Fetch':
      return parseFetch(node);
    case 'BatchFetch':
      return parseBatchFetch(node);
    case 'Flatten': {
      const fetchNode = parseNode(node['node']);
      if (fetchNode.kind !== 'Fetch' || fetchNode.requires === null || fetchNode.operation !== 'query')
        throw createUnknownPlanError('entity fetch', node);
      return { kind: 'Flatten', path: parseFlattenPath(node['path']), node: fetchNode };
    }
    case 'Sequence':
    case 'Parallel':
      return { kind: node['kind'], nodes: parseList(node['nodes'], parseNode) };
    case 'Condition':
      return {
        kind: 'Condition',
        variable: requireText(node['condition']),
        then: parseOptional(node['ifClause'], parseNode),
        otherwise: parseOptional(node['elseClause'], parseNode),
      };
    default:
      throw createUnknownPlanError('known kind of node', value);
  }
}

function parseFetch(node: Json): FetchNode {
  return {
    kind: 'Fetch',
    ...parseRequest(node),
    operation: parseOperationType(node),
    requires: parseOptional(node['requires'], parseRequires),
    ...parseRewrites(node),
  };
}

function parseBatchFetch(node: Json): BatchFetchNode {
  const batch = requireObject(node['entityBatch'], 'entity batch');
  if (parseOperationType(node) !== 'query') throw createUnknownPlanError('query', node);
  return {
    kind: 'BatchFetch',
    ...parseRequest(node),
    batches: parseList(batch['aliases'], parseEntityBatch),
  };
}

function parseEntityBatch(value: unknown): EntityBatch {
  const batch = requireObject(value, 'entity batch');
  return {
    key: requireText(batch['alias']),
    representations: requireText(batch['representationsVariableName']),
    paths: parseList(batch['paths'], parseFlattenPath),
    requires: parseRequires(batch['requires']),
    ...parseRewrites(batch),
  };
}

function parseOperationType(node: Json): FetchNode['operation'] {
  const kind = node['operationKind'] ?? 'query';
  if (kind !== 'query' && kind !== 'mutation') throw createUnknownPlanError('query or mutation', node);
  return kind;
}

function parseRequest(node: Json) {
  return {
    subgraph: requireText(node['serviceName']),
    document: requireText(node['operation']),
    variables: parseOptional(node['variableUsages'], (names) => parseList(names, requireText)) ?? [],
  };
}

function parseRewrites(node: Json) {
  return {
    inputRewrites:
      parseOptional(node['inputRewrites'], (rewrites) => parseList(rewrites, parseRewrite)) ?? [],
    outputRewrites:
      parseOptional(node['outputRewrites'], (rewrites) => parseList(rewrites, parseRewrite)) ?? [],
  };
}

const parseRequires = (value: unknown): readonly RequiredSelection[] => parseList(value, parseRequired);

function parseRequired(value: unknown): RequiredSelection {
  const selection = requireObject(value, 'required selection');
  switch (selection['kind']) {
    case 'Field': {
      // The planner's `name` is the response key of the value, possibly generated; `alias` is the field's real name.
      const key = requireText(selection['name']);
      return {
        kind: 'field',
        key,
        name: parseOptional(selection['alias'], requireText) ?? key,
        selections: parseOptional(selection['selections'], parseRequires),
      };
    }
    case 'InlineFragment':
      // Reject a condition on required fields, which would otherwise be ignored silently.
      if (
        parseOptional(selection['skipIf'], requireText) !== null ||
        parseOptional(selection['includeIf'], requireText) !== null
      ) {
        throw createUnknownPlanError('unconditional requirement', value);
      }
      return {
        kind: 'fragment',
        type: requireText(selection['typeCondition']),
        selections: parseRequires(selection['selections']),
      };
    default:
      throw createUnknownPlanError('known kind of required selection', value);
  }
}

const parseFlattenPath = (value: unknown): FlattenPath => parseList(value, parsePathSegment);

function parsePathSegment(value: unknown): PathSegment {
  if (value === '@') return { kind: 'list' };
  const segment = requireObject(value, 'path segment');
  if ('Field' in segment) return { kind: 'field', key: requireText(segment['Field']) };
  if ('TypeCondition' in segment)
    return { kind: 'types', names: parseList(segment['TypeCondition'], requireText) };
  throw createUnknownPlanError('known path segment', value);
}

function parseRewrite(value: unknown): Rewrite {
  const rewrite = requireObject(value, 'rewrite');
  if ('ValueSetter' in rewrite || rewrite['kind'] === 'ValueSetter') {
    const valueSetter = requireObject(rewrite['ValueSetter'] ?? rewrite, 'value setter');
    return {
      kind: 'set',
      path: parseList(valueSetter['path'], parseRewriteSegment),
      value: requireText(valueSetter['setValueTo']),
    };
  }
  if ('KeyRenamer' in rewrite) {
    const keyRenamer = requireObject(rewrite['KeyRenamer'], 'key renamer');
    return {
      kind: 'rename',
      path: parseList(keyRenamer['path'], parseRewriteSegment),
      key: requireText(keyRenamer['renameKeyTo']),
    };
  }
  throw createUnknownPlanError('known rewrite', value);
}

function parseRewriteSegment(value: unknown): RewriteSegment {
  const segment = requireObject(value, 'rewrite segment');
  if ('Key' in segment) return { kind: 'key', key: requireText(segment['Key']) };
  if ('TypenameEquals' in segment)
    return { kind: 'types', names: parseList(segment['TypenameEquals'], requireText) };
  throw createUnknownPlanError('known rewrite segment', value);
}

function requireObject(value: unknown, expected: string): Json {
  if (!isJson(value)) throw createUnknownPlanError(expected, value);
  return value;
}

function requireText(value: unknown): string {
  if (typeof value !== 'string') throw createUnknownPlanError('text', value);
  return value;
}

function parseList<T>(value: unknown, parseItem: (item: unknown) => T): readonly T[] {
  if (!Array.isArray(value)) throw createUnknownPlanError('list', value);
  return value.map((item) => parseItem(item));
}

const parseOptional = <T>(value: unknown, parseValue: (value: unknown) => T): T | null =>
  value === undefined || value === null ? null : parseValue(value);
