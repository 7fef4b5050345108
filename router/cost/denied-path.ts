import type { CostNode, CostTree } from './cost-tree.ts';
import type { GraphPrices } from './prices.ts';

/**
 * Returns the path of the first field that a key restricted to some families may not read, or null. A key may read a
 * record of another family only as far as the REST paths of its own families include it.
 */
export function findDeniedPath(
  tree: CostTree,
  families: readonly string[],
  prices: GraphPrices,
): string | null {
  const isOwnedByFamily = (owners: ReadonlySet<string> | undefined) =>
    families.some((family) => owners?.has(family));

  const findDeniedNode = (nodes: readonly CostNode[], path: string, isRestricted: boolean): string | null => {
    for (const node of nodes) {
      if (node.name.startsWith('__')) continue;
      const isRoot = path === '';
      const nodePath = node.isGroup ? path : isRoot ? node.name : `${path}/${node.name}`;
      const isNestedRestricted = node.isGroup
        ? isRestricted
        : checkNode(node, nodePath, isRoot, isRestricted);
      if (isNestedRestricted === null) return node.path;
      const deniedNestedPath = findDeniedNode(node.inside, nodePath, isNestedRestricted);
      if (deniedNestedPath !== null) return deniedNestedPath;
    }
    return null;
  };

  /**
   * Checks one field. Returns null when the key may not read the field. Otherwise, returns whether the key may read nested fields
   * only where its own REST paths return them.
   */
  const checkNode = (
    node: CostNode,
    path: string,
    isRoot: boolean,
    isRestricted: boolean,
  ): boolean | null => {
    const owners =
      (isRoot ? prices.rootFamilies.get(node.name) : undefined) ?? prices.typeFamilies.get(node.type);
    if (owners !== undefined && isOwnedByFamily(owners)) return false;
    if (!isRoot && owners === undefined && !prices.entities.has(node.type) && !isRestricted) return false;
    return !isRoot && isOwnedByFamily(prices.included.get(path)) ? true : null;
  };

  return findDeniedNode(tree.nodes, '', false);
}
