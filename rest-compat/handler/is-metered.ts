import type { Request } from '../../router/exchange.ts';
import { chain } from '../../core/promise-or-value.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import { isBody } from '../formats/responses.ts';
import type { PreparedRoute } from './prepared-route.ts';
import type { Query } from '../parameters/query.ts';
import type { Variables } from '../routing/route.ts';
import { parseVariables } from './variables.ts';

/**
 * Whether a request costs metered units, according to the route's metering document. False when the input is invalid or no
 * provider can be queried for it. True for routes without a metering document and for requests that fail to parse.
 * @param values path parameters, still percent-encoded
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
    variables = parseVariables(prepared, metering, request, values, query);
  } catch {
    return true;
  }
  return chain(metering.operation.execute(variables, context), ({ data }) => {
    const body = metering.bodyKey === null ? data : data?.[metering.bodyKey];
    return !isBody(body) || body['metered'] !== false;
  });
}
