import { Kind, parse, type ConstDirectiveNode, type DocumentNode } from 'graphql';

/** SDL of the subgraphs of a composition, by name. */
export type Subgraphs = Readonly<Record<string, DocumentNode>>;

/** Returns the values of `join__Graph` by subgraph name. */
export function readGraphValues({ definitions }: DocumentNode): ReadonlyMap<string, string> {
  const values = definitions.flatMap((node) =>
    node.kind === Kind.ENUM_TYPE_DEFINITION && node.name.value === 'join__Graph' ? (node.values ?? []) : [],
  );
  return new Map(
    values.flatMap(({ name, directives = [] }) => {
      const graphName = directives[0]?.arguments?.find((each) => each.name.value === 'name')?.value;
      return graphName?.kind === Kind.STRING ? [[graphName.value, name.value] as const] : [];
    }),
  );
}

/** Builds a `@join__field` directive. @param more further arguments, with a leading comma */
export function createJoinField(graph: string | undefined, more: string): ConstDirectiveNode {
  const text = `type T @join__field(graph: ${graph ?? ''}${more})`;
  const [node] = parse(text, { noLocation: true }).definitions;
  const directive = node?.kind === Kind.OBJECT_TYPE_DEFINITION ? node.directives?.[0] : undefined;
  if (directive === undefined) throw new Error(`Not a directive: ${text}`);
  return directive;
}
