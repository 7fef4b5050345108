import {
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { nearest } from '../parameters/nearest.ts';
import { graphqlExample } from '../openapi/graphql-example.ts';
import { exampleVariables } from '../openapi/example-variables.ts';
import { deepPrices, unitPrices } from '../prices/price-texts.ts';
import { responseFields } from '../guides/response-fields.ts';
import { documentText } from '../routing/route-documents.ts';
import { versions, type Route } from '../routing/route.ts';
import { latest } from '../routing/versions.ts';

/** How many operations a search tells at most. */
const mostFound = 6;
/** Of a description, in characters; a longer one is cut between lines. */
const longest = 9000;

/** What words are worth by where they stand. */
const weights = { path: 6, summary: 3, parameters: 2, notes: 1 } as const;

/** Words that people have for what the table calls otherwise. */
const otherWords: ReadonlyMap<string, string> = new Map(
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
    nation: 'country',
    province: 'state',
    region: 'state',
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

/** The operations of the service as an agent looks them up: found by words, described by path or by a name of the graph. */
export class Catalog {
  readonly #schema: GraphQLSchema;
  readonly #entries: readonly Entry[];
  readonly #known: ReadonlyMap<string, number>;

  constructor(routes: readonly Route[], schema: GraphQLSchema) {
    this.#schema = schema;
    const byPath = new Map<string, Route[]>();
    for (const row of routes) {
      if (!(row.listed ?? row.versions ?? versions).includes(latest)) continue;
      byPath.set(row.path, [...(byPath.get(row.path) ?? []), row]);
    }
    this.#entries = Array.from(byPath, ([path, rows]) => ({ path, rows, words: wordsOf(rows) }));
    const known = new Map<string, number>();
    for (const { words } of this.#entries)
      for (const word of words.keys()) known.set(word, (known.get(word) ?? 0) + 1);
    this.#known = known;
  }

  /** Operations by words, best first, each in two lines. */
  search(query: string): string {
    const asked = wordsIn(query).map((word) => this.#meant(word));
    const total = this.#entries.length;
    const found = this.#entries
      .map((entry) => {
        // A word that few operations have says more.
        const score = asked.reduce(
          (sum, word) =>
            sum + (entry.words.get(word) ?? 0) * Math.log(1 + total / (this.#known.get(word) ?? 1)),
          0,
        );
        return { entry, score };
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, mostFound);
    if (found.length === 0) {
      const families = [...new Set(this.#entries.map(({ rows: [row] }) => row?.family ?? ''))];
      return `Nothing is called so. There are: ${families.join(', ')}. For several facts at once: describe Query, and run a GraphQL document.`;
    }
    return found
      .map(({ entry: { path, rows } }) => {
        const { summary = '', examples = [] } = mainOf(rows) ?? {};
        const ways = rows.flatMap(({ when }) => (when === undefined ? [] : [when.join('+')]));
        const by = ways.length === 0 ? '' : ` (also by ${ways.join(', ')})`;
        return `${path}: ${shortened(summary)}${by}\n  run ${examples[0]?.path ?? path}`;
      })
      .join('\n');
  }

  /** What a path or a name of the graph is. @returns null when there is none; `near` says what was perhaps meant */
  describe(name: string): string | null {
    const asked = name.trim().replace(/^GET /, '').replace(/\?.*$/, '');
    const entry = this.#entries.find(({ path }) => path === asked);
    if (entry !== undefined) return cutAtLine(this.#described(entry));
    if (asked === 'Query') return cutAtLine(rootFields(this.#schema));
    const field = this.#schema.getQueryType()?.getFields()[asked];
    if (field !== undefined) return cutAtLine(`${field.description ?? ''}\n${signature(field)}`);
    const type = this.#schema.getType(asked);
    return type === undefined || asked.startsWith('__') ? null : cutAtLine(printType(type));
  }

  /** A name that was perhaps meant. */
  near(name: string): string | null {
    const types = Object.values(this.#schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
      .map((type) => type.name);
    const fields = Object.keys(this.#schema.getQueryType()?.getFields() ?? {});
    return nearest(name, [...this.#entries.map(({ path }) => path), ...types, ...fields]);
  }

  #described({ path, rows }: Entry): string {
    const main = mainOf(rows);
    if (main === undefined) return path;
    const parameters = new Map(rows.flatMap(({ parameters: own = {} }) => Object.entries(own)));
    const examples = rows.flatMap((row) => row.examples.map((example) => ({ row, example })));
    const [first] = examples;
    const query =
      first === undefined
        ? ''
        : graphqlExample(
            documentText(first.row, latest),
            exampleVariables(first.row, first.example.path),
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
        ([name, { in: where, required, summary, example }]) =>
          `- ${name} (${where === 'path' ? 'path' : required === true ? 'required' : 'optional'}): ${summary} Example: ${example}`,
      ),
      `- deep (optional): true adds the richer fields. ${deepPrices[main.deep ?? 'none']}`,
      `Price: ${main.key === false ? 'nothing without a key' : unitPrices[main.unit ?? 'pooled']}`,
      'Examples:',
      ...examples.slice(0, 4).map(({ example }) => `- ${example.path}  ${example.note}`),
      'Result (null: unknown):',
      ...responseFields(main, latest, this.#schema).map(
        ({ field, type, meaning }) => `- ${field}: ${type}. ${meaning}`,
      ),
      'The same by GraphQL:',
      query,
    ].join('\n');
  }

  /** The word of the table for a word that was typed. */
  #meant(word: string): string {
    const own = otherWords.get(word) ?? word;
    if (this.#known.has(own)) return own;
    return nearest(own, [...this.#known.keys()]) ?? own;
  }
}

/** What a path is without further parameters says what it is about. */
const mainOf = (rows: readonly Route[]): Route | undefined =>
  [...rows].sort((a, b) => (a.when?.length ?? 0) - (b.when?.length ?? 0))[0];

/** The first sentence of a long summary. */
const shortened = (summary: string): string =>
  /^.{40,160}?[.:](?= )/.exec(summary)?.[0] ?? summary.slice(0, 200);

/** The root fields of the graph, a line each. */
function rootFields(schema: GraphQLSchema): string {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return [
    'Root fields; describe each by its name, and its type by the type’s:',
    ...fields.map((field) => signature(field)),
  ].join('\n');
}

function signature({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(', ');
  return `${name}${given === '' ? '' : `(${given})`}: ${String(type)}`;
}

function wordsOf(rows: readonly Route[]): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of wordsIn(text)) words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  for (const { path, name, family, summary, parameters = {}, notes = [], examples } of rows) {
    add(`${path} ${name} ${family}`, weights.path);
    add(summary, weights.summary);
    for (const [parameter, rule] of Object.entries(parameters))
      add(`${parameter} ${rule.summary}`, weights.parameters);
    add([...notes, ...examples.map(({ note }) => note)].join(' '), weights.notes);
  }
  return words;
}

const unsaid = new Set('a an and by for from in is it its of on or the to what which with'.split(' '));

/** The words of a text, without those that say nothing, several as one. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !unsaid.has(word))
    .map((word) => word.replace(/(?<=..)ies$/, 'y').replace(/(?<=...)(?<!s)s$/, ''));

function cutAtLine(text: string): string {
  if (text.length <= longest) return text;
  const at = text.lastIndexOf('\n', longest);
  return `${text.slice(0, at === -1 ? longest : at)}\n… cut here: describe a type of the graph for its fields.`;
}
