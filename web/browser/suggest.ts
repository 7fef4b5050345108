import { findCountriesByName, findCurrenciesByName, findStatesByName } from './code-lists.ts';
import { foldText } from './fold.ts';
import { getValueAt, getBody, getListAt, getNumberAt, getTextAt } from './request.ts';
import { hasCertainGuess, recogniseText, createZoneGuess, type Guess } from './recognise.ts';

/** A possible meaning of a text. A lower rank comes first. */
interface RankedGuess {
  readonly guess: Guess;
  readonly rank: number;
  /** Whether the guess is a city with a million people. Such a city ranks before a state of the same name, such as New York. */
  readonly isMetropolis?: boolean;
}

const getOrder = ({ guess: { kind }, isMetropolis }: RankedGuess): number =>
  kind === 'country' ? 0 : isMetropolis === true ? 1 : kind === 'state' || kind === 'currency' ? 2 : 3;

/**
 * Ranks of guesses. A code in upper case (`USD`, `MSFT`, `NO`) ranks before a name, and a name before the same code in lower
 * case. A name that begins with the complete word (Ford Motor Company) ranks before a name that begins with the same letters
 * (Fordham).
 */
const ranks = { code: 0, name: 1, smallCode: 2, word: 3, letters: 4, similar: 5 } as const;

/** Returns the possible meanings of a typed text, the best first. */
export async function findSuggestions(typed: string, signal: AbortSignal): Promise<readonly Guess[]> {
  const words = typed.trim();
  const recognisedGuesses = recogniseText(words);
  if (hasCertainGuess(recognisedGuesses) || words.length < 2) return recognisedGuesses;
  const query = encodeURIComponent(words);
  const [measured, countries, states, currencies, zones, cities, companies] = await Promise.all([
    selectKnownUnits(recognisedGuesses, signal),
    findCountriesByName(words, signal),
    findStatesByName(words, signal),
    findCurrenciesByName(words, signal),
    findZonesByName(words, signal),
    getBody(`/city?q=${query}&limit=5`, signal),
    getBody(`/company?q=${query}&limit=3`, signal),
  ]);
  const wantedText = foldText(words);
  const guessesRankedByName: RankedGuess[] = [
    ...[...countries, ...states, ...currencies].map((guess) => rankGuess(guess, words)),
    ...getListAt(cities, 'cities').map((each) => ({
      guess: createCityGuess(each),
      rank: rankName(wantedText, [
        getTextAt(each, 'name'),
        getTextAt(each, 'name_local'),
        getTextAt(each, 'name')?.replace(/ City$/, '') ?? null,
      ]),
      isMetropolis: (getNumberAt(each, 'population') ?? 0) >= 1e6,
    })),
    ...getListAt(companies, 'companies').map((each) => rankCompany(each, words)),
    ...zones.map((guess) => ({
      guess,
      rank: rankName(wantedText, [guess.label.split('/').at(-1)?.replaceAll('_', ' ') ?? '']) + 1,
    })),
  ];
  const bestRank = Math.min(...guessesRankedByName.map(({ rank }) => rank));
  // If a record has exactly this name or code, don't suggest similar spellings, such as Üsküdar for USD or Aurora for Euro.
  const sensibleGuesses =
    bestRank <= ranks.smallCode
      ? guessesRankedByName.filter(({ rank }) => rank < ranks.similar)
      : guessesRankedByName;
  const sortedGuesses = sensibleGuesses
    .sort((one, other) => one.rank - other.rank || getOrder(one) - getOrder(other))
    .map(({ guess }) => guess);
  const isExactName = bestRank <= ranks.name && measured.length > 0;
  return isExactName
    ? [...sortedGuesses.slice(0, 1), ...measured, ...sortedGuesses.slice(1)]
    : [...measured, ...sortedGuesses];
}

/** Removes amounts whose unit the service does not know: `3M` and `12 Oaks` contain no unit. */
async function selectKnownUnits(guesses: readonly Guess[], signal: AbortSignal): Promise<readonly Guess[]> {
  const hasKnownUnits = await Promise.all(
    guesses.map(async ({ kind, path }) => {
      if (kind !== 'measure') return true;
      const body = await getBody(path.split('?')[0] ?? path, signal);
      return getValueAt(body, 'valid') === true || getTextAt(body, 'reason') === 'ambiguous_unit';
    }),
  );
  return guesses.filter((_, index) => hasKnownUnits[index]);
}

function rankGuess(guess: Guess, words: string): RankedGuess {
  const code = String(guess.variables['code']);
  if (words === code) return { guess, rank: ranks.code };
  const byName = rankName(foldText(words), [guess.label]);
  return { guess, rank: byName === ranks.name || words.toUpperCase() !== code ? byName : ranks.smallCode };
}

function rankName(wanted: string, names: readonly (string | null)[]): number {
  const foldedName = names.flatMap((name) => (name === null ? [] : [foldText(name)]));
  if (foldedName.includes(wanted)) return ranks.name;
  if (foldedName.some((name) => name.startsWith(`${wanted} `))) return ranks.word;
  return foldedName.some((name) => name.startsWith(wanted)) ? ranks.letters : ranks.similar;
}

/** A company's legal form can follow the typed name: Apple Inc. */
function rankCompany(each: unknown, words: string): RankedGuess {
  const guess = createCompanyGuess(each);
  if (getTextAt(each, 'match.field') === 'ticker')
    return {
      guess: { ...guess, hint: `company, ${getTextAt(each, 'match.exchange') ?? ''} ${words.toUpperCase()}` },
      rank: words === words.toUpperCase() ? ranks.code : ranks.smallCode,
    };
  const [name, wanted] = [foldText(guess.label), foldText(words)];
  const hasLegalForm =
    name.startsWith(`${wanted} `) && /^(?:the )?[\w.,&]+$/.test(name.slice(wanted.length + 1));
  return { guess, rank: hasLegalForm ? ranks.name : rankName(wanted, [guess.label]) };
}

async function findZonesByName(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  if (words.length < 4) return [];
  const body = await getBody(`/time/zones?q=${encodeURIComponent(words.slice(0, 64))}`, signal);
  return getListAt(body, 'timezones')
    .filter((each) => typeof each === 'string')
    .slice(0, 2)
    .map(createZoneGuess);
}

function createCityGuess(each: unknown): Guess {
  const id = getTextAt(each, 'id') ?? '';
  const where = [getTextAt(each, 'state_name'), getTextAt(each, 'country_name')].filter(
    (part) => part !== null,
  );
  const people = getNumberAt(each, 'population');
  return {
    kind: 'city',
    variables: { id },
    path: `/city/id/${id}?deep=true`,
    label: getTextAt(each, 'name') ?? id,
    hint: [...where, people === null ? null : `${people.toLocaleString('en')} people`]
      .filter((part) => part !== null)
      .join(', '),
  };
}

function createCompanyGuess(each: unknown): Guess {
  const id = getTextAt(each, 'id') ?? '';
  return {
    kind: 'company',
    variables: { id },
    path: `/company/id/${id}?deep=true`,
    label: getTextAt(each, 'name') ?? id,
    hint: 'company',
  };
}
