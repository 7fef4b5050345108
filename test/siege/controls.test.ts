import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { controls } from './controls.ts';
import { sieges } from './sieges.ts';

const classNames = sieges.flatMap(({ classes }) => classes.map(({ name }) => name));

test.each(controls)(
  'npm run siege:prove can remove $name from $file and run the class "$className"',
  ({ file, source, replacement, className }) => {
    const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
    expect(text.split(source)).toHaveLength(2);
    expect(replacement).not.toBe(source);
    expect(classNames).toContain(className);
  },
);
