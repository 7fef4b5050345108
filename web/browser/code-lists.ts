import { fold } from './fold.ts';
import { get, list, queryGraph, text } from './request.ts';
import type { Guess } from './recognise.ts';

/** A record with a code and a name. Lists of such records are requested only once. */
interface Coded {
  readonly code: string;
  readonly name: string;
}

/** Returns a function that loads a list once; after an error it loads it again. */
function once(load: () => Promise<readonly Coded[]>): () => Promise<readonly Coded[]> {
  let loaded: Promise<readonly Coded[]> | null = null;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    }));
}

const coded = (records: readonly unknown[], codeKey: string): readonly Coded[] =>
  records.flatMap((each) => {
    const [code, name] = [text(each, codeKey), text(each, 'name')];
    return code === null || name === null ? [] : [{ code, name }];
  });

const countries = once(async () => coded(list(await get('/country'), 'countries'), 'country'));
const currencies = once(async () => {
  const { data } = await queryGraph('{ currencies { code name } }', {});
  return coded(list(data, 'currencies'), 'code');
});
/** Countries whose states are often named without the country. */
const countriesOfStates = ['US', 'CA', 'AU', 'GB', 'DE', 'IN', 'BR', 'MX', 'ES', 'IT'];
const states = once(async () => {
  const { data } = await queryGraph(
    'query States($codes: [ID!]!) { countries(codes: $codes) { states { code: iso31662 name } } }',
    { codes: countriesOfStates },
  );
  return list(data, 'countries').flatMap((each) => coded(list(each, 'states'), 'code'));
});

/** Returns up to three records whose code or name is the text, or whose name has a word that begins with it. */
function matching(all: readonly Coded[], words: string): readonly Coded[] {
  const wanted = fold(words);
  const rank = ({ code, name }: Coded): number => {
    const folded = fold(name);
    if (folded === wanted || code.toLowerCase() === wanted) return 0;
    return folded.startsWith(wanted) ? 1 : wanted.length > 2 && folded.includes(` ${wanted}`) ? 2 : 9;
  };
  return all
    .filter((each) => rank(each) < 9)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 3);
}

export async function findCountriesByName(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  const all = await countries();
  signal.throwIfAborted();
  return matching(all, words).map(({ code, name }) => ({
    kind: 'country',
    variables: { code },
    path: `/country/${code}?deep=true`,
    label: name,
    hint: 'country',
  }));
}

export async function findCurrenciesByName(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  const all = await currencies();
  signal.throwIfAborted();
  return matching(all, words).map(({ code, name }) => ({
    kind: 'currency',
    variables: { code },
    path: `/currency/${code}?deep=true`,
    label: name,
    hint: `currency, ${code}`,
  }));
}

export async function findStatesByName(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  if (words.length < 3) return [];
  const all = await states();
  signal.throwIfAborted();
  return matching(all, words).map(({ code, name }) => ({
    kind: 'state',
    variables: { code },
    path: `/state/${code}?deep=true`,
    label: name,
    hint: `state or province, ${code}`,
  }));
}
