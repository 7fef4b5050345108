import { isNonNullType, Kind, parse, type GraphQLSchema } from 'graphql';
import type { ErrorCode } from '../../router/errors.ts';
import { isNullOnlyWithError } from './null-only-with-error.ts';
import { listDocumentTexts } from './route-documents.ts';
import { versions, type Route } from './route.ts';

/** Returns the error codes that a route can return, in the order of the error table. */
export function listRouteErrors(route: Route, schema: GraphQLSchema): readonly ErrorCode[] {
  const hasParameter = (name: string) => route.parameters?.[name] !== undefined;
  const listCodesIf = (condition: boolean, ...codes: ErrorCode[]) => (condition ? codes : []);
  const isPartial = (route.versions ?? versions).length < versions.length;
  return [
    'invalid_request',
    ...listCodesIf(hasParameter('disambiguation'), 'ambiguous_time', 'nonexistent_time'),
    'invalid_api_key',
    'permission_denied',
    ...listCodesIf(route.feature !== undefined, 'plan_required'),
    ...listCodesIf(
      isPartial || mayBeMissing(route, schema) || hasParameter('to') || hasParameter('targets'),
      'not_found',
    ),
    'rate_limited',
    ...listCodesIf(route.key ?? true, 'quota_exceeded'),
    'server_error',
    'service_unavailable',
  ];
}

/** Whether the record in the body can be missing: a root field can be null without an error. */
function mayBeMissing(route: Route, schema: GraphQLSchema): boolean {
  const fields = schema.getQueryType()?.getFields() ?? {};
  return listDocumentTexts(route).some((text) =>
    parse(text, { noLocation: true }).definitions.some(
      (definition) =>
        definition.kind === Kind.OPERATION_DEFINITION &&
        definition.selectionSet.selections.some((selection) => {
          const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
          return field !== undefined && !isNonNullType(field.type) && !isNullOnlyWithError(field.description);
        }),
    ),
  );
}
