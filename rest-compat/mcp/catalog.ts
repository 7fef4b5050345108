import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { findNearest } from '../parameters/nearest.ts';
import { createGraphqlExample } from '../openapi/graphql-example.ts';
import { parseExampleVariables } from '../openapi/example-variables.ts';
import { deepPrices, unitPrices } from '../prices/price-texts.ts';
import { listResponseFields } from '../guides/response-fields.ts';
import { getDocumentText } from '../routing/route-documents.ts';
import { versions, type Route } from '../routing/route.ts';
import { latestVersion } from '../routing/versions.ts';
import { keywords, notations, phrases } from './keywords.ts';

/** Maximum number of operations in a search result. */
const maxResults = 6;
/** Maximum length of a description in characters; longer descriptions are cut at a line end. */
const maxDescriptionLength = 9000;

/** Weights of words by the text in which they occur. */
const wordWeights = { path: 6, summary: 3, parameters: 2, notes: 1 } as const;

/** Synonyms of words that the routes use. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    zip: 'postal',
    zipcode: 'postal',
    postcode: 'postal',
    mail: 'email',
    telephone: 'phone',
    mobile: 'phone',
    forex: 'currency',
    money: 'currency',
    clock: 'time',
    timezone: 'time',
    town: 'city',
    stock: 'company',
    ticker: 'company',
    bank: 'iban',
    ssl: 'domain',
    whois: 'domain',
    browser: 'useragent',
    altitude: 'elevation',
    car: 'vin',
    vehicle: 'vin',
    vacation: 'holiday',
  }),
);

interface Entry {
  readonly path: string;
  readonly rows: readonly Route[];
  readonly words: ReadonlyMap<string, number>;
}

/**
 * The catalogue of operations for MCP clients. Agents search it by keywords, and get a description by path or by a name in
 * the GraphQL schema.
 */
export class Catalog {
  readonly #schema: GraphQLSchema;
  readonly #entries: readonly Entry[];
  readonly #entryCounts: ReadonlyMap<string, number>;

