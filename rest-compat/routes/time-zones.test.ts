import { expect, test } from 'vitest';
import { routes } from './index.ts';

const getRow = (name: string) => {
  const found = routes.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no row ${name}`);
  return found;
};

test.each([
  [{}, false],
  [{ q: 'york' }, false],
  [{ sort: 'timezone' }, false],
  [{ sort: 'offset' }, true],
  [{ details: true }, true],
  [{ details: false }, false],
  [{ dst: true }, true],
  [{ offset: '+01:00' }, true],
])('the list of zones by %j computes clocks only when the response needs them: %s', (variables, timed) => {
  const zones = routes.find(({ path }) => path === '/time/zones');
  expect(zones?.check?.(variables)).toMatchObject({ ...variables, timed });
});

test('the paths below /time that have no parameters reject unknown parameters', () => {
  expect(getRow('time_editions').strict).toBe(true);
});
