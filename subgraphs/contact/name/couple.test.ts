import { expect, test } from 'vitest';
import { findNameFlaw, parseName } from './name-parse.ts';

test.each([
  ['Mr. and Mrs. Smith', { prefix: 'Mr. and Mrs.', first: null, last: 'Smith' }],
  ['Mr & Mrs John Smith', { prefix: 'Mr. & Mrs.', first: 'John', last: 'Smith' }],
  ['Herr und Frau Müller', { prefix: 'Herr und Frau', first: null, last: 'Müller' }],
  ['M. et Mme Dupont', { prefix: 'M. et Mme', first: null, last: 'Dupont' }],
  ['Sr. y Sra. García', { prefix: 'Sr. y Sra.', first: null, last: 'García' }],
  ['John and Jane Smith', { first: 'John and Jane', last: 'Smith' }],
  ['John & Jane Smith', { first: 'John & Jane', last: 'Smith' }],
  ['Hans und Anna Müller', { first: 'Hans und Anna', last: 'Müller' }],
  ['Jean et Marie Dupont', { first: 'Jean et Marie', last: 'Dupont' }],
  ['Juan y María García', { first: 'Juan y María', last: 'García' }],
  ['John and Jane', { first: 'John and Jane', last: null }],
])('the text %s is parsed as two people without a gender', (text, expected) => {
  expect(parseName(text, null)).toMatchObject({ ...expected, people: 2, titleGender: null });
});

test.each([
  'José Ortega y Gasset',
  'Santiago Ramón y Cajal',
  'John E Smith',
  'Secretary of State John Kerry',
  'Dr. Jane Smith',
])('the text %s is parsed as one person', (text) => {
  expect(parseName(text, null)?.people).toBe(1);
});

test.each([
  'John Smith and Jane Doe',
  'John Smith & Jane Smith',
  'Dr. John Smith and Mrs. Jane Smith',
  'Familie Müller',
  'The Smiths',
  'Smith Family',
])('the text %s is rejected, because it contains the names of several people', (text) => {
  expect(parseName(text, null)).toBeNull();
  expect(findNameFlaw(text)).toBe('several_people');
});
