/** Prefixes of ids whose records have a key without prefix. Ids of other records are unique without one. */
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

  /** Returns the key in an id. Also accepts the key itself, which was the id of districts, ports and postal codes. */
  keyIn: (prefix: NodePrefix, id: string): string =>
    id.startsWith(`${prefix}_`) ? id.slice(prefix.length + 1) : id,
};
