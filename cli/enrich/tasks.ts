import { UserFacingError } from '../../core/user-facing-error.ts';
import { splitList, parseTask, type Task } from '../../rest-compat/bulk/task.ts';
import type { Family } from '../../rest-compat/routing/families.ts';
import { listPathParameters } from '../../rest-compat/routing/match.ts';

type Families = ReadonlyMap<string, Family>;

/**
 * Parses the options `--add` and `--by` into one task per family, in the order of `--add`.
 * @param add fields: `ip.country,phone.international`
 * @param by parameters and columns: `ip=address,phone.country=Land`. An entry without a family applies to each family that has
 * the parameter.
 * @throws UserFacingError that suggests a valid value
 */
export function parseTasks(
  add: readonly string[],
  by: string | undefined,
  families: Families,
): readonly Task[] {
  const fieldsByFamily = new Map<string, string[]>();
  for (const field of add) {
    const name = field.split('.')[0] ?? '';
    fieldsByFamily.set(name, [...(fieldsByFamily.get(name) ?? []), field]);
  }
  const names = [...fieldsByFamily.keys()];
  // A single family gets all entries, so that its error message can name the invalid entries.
  const isSingle = names.length === 1;
  const entries = by === undefined ? [] : splitList(by);
  const unusedEntry = isSingle
    ? undefined
    : entries.find((entry) => !names.some((name) => isForFamily(entry, name)));
  if (unusedEntry !== undefined)
    throw new UserFacingError(
      'usage',
      `--by ${unusedEntry}: none of ${names.join(', ')} has this parameter. lookup <family> --help lists the parameters.`,
    );
  return names.map((name) => {
    const ownEntries = entries
      .filter((entry) => isSingle || isForFamily(entry, name))
      .map((entry) => (entry.startsWith(`${name}.`) ? entry.slice(name.length + 1) : entry));
    return parseTask(
      fieldsByFamily.get(name) ?? [],
      ownEntries.length === 0 ? undefined : ownEntries.join(','),
      families,
    );
  });

  function isForFamily(entry: string, name: string): boolean {
    const parameter = entry.split('=')[0] ?? '';
    const [prefix, rest] = parameter.split('.');
    if (rest !== undefined) return prefix === name;
    const family = families.get(name);
    return (
      parameter === name ||
      family === undefined ||
      family.rows.some(
        ({ path, parameters = {} }) =>
          listPathParameters(path).includes(parameter) || Object.hasOwn(parameters, parameter),
      )
    );
  }
}
