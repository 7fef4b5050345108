import type { Request } from '../../router/exchange.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { isBody } from '../formats/answer.ts';
import type { PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';
import type { Variables } from '../routing/route.ts';
import { variablesOf } from './variables.ts';

/**
 * Whether a request may cost its metered units, by the row's metering document: false when its input is not valid, or no
 * provider can be queried about it. True where the row has no such document, and for a request that is wrong itself.
 * @param values of the path's parameters, still encoded.
 */
export function isMetered(
  prepared: PreparedRoute,
  request: Request,
  values: readonly string[],
  query: Query,
  context: LookupContext,
): boolean | Promise<boolean> {
  const { metering } = prepared;
  if (metering === null) return true;
  let variables: Variables;
  try {
    variables = variablesOf(prepared, metering, request, values, query);
  } catch {
    return true;
  }
  return chain(metering.operation.execute(variables, context), ({ data }) => {
    const body = metering.bodyKey === null ? data : data?.[metering.bodyKey];
    return !isBody(body) || body['metered'] !== false;
  });
}
