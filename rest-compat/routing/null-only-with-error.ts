const errorNullPattern = /\s*(The list is null|Null) only with an error\./;

/**
 * Whether a field is null only together with a GraphQL error. REST then returns the error, so the null is never
 * visible.
 */
export const isNullOnlyWithError = (description: string | null | undefined): boolean =>
  errorNullPattern.test(description ?? '');

/** Removes the sentence about errors from a description, for REST documentation. */
export const removeErrorNull = (description: string): string => description.replace(errorNullPattern, '');
