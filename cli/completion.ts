import { hasDeep, familyOptions, type Family } from '../rest-compat/routing/families.ts';
import { UserFacingError } from '../core/user-facing-error.ts';

type Families = ReadonlyMap<string, Family>;

const listOptions = (family: Family): string[] =>
  [...family.options.keys(), ...(hasDeep(family) ? ['deep'] : []), ...familyOptions].map(
    (name) => `--${name}`,
  );

/**
 * Returns a completion script for a shell. It completes families and commands first, then the options of the family.
 * @param otherCommands commands that are not families
 */
export function formatCompletion(
  families: Families,
  otherCommands: Iterable<string>,
  shell: string | undefined,
): string {
  const commands = [...families.keys(), ...otherCommands].join(' ');
  switch (shell) {
    case 'bash':
      return `_lookup() {
  local word="\${COMP_WORDS[COMP_CWORD]}"
  if [ "$COMP_CWORD" -eq 1 ]; then COMPREPLY=($(compgen -W "${commands}" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${Array.from(families.values(), (family) => `    ${family.name}) COMPREPLY=($(compgen -W "${listOptions(family).join(' ')}" -- "$word"));;`).join('\n')}
    enrich) COMPREPLY=($(compgen -f -W "--add --by --ambiguous --out --format --delimiter --encoding --help" -- "$word"));;
  esac
}
complete -o default -F _lookup lookup
`;
    case 'zsh':
      return `#compdef lookup
_lookup() {
  if (( CURRENT == 2 )); then compadd ${commands}; return; fi
  case "\${words[2]}" in
${Array.from(families.values(), (family) => `    ${family.name}) compadd -- ${listOptions(family).join(' ')};;`).join('\n')}
    *) _files;;
  esac
}
compdef _lookup lookup
`;
    case 'fish':
      return [
        `complete -c lookup -n __fish_use_subcommand -f -a "${commands}"`,
        ...Array.from(families.values(), (family) =>
          listOptions(family)
            .map(
              (name) =>
                `complete -c lookup -n "__fish_seen_subcommand_from ${family.name}" -l ${name.slice(2)}`,
            )
            .join('\n'),
        ),
        '',
      ].join('\n');
    case undefined:
    default:
      throw new UserFacingError(
        'usage',
        `lookup completion needs bash, zsh or fish: for example lookup completion bash >> ~/.bashrc`,
      );
  }
}
