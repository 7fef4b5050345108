import { quote } from '../../core/quote.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';
import { formatSuggestion, findNearest } from '../../rest-compat/parameters/nearest.ts';
import { providerSettings, serviceSettings } from './table.ts';

/**
 * Checks the arguments of a program that has only settings.
 * @param program its name in the message
 * @throws UserFacingError for any argument. It suggests the setting with the name of the option, such as PORT for --port.
 */
export function requireNoArguments(program: string, [argument]: readonly string[]): void {
  if (argument === undefined) return;
  // The value after = can be a secret.
  const [name = ''] = argument.split('=');
  const settings = Object.values({ ...serviceSettings, ...providerSettings }).flatMap(Object.keys);
  const variable = name.replace(/^-+/, '').replaceAll('-', '_').toUpperCase();
  throw new UserFacingError(
    'usage',
    `${formatSuggestion(findNearest(variable, settings))}${program} has no option or argument ${quote(name)}. ` +
      'Its settings are environment variables: --help lists them.',
  );
}
