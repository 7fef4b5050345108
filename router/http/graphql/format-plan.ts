import type { Json } from '../../document/result.ts';
import type { Trace } from '../../operation-context/trace.ts';
import type { BatchFetchNode, FetchNode, FlattenPath, PlanNode } from '../../plan/plan-nodes.ts';

/**
 * Formats a query plan for developers: the subgraph requests in order, with their timings. A fetch without `ms` was
 * not executed, because it had no entities to request.
 */
export function formatPlan(node: PlanNode, trace: Trace): Json {
  switch (node.kind) {
    case 'Fetch':
      return formatFetch(node, trace);
    case 'BatchFetch':
      return {
        ...formatFetch(node, trace),
        paths: node.batches.flatMap(({ paths }) => paths.map(formatPath)),
      };
    case 'Flatten':
      return { ...formatFetch(node.node, trace), paths: [formatPath(node.path)] };
    case 'Sequence':
    case 'Parallel':
      return { kind: node.kind, nodes: node.nodes.map((each) => formatPlan(each, trace)) };
    case 'Condition':
      return {
        kind: node.kind,
        variable: node.variable,
        then: node.then && formatPlan(node.then, trace),
        else: node.otherwise && formatPlan(node.otherwise, trace),
      };
  }
}

function formatFetch(node: FetchNode | BatchFetchNode, trace: Trace): Json {
  const requests = trace.requestsOf(node);
  const [first] = requests;
  const roundMs = (ms: number) => Math.round(ms * 100) / 100;
  return {
    kind: 'Fetch',
    subgraph: node.subgraph,
    ...(first === undefined
      ? {}
      : {
          at: roundMs(first.at),
          ms: roundMs(requests.reduce((sum, { ms }) => sum + ms, 0)),
          ...(requests.length > 1 ? { requests: requests.length } : {}),
        }),
    operation: node.document,
  };
}

/** Formats a path as `cities.@.timezone`, where `@` means all elements of a list. */
const formatPath = (path: FlattenPath): string =>
  path
    .flatMap((segment) => {
      if (segment.kind === 'field') return segment.key;
      return segment.kind === 'list' ? '@' : `<${segment.names.join('|')}>`;
    })
    .join('.');
