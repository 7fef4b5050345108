import { readOperation } from '../../router/plan/operation-documents.ts';
import { versions, type Route, type Version } from './route.ts';

/** Returns the document name of a route in a version. */
export const getDocumentName = ({ operation }: Route, version: Version): string =>
  typeof operation === 'string' ? operation : operation[version];

/** Returns the text of a route's document with its fragments. */
export const getDocumentText = (route: Route, version: Version): string =>
  route.text ?? readOperation(getDocumentName(route, version));

/** Returns the distinct document texts of all versions. */
export const listDocumentTexts = (route: Route): readonly string[] => [
  ...new Set(versions.map((version) => getDocumentText(route, version))),
];
