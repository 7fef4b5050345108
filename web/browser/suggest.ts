import { findCountriesByName, findCurrenciesByName, findStatesByName } from './code-lists.ts';
import { fold } from './fold.ts';
import { at, get, list, number, text } from './request.ts';
import { isCertain, recognise, zone, type Guess } from './recognise.ts';

/** A possible meaning of a text. Lower ranks come first. */
interface Ranked {
  readonly guess: Guess;
  readonly rank: number;
  /** Whether the guess is a city with a million people, which ranks before a state of the same name, such as New York. */
  readonly isMetropolis?: boolean;
}

const orderOf = ({ guess: { kind }, isMetropolis }: Ranked): number =>
  kind === 'country' ? 0 : isMetropolis === true ? 1 : kind === 'state' || kind === 'currency' ? 2 : 3;

/**
 * A code in capital letters (`USD`, `MSFT`, `NO`) ranks before a name, and a name before the same code in small letters. A name
 * that begins with the complete word (Ford Motor Company) ranks before one that begins with its letters (Fordham).
 */
const ranks = { code: 0, name: 1, smallCode: 2, word: 3, letters: 4, similar: 5 } as const;

/** Returns the possible meanings of a typed text, the best first. */
export async function suggestions(typed: string, signal: AbortSignal): Promise<readonly Guess[]> {
  const words = typed.trim();
  const recognised = recognise(words);
  if (isCertain(recognised) || words.length < 2) return recognised;
  const query = encodeURIComponent(words);
  const [measured, countries, states, currencies, zones, cities, companies] = await Promise.all([
    withKnownUnits(recognised, signal),
    findCountriesByName(words, signal),
    findStatesByName(words, signal),
    findCurrenciesByName(words, signal),
    findZonesByName(words, signal),
    get(`/city?q=${query}&limit=5`, signal),
    get(`/company?q=${query}&limit=3`, signal),
  ]);
  const wanted = fold(words);
  const named: Ranked[] = [
    ...[...countries, ...states, ...currencies].map((guess) => ranked(guess, words)),
    ...list(cities, 'cities').map((each) => ({
      guess: city(each),
      rank: rankOfName(wanted, [
        text(each, 'name'),
        text(each, 'name_local'),
        text(each, 'name')?.replace(/ City$/, '') ?? null,
      ]),
      isMetropolis: (number(each, 'population') ?? 0) >= 1e6,
    })),
    ...list(companies, 'companies').map((each) => companyRank(each, words)),
    ...zones.map((guess) => ({
      guess,
      rank: rankOfName(wanted, [guess.label.split('/').at(-1)?.replaceAll('_', ' ') ?? '']) + 1,
    })),
  ];
  const best = Math.min(...named.map(({ rank }) => rank));
  // When a record has exactly this name or code, don't suggest similar spellings, such as Üsküdar for USD or Aurora for Euro.
  const sensible = best <= ranks.smallCode ? named.filter(({ rank }) => rank < ranks.similar) : named;
  const sorted = sensible
    .sort((one, other) => one.rank - other.rank || orderOf(one) - orderOf(other))
    .map(({ guess }) => guess);
  const isExactName = best <= ranks.name && measured.length > 0;
  return isExactName ? [...sorted.slice(0, 1), ...measured, ...sorted.slice(1)] : [...measured, ...sorted];
}

/** Removes measures whose unit the service does not know: `3M` and `12 Oaks` contain no unit. */
async function withKnownUnits(guesses: readonly Guess[], signal: AbortSignal): Promise<readonly Guess[]> {
  const known = await Promise.all(
    guesses.map(async ({ kind, path }) => {
      if (kind !== 'measure') return true;
      const body = await get(path.split('?')[0] ?? path, signal);
      return at(body, 'valid') === true || text(body, 'reason') === 'ambiguous_unit';
    }),
  );
  return guesses.filter((_, index) => known[index]);
}

function ranked(guess: Guess, words: string): Ranked {
  const code = String(guess.variables['code']);
  if (words === code) return { guess, rank: ranks.code };
  const byName = rankOfName(fold(words), [guess.label]);
  return { guess, rank: byName === ranks.name || words.toUpperCase() !== code ? byName : ranks.smallCode };
}

function rankOfName(wanted: string, names: readonly (string | null)[]): number {
  const folded = names.flatMap((name) => (name === null ? [] : [fold(name)]));
  if (folded.includes(wanted)) return ranks.name;
  if (folded.some((name) => name.startsWith(`${wanted} `))) return ranks.word;
  return folded.some((name) => name.startsWith(wanted)) ? ranks.letters : ranks.similar;
}

/** A company's legal form can follow the name: Apple Inc. */
function companyRank(each: unknown, words: string): Ranked {
  const guess = company(each);
  if (text(each, 'match.field') === 'ticker')
    return {
      guess: { ...guess, hint: `company, ${text(each, 'match.exchange') ?? ''} ${words.toUpperCase()}` },
      rank: words === words.toUpperCase() ? ranks.code : ranks.smallCode,
    };
  const [name, wanted] = [fold(guess.label), fold(words)];
  const isWithForm =
    name.startsWith(`${wanted} `) && /^(?:the )?[\w.,&]+$/.test(name.slice(wanted.length + 1));
  return { guess, rank: isWithForm ? ranks.name : rankOfName(wanted, [guess.label]) };
}

async function findZonesByName(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  if (words.length < 4) return [];
  const body = await get(`/time/zones?q=${encodeURIComponent(words.slice(0, 64))}`, signal);
  return list(body, 'timezones')
    .filter((each) => typeof each === 'string')
    .slice(0, 2)
    .map(zone);
}

function city(each: unknown): Guess {
  const id = text(each, 'id') ?? '';
  const where = [text(each, 'state_name'), text(each, 'country_name')].filter((part) => part !== null);
  const people = number(each, 'population');
  return {
    kind: 'city',
    variables: { id },
    path: `/city/id/${id}?deep=true`,
    label: text(each, 'name') ?? id,
    hint: [...where, people === null ? null : `${people.toLocaleString('en')} people`]
      .filter((part) => part !== null)
      .join(', '),
  };
}

function company(each: unknown): Guess {
  const id = text(each, 'id') ?? '';
  return {
    kind: 'company',
    variables: { id },
    path: `/company/id/${id}?deep=true`,
    label: text(each, 'name') ?? id,
    hint: 'company',
  };
}
