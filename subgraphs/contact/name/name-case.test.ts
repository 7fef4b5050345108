import { expect, test } from 'vitest';
import { repairCase } from './name-case.ts';

test.each([
  ['RONALD MCDONALD', 'Ronald McDonald'],
  ['JULIE MACK', 'Julie Mack'],
  // Two letters behind Mc are too few to say that it is two words.
  ['MCA', 'Mca'],
  ['MCAB', 'Mcab'],
  ['MCABE', 'McAbe'],
  ['TOM MCDONALD-MCGREGOR', 'Tom McDonald-McGregor'],
  // What follows an apostrophe is a name of its own, unless it is a letter alone.
  ["D'OR", "D'Or"],
  ["d'or", "D'Or"],
  ["ROCK 'N' ROLL", "Rock 'n' Roll"],
  ["BOB'S", "Bob's"],
  ['BOB’S', 'Bob’s'],
  ['SINEAD O’CONNOR', 'Sinead O’Connor'],
  // An initial, and a letter behind a hyphen or a dot, is none.
  ['J. R. TOLKIEN', 'J. R. Tolkien'],
  ['J.R. TOLKIEN', 'J.R. Tolkien'],
  ['ANNA-B MEIER', 'Anna-B Meier'],
  // A particle is small, but where the name begins.
  ['VINCENT VAN GOGH', 'Vincent van Gogh'],
  ['VAN MORRISON', 'Van Morrison'],
  // The Turkish capital İ has a dot that its small letter has already; letters of two units stay whole.
  ['İREM YILDIZ', 'İrem Yildiz'],
  ['ALİ', 'Ali'],
  ['𐐀𐐁', '𐐀𐐩'],
])('%s is written %s', (typed, written) => {
  expect(repairCase(typed)).toBe(written);
});

test.each(['LeBron James', 'bell Hooks', 'e.e. Cummings', 'K.d. lang'])(
  '%s is written in both cases, and stays as its owner writes it',
  (name) => {
    expect(repairCase(name)).toBe(name);
  },
);
