import type { Admission } from '../../auth/access.ts';
import type { LimitUse } from '../../document/limit-use.ts';
import type { ChargedResult } from '../../cost/settle.ts';
import { countFields } from '../../cost/spent-units.ts';
import type { Trace } from '../../operation-context/trace.ts';
import type { GraphqlRequest } from './graphql-request.ts';
import { formatPlan } from './format-plan.ts';

/** An operation that a client requests. */
interface RequestedOperation {
  readonly body: GraphqlRequest;
  readonly admission: Admission;
  readonly nearLimits: readonly LimitUse[];
}

/**
 * Returns the `extensions` of a response. Cost and query plan are included on request. Fields that the client's plan excludes,
 * and limits that the operation nearly reaches, are always included.
 */
export function createResponseExtensions(
  { spent, bound, redacted, result, plan, deferred }: ChargedResult,
  { body: { extensions }, admission: { key, rate }, nearLimits }: RequestedOperation,
  trace: Trace | null,
) {
  const isCostRequested = extensions['cost'] === true;
  const isPlanRequested = extensions['plan'] === true && trace !== null;
  if (!isCostRequested && !isPlanRequested && redacted.length === 0 && nearLimits.length === 0) return null;
  const toUnits = ({ pooled, metered }: { pooled: number; metered: ReadonlyMap<string, number> }) => ({
    pooled: Math.ceil(pooled),
    carrier: metered.get('carrier') ?? 0,
    emailDeep: metered.get('email_deep') ?? 0,
    vatDeep: metered.get('vat_deep') ?? 0,
  });
  return {
    ...(isCostRequested
      ? {
          cost: {
            ...toUnits(spent),
            fields: countFields(result.data),
            bound: { ...toUnits(bound), fields: Math.ceil(bound.fields), bytes: Math.ceil(bound.bytes) },
          },
          rateLimit: rate && { limit: rate.limit, remaining: rate.remaining, reset: rate.reset },
        }
      : {}),
    ...(isPlanRequested ? { plan: formatPlans(plan, deferred, trace) } : {}),
    ...(nearLimits.length > 0 ? { limits: nearLimits } : {}),
    ...(redacted.length > 0
      ? {
          withheld: {
            code: 'plan_required',
            message: `The plan "${key?.plan.name}" does not include these facts, so they are null: use a key on a plan that includes them.`,
            fields: redacted,
          },
        }
      : {}),
  };
}

/** Formats the query plan. With deferred parts, each part has its own plan. */
function formatPlans(plan: ChargedResult['plan'], later: ChargedResult['deferred'], trace: Trace) {
  const format = (each: ChargedResult['plan']) => each && formatPlan(each, trace);
  if (later === undefined) return format(plan);
  const deferredPlans = later.map(({ part: { label, objectPath }, plan: own }) => ({
    label,
    path: objectPath.join('.'),
    node: format(own),
  }));
  return { kind: 'Defer', primary: { node: format(plan) }, deferred: deferredPlans };
}

/**
 * Returns the timings for a streamed response, which cannot have a Server-Timing header: milliseconds by subgraph and
 * in total.
 */
export const formatTiming = (trace: Trace) =>
  Object.fromEntries(
    [...trace.subgraphs, ['total', trace.elapsed] as const].map(([name, ms]) => [
      name,
      Number(ms.toFixed(2)),
    ]),
  );

/** Formats the `Server-Timing` header (W3C): milliseconds by subgraph, summed over its requests, and in total. */
export function formatServerTiming(trace: Trace): string {
  const entries = [...trace.subgraphs, ['total', trace.elapsed] as const];
  return entries.map(([name, ms]) => `${name};dur=${ms.toFixed(2)}`).join(', ');
}
