import { expect, inject, test } from 'vitest';
import { keysHelp } from '../../app/key-administration/commands.ts';
import { formatSettingsHelp } from '../../app/settings/help.ts';
import { readSettings } from '../../app/settings/settings.ts';
import { parseCommandLine } from '../../cli/command-line.ts';
import { formatFamilyHelp } from '../../cli/help.ts';
import { runLookup } from '../../cli/lookup.ts';
import { RemoteSource } from '../../cli/remote.ts';
import { groupByFamily } from '../../rest-compat/routing/families.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { findHelpExamples, splitWords } from '../support/examples-in-texts.ts';
import { executeKeysCommand } from '../support/keys-command.ts';
import { needsProvider } from '../support/needs-provider.ts';

const { url, key, dataDir } = inject('service');
const families = groupByFamily(routes);

const familyHelps = Array.from(families.values(), (family) => ({
  source: `lookup ${family.name} --help`,
  text: formatFamilyHelp(family),
}));

const isSameTarget = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((target) => {
    const { pathname, searchParams } = new URL(target, 'http://service');
    return JSON.stringify([decodeURIComponent(pathname), [...searchParams].sort()]);
  });
  return first === second;
};

test.each(familyHelps)('the examples in $source work', async ({ source, text }) => {
  for (const line of findHelpExamples(text.split('\nExamples:')[1] ?? '', 'lookup')) {
    const [, family = '', ...args] = splitWords(line);
    const familyTargets = families.get(family);
    const path = familyTargets === undefined ? null : (parseCommandLine(familyTargets, args)?.path ?? null);
    const helpTargets: string[] = [];
    const code = await runLookup([family, ...args], {
      routes,
      open: async () => new RemoteSource({ url, key, pause: async () => undefined }),
      terminal: {
        isTerminal: false,
        write: (piece) => void helpTargets.push(piece),
        writeError: (piece) => void helpTargets.push(piece),
      },
      mcp: async () => undefined,
      enrich: async () => 0,
      data: async () => 0,
      zones: async () => 0,
      stdin: () => process.stdin,
    });
    const isRemote = [...needsProvider].some((each) => isSameTarget(each, path ?? ''));
    expect(code, `${source}: ${line}\n${helpTargets.join('')}`).toBe(isRemote ? 3 : 0);
  }
});

test('the example values in the help of npm run keys are accepted', async () => {
  const [create = ''] = keysHelp.split(/^ {2}list/m);
  const options = Array.from(
    create.matchAll(/^ {4}--([\w-]+) <[^>]+>\s+(.*)$/gm),
    ([, name = '', meaning = '']) => [name, / as (\S+?)[;,]?(?:\s|$)/.exec(meaning)?.[1]] as const,
  ).filter(([, value]) => value !== undefined);
  expect(options.map(([name]) => name)).toEqual(['origin', 'families', 'ip', 'expires']);
  for (const [name, value] of options) {
    const type = name === 'origin' ? ['--type', 'public'] : [];
    const args = ['create', ...type, `--${name}`, value ?? ''];
    const { code, text } = await executeKeysCommand(args, { DATA_DIR: dataDir });
    expect(code, text).toBe(0);
  }
});

test('the default values in the help of npm start are accepted', () => {
  // "none" and "all" describe an absent setting.
  const defaults = Array.from(
    formatSettingsHelp(Infinity).matchAll(
      /^ {2}([A-Z_\d]+) .* Default: (?!none|all|any)(\S+?)(?: milliseconds| megabytes| \w+ per minute)?\.(?: |$)/gm,
    ),
  );
  expect(defaults.length).toBeGreaterThan(20);
  for (const [, name = '', value = ''] of defaults)
    expect(() => readSettings({ [name]: value }), `${name}=${value}`).not.toThrow();
});
