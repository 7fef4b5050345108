import { foldText } from './fold.ts';
import { getBody, getListAt, queryGraph, getTextAt } from './request.ts';
import type { Guess } from './recognise.ts';

/** A record with a code and a name. A list of such records is requested only once. */
interface CodedName {
  readonly code: string;
  readonly name: string;
}

/** Returns a function that loads a list once. After an error, the next call loads the list again. */
function loadOnce(load: () => Promise<readonly CodedName[]>): () => Promise<readonly CodedName[]> {
  let loadedList: Promise<readonly CodedName[]> | null = null;
  return () =>
    (loadedList ??= load().catch((error: unknown) => {
      loadedList = null;
      throw error;
    }));
}

const toCodedNames = (records: readonly unknown[], codeKey: string): readonly CodedName[] =>
  records.flatMap((each) => {
    const [code, name] = [getTextAt(each, codeKey), getTextAt(each, 'name')];
    return code === null || name === null ? [] : [{ code, name }];
  });

const countries = loadOnce(async () =>
  toCodedNames(getListAt(await getBody('/country'), 'countries'), 'country'),
);
const currencies = loadOnce(async () => {
  const { data } = await queryGraph('{ currencies { code name } }', {});
  return toCodedNames(getListAt(data, 'currencies'), 'code');
});
/** Countries whose states are often named without the country. */
const countriesOfStates = ['US', 'CA', 'AU', 'GB', 'DE', 'IN', 'BR', 'MX', 'ES', 'IT'];
const states = loadOnce(async () => {
  const { data } = await queryGraph(
    'query States($codes: [ID!]!) { countries(codes: $codes) { states { code: iso31662 name } } }',
    { codes: countriesOfStates },
  );
  return getListAt(data, 'countries').flatMap((each) => toCodedNames(getListAt(each, 'states'), 'code'));
});

/** Returns up to three records. Their code or name equals the text, or their name contains a word that begins with the text. */
function findMatching(all: readonly CodedName[], words: string): readonly CodedName[] {
  const wantedText = foldText(words);
  const rank = ({ code, name }: CodedName): number => {
    const foldedName = foldText(name);
    if (foldedName === wantedText || code.toLowerCase() === wantedText) return 0;
    return foldedName.startsWith(wantedText)
      ? 1
      : wantedText.length > 2 && foldedName.includes(` ${wantedText}`)
        ? 2
        : 9;
  };
  return all
    .filter((each) => rank(each) < 9)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 3);
}

export async function findCountriesByName(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  const allCountries = await countries();
  signal.throwIfAborted();
  return findMatching(allCountries, words).map(({ code, name }) => ({
    kind: 'country',
    variables: { code },
    path: `/country/${code}?deep=true`,
    label: name,
    hint: 'country',
  }));
}

export async function findCurrenciesByName(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  const allCurrencies = await currencies();
  signal.throwIfAborted();
  return findMatching(allCurrencies, words).map(({ code, name }) => ({
    kind: 'currency',
    variables: { code },
    path: `/currency/${code}?deep=true`,
    label: name,
    hint: `currency, ${code}`,
  }));
}

export async function findStatesByName(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  if (words.length < 3) return [];
  const allStates = await states();
  signal.throwIfAborted();
  return findMatching(allStates, words).map(({ code, name }) => ({
    kind: 'state',
    variables: { code },
    path: `/state/${code}?deep=true`,
    label: name,
    hint: `state or province, ${code}`,
  }));
}
