import type { Member } from '../../subgraph/ownership.ts';

/** A value with the subgraph that it came from, whose resolvers know how to read it. */
export class Located {
  readonly member: Member;
  readonly value: unknown;
  /** The same entity as other subgraphs know it, by subgraph and by what they had to be shown. */
  readonly elsewhere = new Map<string, Located | null | Promise<Located | null>>();

  constructor(member: Member, value: unknown) {
    this.member = member;
    this.value = value;
  }
}
