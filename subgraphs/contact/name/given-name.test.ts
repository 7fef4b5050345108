import { expect, test } from 'vitest';
import { findGender } from './given-name.ts';

// The gender of these names depends on the country. Sources: the statistical offices of France, Italy, Spain, Finland and others.
test.each([
  ['Andrea', 'IT', 'male'],
  ['Andrea', 'AT', 'female'],
  ['Andrea', 'US', 'female'],
  ['Jean', 'FR', 'male'],
  ['Jean', 'US', 'female'],
  ['Jean', null, null],
  ['Simone', 'IT', 'male'],
  ['Simone', 'FR', 'female'],
  ['Jan', 'NL', 'male'],
  ['Nikita', 'RU', 'male'],
  ['Camille', 'FR', null],
  // Countries and languages without records use the records of the same language.
  ['Guadalupe', 'SV', 'female'],
  ['Jean', 'fr', 'male'],
  ['Jürgen', 'LI', 'male'],
  // Accents and hyphens.
  ['María', null, 'female'],
  ['María', 'MX', 'female'],
  ['JOSÉ', 'ES', 'male'],
  ['Jean-Luc', null, 'male'],
  ['Jean-Luc', 'FR', 'male'],
  ['Jean-Marie', 'FR', 'male'],
  ['Marie-Claire', 'FR', 'female'],
  ['Hans-Peter', 'DE', 'male'],
  ['Mary-Kate', null, 'female'],
  ['Łukasz', 'PL', 'male'],
  ['Ольга', 'RU', 'female'],
  ['Ayşe', 'TR', 'female'],
  ['Zzyzx', 'FR', null],
])('the gender of the given name %s in %s is %s', (name, origin, gender) => {
  expect(findGender(name, origin)).toBe(gender);
});
