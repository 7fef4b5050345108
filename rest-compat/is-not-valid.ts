import { chain, type Request } from '../router/http/exchange.ts';
import type { LookupContext } from '../subgraphs/context.ts';
import { isBody } from './answer.ts';
import type { PreparedRoute } from './prepared-route.ts';
import type { Query } from './query.ts';
import type { Variables } from './route.ts';
import { variablesOf } from './variables.ts';

/**
 * Whether a request asks about something that is not valid, by the row's document of validity: nothing metered is
 * looked up for it. False where the row has none, and for a request that is wrong itself.
 * @param values of the path's parameters, still encoded.
 */
export function isNotValid(
  prepared: PreparedRoute,
  request: Request,
  values: readonly string[],
  query: Query,
  context: LookupContext,
): boolean | Promise<boolean> {
  const { validity } = prepared;
  if (validity === null) return false;
  let variables: Variables;
  try {
    variables = variablesOf(prepared, validity, request, values, query);
  } catch {
    return false;
  }
  return chain(validity.operation.execute(variables, context), ({ data }) => {
    const body = validity.bodyKey === null ? data : data?.[validity.bodyKey];
    return isBody(body) && body['valid'] === false;
  });
}
