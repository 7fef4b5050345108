import type { Member } from '../../subgraph/ownership.ts';

/** A value, and the subgraph whose resolvers returned it and can read its fields. */
export class LocatedValue {
  readonly member: Member;
  readonly value: unknown;
  /** The same entity in other subgraphs, by subgraph name and representation fields. */
  readonly remoteEntities = new Map<string, LocatedValue | null | Promise<LocatedValue | null>>();

  constructor(member: Member, value: unknown) {
    this.member = member;
    this.value = value;
  }
}
