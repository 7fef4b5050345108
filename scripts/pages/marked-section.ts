/**
 * Replaces a generated section of a Markdown page: the text between `<!-- name -->` and `<!-- end of name -->`.
 * @throws Error when the page has no such section
 */
export function replaceSection(page: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The page has no section ${name}.`);
  return `${page.slice(0, from + start.length)}\n${text.trim()}\n${page.slice(to)}`;
}

/** Returns a generated section of a Markdown page. @throws Error when the page has no such section */
export function getSection(page: string, name: string): string {
  const sectionMatch = new RegExp(`<!-- ${name} -->\n([^]*?)\n<!-- end of ${name} -->`).exec(page)?.[1];
  if (sectionMatch === undefined) throw new Error(`The page has no section ${name}.`);
  return sectionMatch.trim();
}
