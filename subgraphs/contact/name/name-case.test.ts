import { expect, test } from 'vitest';
import { repairCase } from './name-case.ts';

test.each([
  ['RONALD MCDONALD', 'Ronald McDonald'],
  ['JULIE MACK', 'Julie Mack'],
  // Mc is not a prefix when fewer than three letters follow.
  ['MCA', 'Mca'],
  ['MCAB', 'Mcab'],
  ['MCABE', 'McAbe'],
  ['TOM MCDONALD-MCGREGOR', 'Tom McDonald-McGregor'],
  // A part after an apostrophe is capitalised, unless it is a single letter.
  ["D'OR", "D'Or"],
  ["d'or", "D'Or"],
  ["ROCK 'N' ROLL", "Rock 'n' Roll"],
  ["BOB'S", "Bob's"],
  ['BOB’S', 'Bob’s'],
  ['SINEAD O’CONNOR', 'Sinead O’Connor'],
  // Initials, and letters after a hyphen or a dot, stay capitals.
  ['J. R. TOLKIEN', 'J. R. Tolkien'],
  ['J.R. TOLKIEN', 'J.R. Tolkien'],
  ['ANNA-B MEIER', 'Anna-B Meier'],
  // A particle is in lower case, except at the beginning of the name.
  ['VINCENT VAN GOGH', 'Vincent van Gogh'],
  ['VAN MORRISON', 'Van Morrison'],
  // The lower-case form of the Turkish capital İ has an additional dot. Characters of two code units are not split.
  ['İREM YILDIZ', 'İrem Yildiz'],
  ['ALİ', 'Ali'],
  ['𐐀𐐁', '𐐀𐐩'],
])('repairCase converts the name %s to %s', (typed, written) => {
  expect(repairCase(typed)).toBe(written);
});

test.each(['LeBron James', 'bell Hooks', 'e.e. Cummings', 'K.d. lang'])(
  'repairCase does not change %s, because the name is in mixed case',
  (name) => {
    expect(repairCase(name)).toBe(name);
  },
);
