import type { Rewrite, RewriteSegment } from '../plan/plan-nodes.ts';
import { isJson, type Json } from './result.ts';

/** Applies a rewrite of the plan, in place, wherever its path leads. */
export function rewrite(value: unknown, change: Rewrite): void {
  walk(value, change.path, 0, change);
}

function walk(value: unknown, path: readonly RewriteSegment[], index: number, change: Rewrite): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, path, index, change);
    return;
  }
  const segment = path[index];
  if (segment === undefined || !isJson(value)) return;
  if (segment.kind === 'types') {
    const typename = value['__typename'];
    if (typeof typename === 'string' && !segment.names.includes(typename)) return;
    walk(value, path, index + 1, change);
  } else if (index < path.length - 1) walk(value[segment.key], path, index + 1, change);
  else if (segment.key in value) {
    if (change.kind === 'set') value[segment.key] = change.value;
    else rename(value, segment.key, change.key);
  }
}

function rename(object: Json, from: string, to: string): void {
  object[to] = object[from];
  delete object[from];
}
