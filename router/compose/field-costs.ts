import { Kind, parse, type ConstDirectiveNode, type ConstValueNode } from 'graphql';

/** The `@cost` and `@listSize` directives of a field. */
export interface FieldCost {
  /** `@cost(weight:)`. Null when the field is not a lookup. */
  readonly weight: number | null;
  /** `@listSize(assumedSize:)`: the maximum length of the list. */
  readonly assumedSize: number | null;
  /** Arguments that limit the length of the list. */
  readonly slicingArguments: readonly string[];
  /** Lists in the returned object that the size applies to. Empty when the field itself is the list. */
  readonly sizedFields: readonly string[];
}

/** Reads the cost directives of a supergraph, by schema coordinate `Type.field`. */
export function readFieldCosts(supergraph: string): ReadonlyMap<string, FieldCost> {
  const costs = new Map<string, FieldCost>();
  for (const definition of parse(supergraph, { noLocation: true }).definitions) {
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.INTERFACE_TYPE_DEFINITION
    ) {
      continue;
    }
    for (const { name, directives = [] } of definition.fields ?? []) {
      const cost = directives.find((each) => each.name.value === 'cost');
      const size = directives.find((each) => each.name.value === 'listSize');
      if (cost === undefined && size === undefined) continue;
      costs.set(`${definition.name.value}.${name.value}`, {
        weight: readInteger(cost, 'weight'),
        assumedSize: readInteger(size, 'assumedSize'),
        slicingArguments: readTexts(size, 'slicingArguments'),
        sizedFields: readTexts(size, 'sizedFields'),
      });
    }
  }
  return costs;
}

function readInteger(directive: ConstDirectiveNode | undefined, name: string): number | null {
  const value = findArgument(directive, name);
  return value?.kind === Kind.INT ? Number(value.value) : null;
}

function readTexts(directive: ConstDirectiveNode | undefined, name: string): readonly string[] {
  const value = findArgument(directive, name);
  if (value?.kind !== Kind.LIST) return [];
  return value.values.flatMap((part) => (part.kind === Kind.STRING ? part.value : []));
}

const findArgument = (directive: ConstDirectiveNode | undefined, name: string): ConstValueNode | undefined =>
  directive?.arguments?.find((each) => each.name.value === name)?.value;
