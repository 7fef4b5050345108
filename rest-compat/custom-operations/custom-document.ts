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
import { addFragments } from '../../router/plan/operation-documents.ts';
import type { Parameter } from '../parameters/parameter.ts';
import type { Route } from '../routing/route.ts';
import { findNearest } from '../parameters/nearest.ts';
import { createCustomParameters } from './custom-parameters.ts';
import { createDocumentError } from './document-error.ts';
import type { UserFacingError } from '../../core/user-facing-error.ts';

/**
 * Reads a file by its path in the folder of custom operations.
 * @throws Error when the file does not exist
 */
export type DocumentReader = (path: string) => string;

const frontMatterKeys = ['summary', 'cache', 'example'] as const;
type FrontMatter = Partial<Record<(typeof frontMatterKeys)[number], string>>;

/**
 * Returns the route of a custom operation: the file `my-dashboard.graphql` becomes GET /x/my-dashboard. The variables of the
 * document become parameters. Comment lines at the top of the file can set `# summary: …`, `# cache: facts` and `# example:
 * city=Oslo`.
 * @throws UserFacingError
 */
export function createCustomRow(file: string, read: DocumentReader, schema: GraphQLSchema): Route {
  const name = /^([a-z0-9][a-z0-9-]{0,63})\.graphql$/.exec(file)?.[1];
  if (name === undefined || name === 'help')
    throw createDocumentError(
      'A document name must be lower-case letters, digits and hyphens, and not help. For example, use my-dashboard.graphql.',
      { file },
    );
  const text = read(file);
  const frontMatter = parseFrontMatter(text, file);
  const fullText = expandImports(file, read);
  const operation = findOperation(parseDocument(fullText, file), file);
  const parameters = createCustomParameters(fullText, schema, getQuery(frontMatter.example ?? ''), file);
  const path: Route['path'] = `/x/${name}`;
  const [root, second] = operation.selectionSet.selections;
  const rootName = root?.kind === Kind.FIELD ? root.name.value : '';
  const type = schema.getQueryType()?.getFields()[rootName]?.type;
  const isSingle = second === undefined && isObjectType(type);
  return {
    name: `x/${name}`,
    family: 'x',
    path,
    summary: frontMatter.summary ?? `The custom operation ${name}.`,
    operation: `x-${name}`,
    text: fullText,
    strict: true,
    parameters,
    cache: frontMatter.cache === 'facts' ? 'facts' : 'live',
    body: isSingle ? 'field' : 'whole',
    missing: () => `No record matches the request: ${rootName} of ${path} is null.`,
    examples: [
      {
        path: `${path}${createExample(parameters, frontMatter.example)}`,
        note: 'The example of the document.',
      },
    ],
  };
}

/**
 * Declares `$lang` when the document uses the variable without declaring it. Built-in fragments use `$lang` for the language of
 * names.
 */
const addLanguageArgument = (text: string): string =>
  !/\$lang\b/.test(text) || /\$lang\s*:/.test(text)
    ? text
    : text.replace(/^(query\s+\w+\s*)(\(?)/m, (_, head: string, open: string) =>
        open === '' ? `${head}($lang: String)` : `${head}($lang: String, `,
      );

/** Returns the document followed by the fragments that it imports: the operator's own or built-in fragments. */
function expandImports(file: string, read: DocumentReader): string {
  try {
    return addLanguageArgument(
      addFragments(file, (path) => {
        if (path !== file && !/^fragments\/[\w-]+\.graphql$/.test(path))
          throw new Error(`${path} is not a fragment.`);
        return read(path);
      }),
    );
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const errorLine = read(file)
      .split('\n')
      .findIndex((line) => line.startsWith('#import'));
    throw createDocumentError(message, { file, line: errorLine + 1 });
  }
}

function parseDocument(text: string, file: string): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof GraphQLError ? toDocumentError(error, file) : error;
  }
}

export const toDocumentError = (error: GraphQLError, file: string): UserFacingError => {
  const [location] = error.locations ?? [];
  return createDocumentError(error.message, { file, ...location });
};

function findOperation({ definitions }: DocumentNode, file: string): OperationDefinitionNode {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const [operation, second] = operations;
  if (operation === undefined || second !== undefined)
    throw createDocumentError(`A document must contain one query, not ${operations.length}.`, { file });
  if (operation.operation !== OperationTypeNode.QUERY)
    throw createDocumentError(`A document must be a query, not a ${operation.operation}.`, { file });
  return operation;
}

/** Parses the comment lines before the query. */
function parseFrontMatter(text: string, file: string): FrontMatter {
  const frontMatter: FrontMatter = {};
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() !== '' && !line.startsWith('#')) break;
    const [, word = '', value = ''] = /^#\s*([A-Za-z]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
    const key = frontMatterKeys.find((each) => each === word);
    if (key !== undefined) frontMatter[key] = value;
    const suggestion = key === undefined && word !== '' ? findNearest(word, frontMatterKeys) : null;
    if (suggestion !== null)
      throw createDocumentError(`Did you mean ${suggestion}? ${word} is not a known front matter line.`, {
        file,
        line: index + 1,
      });
    if (key === 'cache' && value !== 'facts' && value !== 'live')
      throw createDocumentError(
        `cache must be facts (cached for a day) or live (never cached), not ${JSON.stringify(value)}.`,
        { file, line: index + 1, column: line.indexOf(':') + 1 },
      );
  }
  return frontMatter;
}

const getQuery = (text: string): ReadonlyMap<string, string> => new Map(new URLSearchParams(text));

function createExample(parameters: Readonly<Record<string, Parameter>>, example: string | undefined): string {
  if (example !== undefined && example !== '') return `?${example}`;
  const requiredParameters = Object.entries(parameters).filter(([, { required }]) => required === true);
  const query = requiredParameters
    .map(([name, rule]) => `${name}=${encodeURIComponent(rule.example)}`)
    .join('&');
  return query === '' ? '' : `?${query}`;
}
