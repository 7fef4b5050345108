import type { Gender } from '../schema.generated.ts';

/** Fewer births than these say nothing of a name. */
const fewestBirths = 50;
/** Share of births of one sex above which a name is called by it. */
const clearShare = 0.9;

type Guess = (name: string) => { counts: { male: number; female: number }; name: string | null };
let guess: Guess | undefined;

/** The table has 1.3 MB, so it is loaded when a name first needs it. */
async function load(): Promise<Guess> {
  const { guessGender } = await import('name-to-gender');
  return (guess = guessGender);
}

const none = { male: 0, female: 0 };

function births(name: string, ask: Guess) {
  // The table is a plain object, which knows a few words that are nobody's name.
  if (name.toLowerCase().replace(/[^a-z]/g, '') in Object.prototype) return none;
  const { counts, name: found } = ask(name);
  // The table strips what it does not know; only the name itself counts.
  return found === name.toLowerCase() ? counts : none;
}

function clearGender(name: string, ask: Guess): Gender | null {
  const { male, female } = births(name, ask);
  const all = male + female;
  if (all < fewestBirths) return null;
  if (male / all >= clearShare) return 'male';
  return female / all >= clearShare ? 'female' : null;
}

/**
 * The sex that US birth records connect with a given name: at least 50 births, 9 of 10 of one sex. Null else.
 * Source: US Social Security Administration, as name-to-gender has it.
 */
export const genderOf = (name: string): Gender | null | Promise<Gender | null> =>
  guess === undefined ? load().then((ask) => clearGender(name, ask)) : clearGender(name, guess);

/** Whether US birth records know a word as a given name (at least 50 births). */
export const isGivenName = (word: string): boolean | Promise<boolean> => {
  const known = (ask: Guess) => {
    const { male, female } = births(word, ask);
    return male + female >= fewestBirths;
  };
  return guess === undefined ? load().then(known) : known(guess);
};
