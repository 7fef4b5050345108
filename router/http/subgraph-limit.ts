/** Maximum size of a request to a subgraph, in bytes: long lists have many representations. */
export const maxSubgraphBytes = 4 * 1024 * 1024;
