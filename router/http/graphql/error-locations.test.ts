import { expect, test } from 'vitest';
import { addLocations } from './error-locations.ts';

const text = `query A { x { y } }
query B {
  x { ...F }
  list { a: y }
}
fragment F on X { y }
`;

test.each([
  [['x', 'y'], [{ line: 6, column: 19 }]],
  [['list', 3, 'a'], [{ line: 4, column: 10 }]],
  [['list', 3], [{ line: 4, column: 3 }]],
  [['list', 'y'], undefined],
  [undefined, undefined],
])('a GraphQL error at the path %j has the location of its field in the document', (path, locations) => {
  const error = { message: 'm', ...(path === undefined ? {} : { path }) };
  const [located] = addLocations([error], text, 'B');
  expect(located).toEqual(locations === undefined ? error : { ...error, locations });
});
