import { readOperation } from '../../router/plan/operation-documents.ts';
import { versions, type Route, type Version } from './route.ts';

/** What the document of a version is called. */
export const documentName = ({ operation }: Route, version: Version): string =>
  typeof operation === 'string' ? operation : operation[version];

/** The text of a row's document with its fragments. */
export const documentText = (route: Route, version: Version): string =>
  route.text ?? readOperation(documentName(route, version));

/** The texts of all versions, each once. */
export const documentTexts = (route: Route): readonly string[] => [
  ...new Set(versions.map((version) => documentText(route, version))),
];
