const words = /\s*(The list is null|Null) only with an error\./;

/** Whether the graph answers null only beside an error: a body of REST never shows that null. */
export const isNullOnlyWithError = (description: string | null | undefined): boolean =>
  words.test(description ?? '');

/** A description as it holds for a body of REST. */
export const withoutErrorNull = (description: string): string => description.replace(words, '');
