/** Prefixes of ids for types whose keys are not unique in the graph. The id of any other record is its key. */
export type NodePrefix =
  | 'asn'
  | 'bloc'
  | 'continent'
  | 'country'
  | 'currency'
  | 'district'
  | 'domain'
  | 'ip'
  | 'language'
  | 'point'
  | 'port'
  | 'postal'
  | 'state';

/** Ids that are unique in the whole graph: a prefix for the type, and the key of the record. */
export const nodeId = {
  of: (prefix: NodePrefix, key: string): string => `${prefix}_${key}`,

  /**
   * Returns the key in an id. A key without a prefix is also valid, because earlier ids of districts, ports and postal codes
   * had no prefix.
   */
  keyIn: (prefix: NodePrefix, id: string): string =>
    id.startsWith(`${prefix}_`) ? id.slice(prefix.length + 1) : id,
};
