/** A text for users, and its source. */
export interface Text {
  readonly source: string;
  readonly text: string;
}

const fence = /^( *)```(\w*)\n([^]*?)^ *```$/gm;

/** Returns the code blocks of a Markdown text in one language. */
export const findCodeBlocks = (markdown: string, language: string): string[] =>
  Array.from(markdown.matchAll(fence))
    .filter(([, , of]) => of === language)
    .map(([, indent = '', , code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''));

/** Returns the inline code of a Markdown text, outside its code blocks. Inline code may span lines. */
export const findInlineCode = (markdown: string): string[] =>
  Array.from(markdown.replaceAll(fence, '').matchAll(/`([^`]+)`/g), ([, code = '']) =>
    code.replaceAll(/\s*\n\s*/g, ' '),
  );

/** Returns the commands of a shell text without comments. Quotes and a trailing backslash or pipe continue a command. */
export function splitCommands(shell: string): string[] {
  const commands: string[] = [];
  let current = '';
  let quote = '';
  for (let index = 0; index < shell.length; index += 1) {
    const character = shell.charAt(index);
    if (quote !== '') {
      if (character === quote) quote = '';
      current += character;
    } else if (character === "'" || character === '"') {
      quote = character;
      current += character;
    } else if (character === '#' && /(^|\s)$/.test(current)) {
      while (index + 1 < shell.length && shell.charAt(index + 1) !== '\n') index += 1;
    } else if (character === '\n') {
      if (current.endsWith('\\')) current = `${current.slice(0, -1)} `;
      else if (!/[|&]\s*$/.test(current)) {
        commands.push(current.trim());
        current = '';
      }
    } else current += character;
  }
  commands.push(current.trim());
  return commands.filter((command) => command !== '');
}

/** Returns the example lines of a help text: indented, complete commands of the program. */
export const findHelpExamples = (help: string, program: string): string[] =>
  help
    .split('\n')
    .filter((line) => line.startsWith(`  ${program} `))
    .flatMap((line) => splitCommands(line));

/** Whether a command has a placeholder: `<file>`, `[--json]`, `bash|zsh`, `…`. */
export const isPattern = (command: string): boolean =>
  /<[\w -]+>|…|\.\.\.|\[--|\b\w+\|\w+\|/.test(command.replaceAll(/'[^']*'|"[^"]*"/g, ''));

/** Splits a command into words like a shell, without support for pipes and variables. */
export function splitWords(command: string): string[] {
  return Array.from(command.matchAll(/(?:[^\s'"\\]|\\.|'[^']*'|"(?:[^"\\]|\\.)*")+/g), ([word]) =>
    word.replaceAll(
      /\\(.)|'([^']*)'|"((?:[^"\\]|\\.)*)"/g,
      (_, escaped?: string, single?: string, double?: string) =>
        escaped ?? single ?? double?.replaceAll(/\\(.)/g, '$1') ?? '',
    ),
  );
}

/** Returns the text of the code elements of a page. @param label value of `aria-label` */
export const findPageCode = (page: string, label: string): string[] =>
  Array.from(page.matchAll(/<pre[^>]* aria-label="([^"]*)">([^]*?)<\/pre>/g))
    .filter(([, of]) => of === label)
    .map(([, , text = '']) => extractText(text));

export const extractText = (markup: string): string =>
  markup
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