  constructor(routes: readonly Route[], schema: GraphQLSchema) {
    this.#schema = schema;
    const routesByPath = new Map<string, Route[]>();
    for (const row of routes) {
      if (!(row.listed ?? row.versions ?? versions).includes(latestVersion)) continue;
      routesByPath.set(row.path, [...(routesByPath.get(row.path) ?? []), row]);
    }
    this.#entries = Array.from(routesByPath, ([path, rows]) => ({ path, rows, words: collectWords(rows) }));
    const entriesPerWord = new Map<string, number>();
    for (const { words } of this.#entries)
      for (const word of words.keys()) entriesPerWord.set(word, (entriesPerWord.get(word) ?? 0) + 1);
    this.#entryCounts = entriesPerWord;
  }

  /** Returns the operations that match the words, best first, two lines each. */
  search(query: string): string {
    const queryWords = [...new Set(parseQueryWords(query).map((word) => this.#catalogWord(word)))];
    const total = this.#entries.length;
    const results = this.#entries
      .map((entry) => {
        // Rare words have a higher weight.
        const score = queryWords.reduce(
          (sum, word) =>
            sum + (entry.words.get(word) ?? 0) * Math.log(1 + total / (this.#entryCounts.get(word) ?? 1)),
          0,
        );
        return { entry, score };
      })
      .filter(({ score }) => score > 0)
      // Among operations with equal scores, a shorter path is more general.
      .sort((a, b) => b.score - a.score || a.entry.path.split('/').length - b.entry.path.split('/').length)
      .slice(0, maxResults);
    if (results.length === 0) {
      const families = [...new Set(this.#entries.map(({ rows: [row] }) => row?.family ?? ''))];
      return `No operation matches. Families: ${families.join(', ')}. To get several facts in one request, call describe with Query, then run a GraphQL document.`;
    }
    return results
      .map(({ entry: { path, rows } }) => {
        const { summary = '' } = findMainRoute(rows) ?? {};
        const alternatives = rows.flatMap(({ when }) => (when === undefined ? [] : [when.join('+')]));
        const alternativesText = alternatives.length === 0 ? '' : ` (also by ${alternatives.join(', ')})`;
        return `${path}: ${shortenSummary(summary)}${alternativesText}\n  run ${chooseExample(rows, queryWords)?.path ?? path}`;
      })
      .join('\n');
  }

  /**
   * Describes a path or a name of the schema.
   * @returns null for an unknown name, for which `near` can suggest a similar name
   */
  describe(name: string): string | null {
    const normalisedName = name.trim().replace(/^GET /, '').replace(/\?.*$/, '');
    const entry = this.#entries.find(({ path }) => path === normalisedName);
    if (entry !== undefined) return truncateAtLine(this.#describeEntry(entry));
    if (normalisedName === 'Query') return truncateAtLine(listRootFields(this.#schema));
    const field = this.#schema.getQueryType()?.getFields()[normalisedName];
    if (field !== undefined) return truncateAtLine(`${field.description ?? ''}\n${formatSignature(field)}`);
    const type = this.#schema.getType(normalisedName);
    return type === undefined || normalisedName.startsWith('__') ? null : truncateAtLine(printType(type));
  }

  /** Returns a similar known name, or null. */
  near(name: string): string | null {
    const types = Object.values(this.#schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      .map((type) => type.name);
    const fields = Object.keys(this.#schema.getQueryType()?.getFields() ?? {});
    return findNearest(name, [...this.#entries.map(({ path }) => path), ...types, ...fields]);
  }

  #describeEntry({ path, rows }: Entry): string {
    const main = findMainRoute(rows);
    if (main === undefined) return path;
    const parameters = new Map(
      rows.flatMap(({ parameters: catalogWord = {} }) => Object.entries(catalogWord)),
    );
    const examples = rows.flatMap((row) => row.examples.map((example) => ({ row, example })));
    const [first] = examples;
    const query =
      first === undefined
        ? ''
        : createGraphqlExample(
            getDocumentText(first.row, latestVersion),
            parseExampleVariables(first.row, first.example.path),
            this.#schema,
          );
    return [
      `GET ${path}`,
      ...rows.map(
        ({ when, summary }) => `${when === undefined ? '' : `with ${when.join(' and ')}: `}${summary}`,
      ),
      ...new Set(rows.flatMap(({ notes = [] }) => notes)),
      'Parameters:',
      ...Array.from(
        parameters,
        ([name, { in: location, required, summary, example }]) =>
          `- ${name} (${location === 'path' ? 'path' : required === true ? 'required' : 'optional'}): ${summary} Example: ${example}`,
      ),
      `- deep (optional): true adds more fields. ${deepPrices[main.deep ?? 'none']}`,
      `Price: ${main.key === false ? 'free without a key' : unitPrices[main.unit ?? 'pooled']}`,
      'Examples:',
      ...examples.slice(0, 4).map(({ example }) => `- ${example.path}  ${example.note}`),
      'Result (null means unknown):',
      ...listResponseFields(main, latestVersion, this.#schema).map(
        ({ field, type, meaning }) => `- ${field}: ${type}. ${meaning}`,
      ),
      'Equivalent GraphQL query:',
      query,
    ].join('\n');
  }

  /** Returns the catalogue word for a query word: the same word, a synonym or a similar word. */
  #catalogWord(word: string): string {
    const catalogWord = synonyms.get(word) ?? word;
    if (this.#entryCounts.has(catalogWord)) return catalogWord;
    // Typos seldom change the first letter. For example, `bakery` is not a typo of `maker`.
    const wordsWithSameInitial = [...this.#entryCounts.keys()].filter((each) => each[0] === catalogWord[0]);
    return findNearest(catalogWord, wordsWithSameInitial) ?? catalogWord;
  }
}

/** Returns the route with the fewest required query parameters, whose summary describes the path. */
const findMainRoute = (rows: readonly Route[]): Route | undefined =>
  [...rows].sort((a, b) => (a.when?.length ?? 0) - (b.when?.length ?? 0))[0];

/**
 * Returns the example that shares the most words with the query. Among equals, the first example is returned; examples of the
 * main route come first.
 */
function chooseExample(rows: readonly Route[], queryWords: readonly string[]) {
  const main = findMainRoute(rows);
  const pathWords = new Set(splitWords(main?.path ?? ''));
  const examples = [...(main?.examples ?? []), ...rows.flatMap((row) => (row === main ? [] : row.examples))];
  const countSharedWords = ({ path, note }: (typeof examples)[number]): number => {
    const words = new Set(splitWords(`${path.split('?')[1] ?? ''} ${note}`));
    return queryWords.filter((word) => words.has(word) && !pathWords.has(word)).length;
  };
  const [best] = [...examples].sort((one, other) => countSharedWords(other) - countSharedWords(one));
  return best;
}

/** Maximum length of a summary in characters. */
const maxSummaryLength = 200;

/** Returns the first sentence of a long summary. A full stop within an abbreviation (`U.S.`) does not end a sentence. */
function shortenSummary(summary: string): string {
  const sentence = /^.{40,160}?(?:(?<![A-Z]\.[A-Z]|\b(?:e\.g|i\.e|St|No|vs))\.|:)(?= )/.exec(summary)?.[0];
  if (sentence !== undefined) return sentence;
  if (summary.length <= maxSummaryLength) return summary;
  return `${summary.slice(0, summary.lastIndexOf(' ', maxSummaryLength))} …`;
}

/** Lists the root fields of the schema, one per line. */
function listRootFields(schema: GraphQLSchema): string {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return [
    'Root fields. describe accepts the name of each field and of its type:',
    ...fields.map((field) => formatSignature(field)),
  ].join('\n');
}

function formatSignature({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const argumentList = args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ');
  return `${name}${argumentList === '' ? '' : `(${argumentList})`}: ${String(type)}`;
}

function collectWords(rows: readonly Route[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of splitWords(text)) words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  for (const { path, name, family, summary, parameters = {}, notes = [], examples } of rows) {
    add(`${path} ${name} ${family} ${keywords[path] ?? ''}`, wordWeights.path);
    add(summary, wordWeights.summary);
    for (const [parameter, rule] of Object.entries(parameters))
      add(`${parameter} ${rule.summary}`, wordWeights.parameters);
    add([...notes, ...examples.map(({ note }) => note)].join(' '), wordWeights.notes);
  }
  return words;
}

const stopWords = new Set(
  'a an and are at be by can check detect detection do does find for from get give has have how i in is it its look lookup me much need of on or please show that the there this to up want what when which who will with you'.split(
    ' ',
  ),
);

/** Returns the words of a query. Phrases become one word, and values such as `8.8.8.8` become words for their kind. */
function parseQueryWords(query: string): string[] {
  let text = query.replaceAll('’', "'");
  for (const [pattern, words] of notations) text = text.replace(pattern, ` ${words} `);
  text = text.toLowerCase();
  for (const [pattern, words] of phrases) text = text.replace(pattern, ` ${words} `);
  return splitWords(text);
}

/** Returns the significant words of a text, in the singular. */
const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => word.replace(/(?<=..)ies$/, 'y').replace(/(?<=...)(?<!s)s$/, ''));

function truncateAtLine(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  const lineEnd = text.lastIndexOf('\n', maxDescriptionLength);
  return `${text.slice(0, lineEnd === -1 ? maxDescriptionLength : lineEnd)}\n… truncated: describe a GraphQL type for its fields.`;
}
