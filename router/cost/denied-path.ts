import type { CostNode, CostTree } from './cost-tree.ts';
import type { GraphPrices } from './prices.ts';

/**
 * The path of a field that a key for some families may not read. Of a record of another family it may read what its own
 * paths answer, and nothing else.
 */
export function deniedPath(tree: CostTree, families: readonly string[], prices: GraphPrices): string | null {
  const has = (owners: ReadonlySet<string> | undefined) => families.some((family) => owners?.has(family));

  const within = (nodes: readonly CostNode[], path: string, isRestricted: boolean): string | null => {
    for (const node of nodes) {
      if (node.name.startsWith('__')) continue;
      const isRoot = path === '';
      const here = node.isGroup ? path : isRoot ? node.name : `${path}/${node.name}`;
      const judged = node.isGroup ? isRestricted : judge(node, here, isRoot, isRestricted);
      if (judged === null) return node.path;
      const below = within(node.inside, here, judged);
      if (below !== null) return below;
    }
    return null;
  };

  /** Null: denied; else whether only what the key's own paths answer may be read below. */
  const judge = (node: CostNode, path: string, isRoot: boolean, isRestricted: boolean): boolean | null => {
    const owners =
      (isRoot ? prices.rootFamilies.get(node.name) : undefined) ?? prices.typeFamilies.get(node.type);
    if (owners !== undefined && has(owners)) return false;
    if (!isRoot && owners === undefined && !prices.entities.has(node.type) && !isRestricted) return false;
    return !isRoot && has(prices.included.get(path)) ? true : null;
  };

  return within(tree.nodes, '', false);
}
