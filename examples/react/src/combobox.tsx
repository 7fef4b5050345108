import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { graphql } from './gql/index.ts';
import type { CitiesQuery } from './gql/graphql.ts';
import { lookup } from './lookup.tsx';

const citiesQuery = graphql(`
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

/** Milliseconds without a key press before the service is queried. */
const debounceMs = 150;

const formatTitle = ({ name, stateName, countryName }: City): string =>
  [name, stateName, countryName].filter((part) => part !== null && part !== '').join(', ');

/** An editable combobox with list autocomplete: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function CityCombobox({ onChoose }: { readonly onChoose: (city: City) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [results, setResults] = useState<readonly City[]>([]);
  const [active, setActive] = useState(-1);
  const [isOpen, setIsOpen] = useState(false);
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (query === '') return;
    const stop = new AbortController();
    const search = async () => {
      try {
        const { citySearch } = await lookup(citiesQuery, { query }, stop.signal);
        const cities = citySearch?.results ?? [];
        setResults(cities);
        setActive(-1);
        setIsOpen(cities.length > 0);
        setStatus(cities.length === 1 ? '1 city' : `${cities.length} cities`);
      } catch (error) {
        // Ignore the error of an aborted request: a newer request has replaced it.
        if (!stop.signal.aborted)
          setStatus(error instanceof Error ? error.message : 'The service does not respond.');
      }
    };
    const timer = setTimeout(() => void search(), debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query]);

  function handleTyping(typed: string) {
    setText(typed);
    setQuery(typed.trim());
    if (typed.trim() === '') close();
  }

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function choose(city: City | undefined) {
    if (city === undefined) return;
    setText(formatTitle(city));
    setQuery('');
    close();
    onChoose(city);
  }

  function handleKey(event: KeyboardEvent) {
    const { key } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && results.length > 0) {
      setIsOpen(true);
      // In the text field, the down key selects the first option and the up key the last option. The selection wraps around.
      setActive((at) =>
        at < 0 ? (step > 0 ? 0 : results.length - 1) : (at + step + results.length) % results.length,
      );
    } else if (key === 'Enter' && isOpen) choose(results[Math.max(active, 0)]);
    else if (key === 'Escape' && isOpen) close();
    else if (key === 'Escape') handleTyping('');
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
        onChange={({ target }) => handleTyping(target.value)}
        onKeyDown={handleKey}
        onBlur={close}
      />
      <ul id={`${id}list`} role="listbox" aria-label="Cities" hidden={!isOpen}>
        {results.map((city, at) => (
          <li
            key={city.id}
            id={`${id}${at}`}
            role="option"
            aria-selected={at === active}
            // Keep the focus in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(city)}
          >
            {formatTitle(city)}
          </li>
        ))}
      </ul>
      <p role="status">{status}</p>
    </div>
  );
}
