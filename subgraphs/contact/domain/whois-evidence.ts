/** Classifies the lines of WHOIS responses by what the registry states about a name. */

/** Removes padding and comment marks from a line. */
const extractStatement = (line: string): string => line.replace(/^[\s%#*>]+/, '').replace(/[\s*<]+$/, '');

/**
 * Matches complete lines in which a registry reports that the name is not registered. `NAME` represents the name, with or
 * without quotes.
 */
const freePatterns: readonly RegExp[] = [
  /^(?:NAME ?[:-]? )?no match(?:es)?(?: found)?(?: for)?:?(?: domain)?(?: NAME)?[.!]*$/i,
  /^(?:domain |domain name |object )?not found[:.!]*(?: NAME)?[.!]*$/i,
  /^(?:domain |object )?NAME:? (?:not found|not registe?red|no existe|no entries found|is free|is available|is available for (?:registration|purchase)|is not registered)[.!]*$/i,
  /^(?:error:? ?\d{0,3}:? *)?no entries found(?: (?:for|in) (?:the selected source(?:\(s\))?|query NAME|(?:domain )?NAME|the .{1,30} database))?[.!]*$/i,
  /^(?:error:? ?\d{1,3}:? *)?no (?:records|objects) (?:found(?: for (?:object )?NAME)?|matching NAME found)[.!]*$/i,
  /^no (?:data|object|such domain|domain|information)(?: was)? found[.!]*(?: NAME)?$/i,
  /^no data was found to match the request criteria[.!]*$/i,
  /^no information available about domain name NAME in the .{1,40} database[.!]*$/i,
  /^no found[.!]*$/i,
  /^no such domain[:.!]*(?: NAME)?[.!]*$/i,
  /^nothing found(?: for this query)?[.!]*$/i,
  /^no matching (?:record|objects?|entry)(?: found)?[.!]*$/i,
  /^(?:the )?queried object does not exist(?:: *(?:domain )?(?:NAME|not found|no matching objects found))?[.!]*$/i,
  /^(?:object does not exist|object_not_found)[.!]*$/i,
  /^(?:the |this |above )?(?:requested )?(?:domain name|domain|name)(?: NAME)?:? (?:does not exist|was not found|not found|is not registered|has not been registered|is free|is available|is available for (?:registration|purchase))(?: in .{1,60})?[.!]*$/i,
  /^sorry, but domain:? NAME,? not found in database[.!]*$/i,
  /^error:? ?\d{1,3}: *(?:domain is not registered|domain name not found|object not found)[.!]*$/i,
  /^not registered - the domain you have requested \(?NAME\)? is not a registered \S{1,20} domain name[.!]*$/i,
  /^above domain name is not registered to \w{1,20}[.!]*$/i,
  /^(?:data not found\. )?this domain is available for registration[.!]*$/i,
  /^status: available \(no match for domain NAME\)$/i,
  /^nincs tal[aá]lat \/ no match$/i,
  /^no_se_encontro_el_objeto\/object_not_found$/i,
  /^this query returned 0 objects[.!]*$/i,
  // Some registries send the same text for unregistered names and for invalid queries. The client sends only valid queries.
  /^invalid query or domain name not known in dot \w{2,20} domain registry[.!]*$/i,
  /^we do not have an entry in our database matching your query[.!]*$/i,
];

/** Matches values of the status field for a name that is not registered. */
const freeStatusPattern = /^(?:free|available|not registered|no object found|220 available)$/i;

/** Matches lines in which a registry reports a rejected query or a failure. */
const rejectionPattern =
  /^(?:error:? ?\d{2,}:? .*|.{0,40}\b(?:limit|quota)\b.{0,20}\bexceeded\b.*|exceeded .{0,40}\b(?:limit|quota)\b.*|(?:number of|your) .{0,60}\bexceeded\b.*|too many (?:requests|queries|connections).*|access denied.*|requests of this client are not permitted.*|(?:your (?:ip|ip address|connection|request) (?:has been |is |was )?(?:blocked|banned|blacklisted|refused|denied|limited)).*|.{0,40}\btemporarily unavailable\b.*|(?:please )?try again (?:later|in).*|.{0,30}\bunder maintenance\b.*|the number of requests per client.*)$/i;

/** Classifies a line of a response: the name is free, or the registry rejected the query. @returns null for any other line */
export function classifyStatement(line: string, name: string): 'free' | 'rejected' | null {
  const statementText = extractStatement(line);
  // Ignore long lines, which are legal notices.
  if (statementText === '' || statementText.length > 160) return null;
  const lowerText = statementText.toLowerCase();
  const nameIndex = lowerText.indexOf(name);
  const textWithPlaceholder =
    nameIndex === -1
      ? statementText
      : `${statementText.slice(0, nameIndex).replace(/["'«[(]$/, '')}NAME${statementText.slice(nameIndex + name.length).replace(/^["'»\])]/, '')}`;
  if (freePatterns.some((form) => form.test(textWithPlaceholder))) return 'free';
  return rejectionPattern.test(statementText) ? 'rejected' : null;
}

export const isFreeStatus = (value: string): boolean => freeStatusPattern.test(value.trim());
