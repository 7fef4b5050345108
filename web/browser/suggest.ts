import { fold } from './fold.ts';
import { get, list, number, text } from './request.ts';
import { recognise, zone, type Guess } from './recognise.ts';

/** Returns the possible meanings of a typed text, the best first: countries, cities, companies and time zones. */
export async function suggestions(typed: string, signal: AbortSignal): Promise<readonly Guess[]> {
  const words = typed.trim();
  const recognised = recognise(words);
  if (recognised.length > 0 && recognised[0]?.kind !== 'postal') return recognised;
  if (words.length < 2) return recognised;
  const query = encodeURIComponent(words);
  const [countries, zones, cities, companies] = await Promise.all([
    countriesNamed(words, signal),
    zonesNamed(words, signal),
    get(`/city?q=${query}&limit=5`, signal),
    words.length < 3 ? null : get(`/company?q=${query}&limit=3`, signal),
  ]);
  const named = [
    ...countries,
    ...list(cities, 'cities').map(city),
    ...list(companies, 'companies').map(company),
    ...zones,
  ];
  // Exact matches come before prefix matches.
  const isExact = (guess: Guess) => isNamed(guess, fold(words));
  return [...recognised, ...named.filter(isExact), ...named.filter((guess) => !isExact(guess))];
}

/** Whether a guess has exactly this name. A company's legal form may follow the name: Apple Inc. */
function isNamed({ kind, label, variables }: Guess, wanted: string): boolean {
  const name = fold(label);
  if (kind === 'country' && wanted === String(variables['code']).toLowerCase()) return true;
  return (
    name === wanted ||
    (kind === 'company' && /^[\w.,&]+$/.test(name.slice(wanted.length + 1)) && name.startsWith(`${wanted} `))
  );
}

let countryList: Promise<readonly unknown[]> | null = null;

async function countriesNamed(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
  countryList ??= get('/country').then((body) => list(body, 'countries'));
  const all = await countryList.catch((error: unknown) => {
    countryList = null;
    throw error;
  });
  signal.throwIfAborted();
  const wanted = fold(words);
  const rank = (each: unknown): number => {
    const [name, code] = [fold(text(each, 'name') ?? ''), (text(each, 'country') ?? '').toLowerCase()];
    if (name === wanted || code === wanted) return 0;
    return name.startsWith(wanted) ? 1 : 9;
  };
  return all
    .filter((each) => rank(each) < 9)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, 3)
    .map((each) => {
      const code = text(each, 'country') ?? '';
      const label = text(each, 'name') ?? code;
      return {
        kind: 'country',
        variables: { code },
        path: `/country/${code}?deep=true`,
        label,
        hint: 'country',
      };
    });
}

async function zonesNamed(words: string, signal: AbortSignal): Promise<readonly Guess[]> {
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
