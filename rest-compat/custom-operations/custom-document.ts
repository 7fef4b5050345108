import {
  GraphQLError,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { withFragments } from '../../router/plan/operation-documents.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { Route } from '../routing/route.ts';
import { nearest } from '../parameters/nearest.ts';
import { CustomDocumentError } from './document-error.ts';
import { customParameters } from './custom-parameters.ts';

/** Reads a file by its path from the folder of documents. @throws when there is none */
export type ReadDocument = (path: string) => string;

const keys = ['summary', 'cache', 'example'] as const;
type Front = Partial<Record<(typeof keys)[number], string>>;

/**
 * The row of a document of the operator's: `my-dashboard.graphql` is GET /x/my-dashboard, its variables are the
 * parameters, and the comment lines at its head say the rest: `# summary: …`, `# cache: facts`, `# example: city=Oslo`.
 * @throws DocumentFault
 */
export function customRow(file: string, read: ReadDocument, schema: GraphQLSchema): Route {
  const name = /^([a-z0-9][a-z0-9-]{0,63})\.graphql$/.exec(file)?.[1];
  if (name === undefined || name === 'help')
    throw new CustomDocumentError(
      'The name of a document must be small letters, digits and hyphens, and not help: my-dashboard.graphql works.',
      { file },
    );
  const text = read(file);
  const front = frontOf(text, file);
  const whole = wholeOf(file, read);
  const operation = operationOf(parsed(whole, file), file);
  const parameters = customParameters(whole, schema, queryOf(front.example ?? ''), file);
  const path: Route['path'] = `/x/${name}`;
  const [root, more] = operation.selectionSet.selections;
  const rootName = root?.kind === Kind.FIELD ? root.name.value : '';
  const type = schema.getQueryType()?.getFields()[rootName]?.type;
  const isOne = more === undefined && isObjectType(type);
  return {
    name: `x/${name}`,
    family: 'x',
    path,
    summary: front.summary ?? `The operator's document ${name}.`,
    operation: `x-${name}`,
    text: whole,
    strict: true,
    parameters,
    cache: front.cache === 'facts' ? 'facts' : 'live',
    body: isOne ? 'field' : 'whole',
    missing: () => `There is no such record: ${rootName} of ${path} is null.`,
    examples: [{ path: `${path}${exampleOf(parameters, front.example)}`, note: 'As its document says.' }],
  };
}

/** Fragments of the house give names in `$lang`: a document that does not declare it takes it as a parameter too. */
const withLanguage = (text: string): string =>
  !/\$lang\b/.test(text) || /\$lang\s*:/.test(text)
    ? text
    : text.replace(/^(query\s+\w+\s*)(\(?)/m, (_, head: string, open: string) =>
        open === '' ? `${head}($lang: String)` : `${head}($lang: String, `,
      );

/** The document followed by the fragments that it imports: the operator's own, or those of the house. */
function wholeOf(file: string, read: ReadDocument): string {
  try {
    return withLanguage(
      withFragments(file, (path) => {
        if (path !== file && !/^fragments\/[\w-]+\.graphql$/.test(path))
          throw new Error(`${path} is no fragment.`);
        return read(path);
      }),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const at = read(file)
      .split('\n')
      .findIndex((line) => line.startsWith('#import'));
    throw new CustomDocumentError(message, { file, line: at + 1 });
  }
}

function parsed(text: string, file: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof GraphQLError ? errorOf(error, file) : error;
  }
}

export const errorOf = (error: GraphQLError, file: string): CustomDocumentError => {
  const [place] = error.locations ?? [];
  return new CustomDocumentError(error.message, { file, ...place });
};

function operationOf({ definitions }: DocumentNode, file: string): OperationDefinitionNode {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const [operation, more] = operations;
  if (operation === undefined || more !== undefined)
    throw new CustomDocumentError(`A document holds one query, not ${operations.length}.`, { file });
  if (operation.operation !== OperationTypeNode.QUERY)
    throw new CustomDocumentError(`A document is a query, not a ${operation.operation}.`, { file });
  return operation;
}

/** The comment lines before the query. */
function frontOf(text: string, file: string): Front {
  const front: Front = {};
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() !== '' && !line.startsWith('#')) break;
    const [, word = '', value = ''] = /^#\s*([A-Za-z]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    const key = keys.find((each) => each === word);
    if (key !== undefined) front[key] = value;
    const meant = key === undefined && word !== '' ? nearest(word, keys) : null;
    if (meant !== null)
      throw new CustomDocumentError(`The front line ${word} is not known. Did you mean ${meant}?`, {
        file,
        line: index + 1,
      });
    if (key === 'cache' && value !== 'facts' && value !== 'live')
      throw new CustomDocumentError(
        `cache must be facts (kept for a day) or live (never kept), not ${JSON.stringify(value)}.`,
        { file, line: index + 1, column: line.indexOf(':') + 1 },
      );
  }
  return front;
}

const queryOf = (text: string): ReadonlyMap<string, string> => new Map(new URLSearchParams(text));

function exampleOf(parameters: Readonly<Record<string, Parameter>>, example: string | undefined): string {
  if (example !== undefined && example !== '') return `?${example}`;
  const needed = Object.entries(parameters).filter(([, { required }]) => required === true);
  const query = needed.map(([name, rule]) => `${name}=${encodeURIComponent(rule.example)}`).join('&');
  return query === '' ? '' : `?${query}`;
}
