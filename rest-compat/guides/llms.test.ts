import { expect, test } from 'vitest';
import { buildApiSchema } from '../../router/compose/api-schema.ts';
import { readSupergraph } from '../../router/compose/supergraph.ts';
import { Llms } from './llms.ts';
import { routes } from '../routes/index.ts';

const llms = new Llms(routes, buildApiSchema(readSupergraph()));
const base = 'https://lookup.example';
const listedRoutes = routes.filter(({ versions, listed: own }) =>
  (own ?? versions ?? ['2.0.0']).includes('2.0.0'),
);

test('llms.txt follows the format of llmstxt.org, lists every path and stays below its maximum length', () => {
  const text = llms.at('/llms.txt', base) ?? '';
  expect(text).toMatch(/^# Lookup\n\n> /);
  for (const { path } of listedRoutes) expect(text).toContain(`- [GET ${path}](${base}/docs/`);
  expect(text.length).toBeLessThan(20_000);
  expect(text).not.toContain('<address');
});

test('llms-full.txt contains every parameter, every example and every error', () => {
  const text = llms.at('/llms-full.txt', base) ?? '';
  for (const { path, parameters = {}, examples } of listedRoutes) {
    expect(text).toContain(`### GET ${path}`);
    for (const name of Object.keys(parameters)) expect(text, path).toContain(`- ${name} (`);
    for (const example of examples) expect(text).toContain(`- GET ${example.path}: `);
  }
  // The fields of `deep` are covered by its parameter.
  expect(text).toContain('- response: ');
  expect(text.match(/^- response: .*$/gm)?.join('\n')).not.toMatch(/[ ,]deep\.\w/);
  expect(text).toMatch(/### GET \/country\/\{code\}\n[^#]*- response: [^#]*\bcapital \(/);
  expect(text).toContain('- 429 quota_exceeded:');
  expect(text.length).toBeLessThan(200_000);
  expect(llms.at('/llms.md', base)).toBeNull();
});
