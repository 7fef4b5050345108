export function asciiPatterns(text: string, path: string): string;
