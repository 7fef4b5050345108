import type { KeyRecord } from '../../auth/access.ts';
import type { Charged } from '../../cost/settle.ts';
import type { Spent } from '../../cost/spent.ts';
import type { RequestInfo, Failure } from '../../exchange.ts';
import type { ResponseError } from '../../document/result.ts';

/**
 * Returns the metadata of a GraphQL request for metrics and logs: the key, the plan and the cost.
 * @param charged null when nothing was executed, or when the cost is not settled yet
 */
export const requestInfo = (key: KeyRecord | null, charged: Charged | null = null): RequestInfo => ({
  family: 'graphql',
  plan: key?.plan.name ?? 'none',
  key: key?.short,
  units: charged === null ? undefined : unitsIn(charged.spent),
  failures: charged?.result.errors?.map(failureOf),
});

function unitsIn({ pooled, metered }: Spent): number {
  let units = Math.ceil(pooled);
  for (const each of metered.values()) units += each;
  return units;
}

/** Formats an error of a response that also has data. */
const failureOf = ({ message, extensions: { code, source } = {} }: ResponseError): Failure => ({
  code: String(code),
  message,
  source: typeof source === 'string' ? source : undefined,
});
