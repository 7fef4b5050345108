/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query CityClock($id: ID!) {\n    cityById(id: $id) {\n      name\n      timezone {\n        id\n        now {\n          at\n          offset\n          abbreviation\n        }\n      }\n    }\n  }\n": typeof types.CityClockDocument,
    "\n  query Cities($query: String!) {\n    citySearch(query: $query, limit: 8) {\n      results {\n        id\n        name\n        stateName\n        countryName\n      }\n    }\n  }\n": typeof types.CitiesDocument,
};
const documents: Documents = {
    "\n  query CityClock($id: ID!) {\n    cityById(id: $id) {\n      name\n      timezone {\n        id\n        now {\n          at\n          offset\n          abbreviation\n        }\n      }\n    }\n  }\n": types.CityClockDocument,
    "\n  query Cities($query: String!) {\n    citySearch(query: $query, limit: 8) {\n      results {\n        id\n        name\n        stateName\n        countryName\n      }\n    }\n  }\n": types.CitiesDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CityClock($id: ID!) {\n    cityById(id: $id) {\n      name\n      timezone {\n        id\n        now {\n          at\n          offset\n          abbreviation\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CityClockDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Cities($query: String!) {\n    citySearch(query: $query, limit: 8) {\n      results {\n        id\n        name\n        stateName\n        countryName\n      }\n    }\n  }\n"): typeof import('./graphql.ts').CitiesDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
