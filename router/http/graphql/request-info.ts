import type { KeyRecord } from '../../auth/access.ts';
import type { Charged } from '../../cost/charge.ts';
import type { RequestInfo, Failure } from '../../exchange.ts';
import type { ResponseError } from '../../document/result.ts';

/** Returns the metadata of a GraphQL request for metrics and logs: the key, the plan and the cost. */
export const requestInfo = (key: KeyRecord | null, metrics: RequestCost = noCost): RequestInfo => ({
  family: 'graphql',
  plan: key?.plan.name ?? 'none',
  key: key?.short,
  units: metrics.units,
  failures: metrics.failures,
});

type RequestCost = Pick<RequestInfo, 'units' | 'failures'>;

const noCost: RequestCost = {};

export function metricsOfCharge({ spent: { pooled, metered }, result }: Charged): RequestCost {
  let units = Math.ceil(pooled);
  for (const each of metered.values()) units += each;
  return { units, failures: result.errors?.map(failureOf) };
}

/** Formats an error of a response that also has data. */
const failureOf = ({ message, extensions }: ResponseError): Failure => ({
  code: String(extensions?.['code']),
  message,
});
