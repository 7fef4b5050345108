import type { LookupContext } from '../../../core/lookup-context.ts';
import { createInvalidInputError, isInvalid } from '../../../core/lookup-error.ts';
import type { PromiseOrValue } from '../../../core/promise-or-value.ts';
import { quote } from '../../../core/quote.ts';
import { resolveBatch, settleAll } from '../../validation/batch.ts';
import type { Resolvers } from '../schema.generated.ts';
import { nodeId, type NodePrefix } from '../../node-id.ts';

/** The model of a record of any type. */
export type NodeModel = object;

/** Finds records of other subgraphs. A function returns the canonical key of the record, or null for an unknown record. */
export type RemoteRecords = Readonly<Partial<Record<RemoteNodeType, (key: string) => string | null>>>;
type RemoteNodeType = 'Company' | 'Currency' | 'Domain' | 'Timezone';

type LocalNodeType =
  | 'Airport'
  | 'Asn'
  | 'Bloc'
  | 'City'
  | 'Continent'
  | 'Country'
  | 'District'
  | 'Ip'
  | 'Language'
  | 'Location'
  | 'Point'
  | 'Port'
  | 'Postal'
  | 'State';
type NodeKey = Readonly<Record<string, string | number>>;

/** The type and the key of a record. */
type Reference =
  | { readonly type: LocalNodeType; readonly key: NodeKey }
  | { readonly type: RemoteNodeType; readonly field: string; readonly key: string };

/** Whether the part of an id after its prefix is a number in canonical notation. */
const isNumber = (text: string): boolean => text !== '' && String(Number(text)) === text;

function parsePointKey(text: string): NodeKey | null {
  const [latitude = '', longitude = '', ...others] = text.split('_');
  if (others.length > 0 || !isNumber(latitude) || !isNumber(longitude)) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

const toLocalReference = (type: LocalNodeType, key: NodeKey | null): Reference | null =>
  key === null ? null : { type, key };

/** Parsers of the keys in ids, by prefix. @returns null when no record can have the key */
const parsersByPrefix: Readonly<
  Record<NodePrefix | 'airport' | 'city' | 'co', (key: string, id: string) => Reference | null>
> = {
  airport: (_, id) => toLocalReference('Airport', { id }),
  asn: (key) => toLocalReference('Asn', isNumber(key) ? { number: Number(key) } : null),
  bloc: (code) => toLocalReference('Bloc', { code }),
  city: (_, id) => toLocalReference('City', { id }),
  co: (_, id) => ({ type: 'Company', field: 'id', key: id }),
  continent: (code) => toLocalReference('Continent', { code }),
  country: (code) => toLocalReference('Country', { code: code.toUpperCase() }),
  currency: (code) => ({ type: 'Currency', field: 'code', key: code.toUpperCase() }),
  district: (key) => toLocalReference('District', { id: key }),
  domain: (name) => ({ type: 'Domain', field: 'name', key: name }),
  ip: (address) => toLocalReference('Ip', { address }),
  language: (code) => toLocalReference('Language', { code: code.toLowerCase() }),
  point: (text) => toLocalReference('Point', parsePointKey(text)),
  port: (key) => toLocalReference('Port', { id: key }),
  postal: (key) => toLocalReference('Postal', { id: key }),
  state: (iso31662) => toLocalReference('State', { iso31662 }),
};

const isNodePrefix = (text: string): text is keyof typeof parsersByPrefix =>
  Object.hasOwn(parsersByPrefix, text);

/** Matches the id of a location, which is its query: `iata=JFK`. */
const locationPattern = /^(ip|city|iata|icao|unlocode|address)=/;
/** Matches identifiers of time zones: `Europe/Oslo`, `UTC`, `Etc/GMT+1`. */
const zonePattern = /^[A-Za-z][A-Za-z0-9+\-_/]*$/;

/** Parses an id. @returns null when no record can have the key @throws invalid_request when the text is not an id of any type */
function parseReference(id: string, param: string): Reference | null {
  const [prefix = ''] = id.split('_', 1);
  if (id.length > prefix.length && isNodePrefix(prefix))
    return parsersByPrefix[prefix](id.slice(prefix.length + 1), id);
  if (locationPattern.test(id)) return toLocalReference('Location', { id });
  if (zonePattern.test(id)) return { type: 'Timezone', field: 'id', key: id };
  throw createInvalidInputError(
    param,
    `${param} must be an id that a record of the graph has, not ${quote(id)}: for example, use city_8r3hmgzq7bku, country_FR or Europe/Oslo.`,
  );
}

type ReferenceResolver = (
  reference: object,
  context: LookupContext,
  info: unknown,
) => PromiseOrValue<object | null | undefined>;

const isReferenceResolver = (value: unknown): value is ReferenceResolver => typeof value === 'function';

/**
 * Creates the resolvers of `node` and `nodes`. @param records the resolvers of this subgraph @param remote finds records of
 * other subgraphs
 */
export function nodeResolvers(records: Resolvers, remote: RemoteRecords): Resolvers {
  /** GraphQL types of the found records. The records themselves contain no type. */
  const types = new WeakMap<object, LocalNodeType | RemoteNodeType>();
  /** Finds the record of an id. @throws invalid_request when the text is not an id of any type */
  async function find(
    id: string,
    param: string,
    context: LookupContext,
    info: unknown,
  ): Promise<NodeModel | null> {
    const reference = parseReference(id, param);
    if (reference === null) return null;
    try {
      const record = await findRecord(reference, context, info);
      if (!record) return null;
      types.set(record, reference.type);
      return record;
    } catch (error) {
      // A malformed key means that no record exists.
      if (isInvalid(error)) return null;
      throw error;
    }
  }

  function findRecord(reference: Reference, context: LookupContext, info: unknown) {
    if ('field' in reference) {
      const key = remote[reference.type]?.(reference.key) ?? null;
      return key === null ? null : { [reference.field]: key };
    }
    const { type, key } = reference;
    const resolve: unknown = records[type]?.__resolveReference;
    return isReferenceResolver(resolve) ? resolve({ __typename: type, ...key }, context, info) : null;
  }

  return {
    Query: {
      node: (_, { id }, context, info) => find(id, 'id', context, info),
      nodes: (_, { ids }, context, info) =>
        settleAll(resolveBatch('places', ids, 'ids', (id) => find(id, 'ids', context, info))),
    },
    Node: { __resolveType: (record) => types.get(record) ?? null },
    Currency: { id: ({ code }) => nodeId.of('currency', code) },
    Domain: { id: ({ name }) => nodeId.of('domain', name) },
  };
}
