/**
 * Copies a record and adds fields. Object spread is avoided: on Node 20, a spread followed by another key creates a
 * hidden class per object, which costs microseconds and stays until a major GC.
 */
export const withMore = <Record extends object, More extends object>(record: Record, more: More) =>
  Object.assign({}, record, more);
