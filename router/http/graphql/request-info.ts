import type { KeyRecord } from '../../auth/access.ts';
import type { ChargedResult } from '../../cost/settle.ts';
import type { SpentUnits } from '../../cost/spent-units.ts';
import type { RequestInfo, ResponseFailure } from '../../exchange.ts';
import type { ResponseError } from '../../document/result.ts';

/**
 * Returns the metadata of a GraphQL request for metrics and logs: the key, the plan and the cost.
 * @param charged null when nothing was executed, or when the cost is not settled yet
 */
export const createRequestInfo = (
  key: KeyRecord | null,
  charged: ChargedResult | null = null,
): RequestInfo => ({
  family: 'graphql',
  plan: key?.plan.name ?? 'none',
  key: key?.short,
  units: charged === null ? undefined : countUnits(charged.spent),
  failures: charged?.result.errors?.map(toResponseFailure),
});

function countUnits({ pooled, metered }: SpentUnits): number {
  let units = Math.ceil(pooled);
  for (const each of metered.values()) units += each;
  return units;
}

/** Formats an error of a response that also has data. */
const toResponseFailure = ({
  message,
  extensions: { code, source } = {},
}: ResponseError): ResponseFailure => ({
  code: String(code),
  message,
  source: typeof source === 'string' ? source : undefined,
});
