import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { graphql } from './gql/index.ts';
import type { CitiesQuery } from './gql/graphql.ts';
import { lookup } from './lookup.tsx';

const cities = graphql(`
  query Cities($query: String!) {
    citySearch(query: $query, limit: 8) {
      results {
        id
        name
        stateName
        countryName
      }
    }
  }
`);

export type City = NonNullable<CitiesQuery['citySearch']>['results'][number];

/** Milliseconds without a key before the service is asked. */
const pause = 150;

const titleOf = ({ name, stateName, countryName }: City): string =>
  [name, stateName, countryName].filter((part) => part !== null && part !== '').join(', ');

/** An editable combobox with list autocomplete: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function CityCombobox({ onChoose }: { readonly onChoose: (city: City) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState<readonly City[]>([]);
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const { citySearch } = await lookup(cities, { query: asked }, stop.signal);
        const results = citySearch?.results ?? [];
        setFound(results);
        setActive(-1);
        setIsOpen(results.length > 0);
        setSaid(results.length === 1 ? '1 city' : `${results.length} cities`);
      } catch (error) {
        // What is typed next has taken its place.
        if (!stop.signal.aborted)
          setSaid(error instanceof Error ? error.message : 'The service does not answer.');
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);

  function type(typed: string) {
    setText(typed);
    setAsked(typed.trim());
    if (typed.trim() === '') close();
  }

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function choose(city: City | undefined) {
    if (city === undefined) return;
    setText(titleOf(city));
    setAsked('');
    close();
    onChoose(city);
  }

  function press(event: KeyboardEvent) {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      setIsOpen(true);
      // From the box itself down to the first, up to the last, and round.
      setActive((at) =>
        at < 0 ? (step > 0 ? 0 : found.length - 1) : (at + step + found.length) % found.length,
      );
    } else if (key === 'Enter' && isOpen) choose(found[Math.max(active, 0)]);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Escape') type('');
    else return;
    event.preventDefault();
  }

  return (
    <div className="combobox">
      <label htmlFor={`${id}box`}>City</label>
      <input
        id={`${id}box`}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}list`}
        aria-activedescendant={isOpen && active >= 0 ? `${id}${active}` : undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onBlur={close}
      />
      <ul id={`${id}list`} role="listbox" aria-label="Cities" hidden={!isOpen}>
        {found.map((city, at) => (
          <li
            key={city.id}
            id={`${id}${at}`}
            role="option"
            aria-selected={at === active}
            // The box keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(city)}
          >
            {titleOf(city)}
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </div>
  );
}
