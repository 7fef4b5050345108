import { parseDomainName, type DnsName } from '../../../facts/domain-name.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { quote } from '../../../core/quote.ts';

/** Parses a domain name. @throws invalid_request when the text is not a domain name */
export function requireName(param: string, text: string, allowsUnderscores = false): DnsName {
  const name = parseDomainName(text, allowsUnderscores);
  if (name !== null) return name;
  throw createInvalidInputError(
    param,
    `${param} must be a domain name with at least two labels, not ${quote(text)}: for example, use example.com.`,
  );
}
