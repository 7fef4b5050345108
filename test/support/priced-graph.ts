import { buildSchema } from 'graphql';
import type { FieldCost } from '../../router/compose/field-costs.ts';
import type { GraphPrices } from '../../router/cost/prices.ts';

/** A small schema with every kind of price, for tests of the query cost. */
export const schema = buildSchema(`
  type Query { person(id: ID!): Person  people(ids: [ID!], city: String): [Person]!  find(q: String!, limit: Int = 10): [Person!]! page(first: Int = 5): Page! }
  type Person { id: ID! name: String age: Int deep: Person! line: Line friends: [Person!]! town: Town day(at: String): Day children: [Person!]! tags: [String!]! }
  type Line { valid: Boolean! type: String deep: Line! }
  type Town { id: ID! name: String people: [Person!]! }
  type Day { at: String }
  type Page { nodes: [Person!]! }
`);

const buildListSize = (assumedSize: number, more = {}) => ({
  weight: null,
  assumedSize,
  slicingArguments: [],
  sizedFields: [],
  ...more,
});

export const prices: GraphPrices = {
  meteredTypes: new Map([['Line', 'carrier']]),
  meteredFields: new Map([['Person.age', 'email_deep']]),
  meteredArguments: new Map(),
  observed: new Map([['Line', 'valid']]),
  paidFields: new Set(['Town.name']),
  features: new Map([['Town', 'towns']]),
  rootFamilies: new Map([['person', new Set(['person'])]]),
  typeFamilies: new Map([
    ['Person', new Set(['person'])],
    ['Town', new Set(['town'])],
  ]),
  entities: new Map([
    ['Person', new Set(['id'])],
    ['Town', new Set(['id'])],
  ]),
  included: new Map([
    ['person/town', new Set(['person'])],
    ['person/town/id', new Set(['person'])],
  ]),
  listed: new Set(['Query.find>Person/name', 'Person.children>Person/name']),
  sameLists: new Map([['Page.nodes', 'Query.find']]),
  siblingFields: new Map([['Person.day', new Set(['name'])]]),
  argumentNames: new Map(),
  costs: new Map<string, FieldCost>([
    ['Query.people', buildListSize(100)],
    ['Query.find', buildListSize(50, { slicingArguments: ['limit'] })],
    ['Query.page', buildListSize(40, { slicingArguments: ['first'], sizedFields: ['nodes'] })],
    ['Person.friends', buildListSize(20)],
    ['Person.children', buildListSize(4)],
    ['Person.tags', buildListSize(7)],
    ['Town.people', buildListSize(1000)],
    ['Person.day', { ...buildListSize(0), assumedSize: null, weight: 1 }],
  ]),
  partitions: new Map([['Person.children', 30]]),
};
