import { readOperation } from '../../router/plan/operation-documents.ts';
import { versions, type Route, type Version } from './route.ts';

/** Returns the document name of a route in a version. */
export const documentName = ({ operation }: Route, version: Version): string =>
  typeof operation === 'string' ? operation : operation[version];

/** Returns the text of a route's document with its fragments. */
export const documentText = (route: Route, version: Version): string =>
  route.text ?? readOperation(documentName(route, version));

/** Returns the distinct document texts of all versions. */
export const documentTexts = (route: Route): readonly string[] => [
  ...new Set(versions.map((version) => documentText(route, version))),
];
