export function escapePatterns(text: string, path: string): string;
