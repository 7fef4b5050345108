import type { CompanyDescriptionRecord, CompanySourceRecord } from '../../records/company-record.ts';
import type { RegisterFacts } from './facts.ts';

/**
 * Merges a register's facts into the descriptive facts, and records the register as the source of its facts. A record without
 * descriptive facts stays null, because its dataset version contains no such facts.
 */
export function mergeDescription(
  recorded: CompanyDescriptionRecord | null,
  facts: RegisterFacts,
): CompanyDescriptionRecord | null {
  if (recorded === null) return null;
  const foundingDate = shouldTakeFounded(recorded, facts) ? facts.founded : null;
  const suppliedFields = [
    ...(facts.description === null ? [] : ['description']),
    ...(facts.logo === null ? [] : ['logo']),
    ...(facts.socialProfiles.length === 0 ? [] : ['social_profiles']),
    ...(foundingDate === null ? [] : ['founded']),
    ...(facts.phone === null ? [] : ['phone_numbers']),
  ];
  return {
    description: facts.description ?? recorded.description,
    logo: facts.logo ?? recorded.logo,
    socialProfiles: facts.socialProfiles.length === 0 ? recorded.socialProfiles : facts.socialProfiles,
    founded: foundingDate ?? recorded.founded,
    employees: selectNewerCount(recorded.employees, facts.employees),
    sources: addSource(recorded.sources, facts, suppliedFields),
  };
}

/**
 * Whether to use a register's founding date. It is used when no date is known, when the new date is more precise, or when both
 * dates come from the same source.
 */
function shouldTakeFounded({ founded, sources }: CompanyDescriptionRecord, facts: RegisterFacts): boolean {
  if (facts.founded === null) return false;
  if (founded === null || facts.founded.value.startsWith(founded.value)) return true;
  return sources.some(({ url, fields }) => url === facts.source?.url && fields.includes('founded'));
}

/** Returns the later employee count. A count without a day is used only when no other count exists. */
function selectNewerCount(
  recorded: CompanyDescriptionRecord['employees'],
  found: CompanyDescriptionRecord['employees'],
): CompanyDescriptionRecord['employees'] {
  if (recorded === null || found === null) return recorded ?? found;
  return (found.asOf ?? '') >= (recorded.asOf ?? '') ? found : recorded;
}

function addSource(
  sources: readonly CompanySourceRecord[],
  { source, observedAt }: RegisterFacts,
  suppliedFields: readonly string[],
): readonly CompanySourceRecord[] {
  if (source === null) return sources;
  // A fact has a single source, which is the last source that supplied the fact.
  const otherSources = sources
    .map((other) => ({ ...other, fields: other.fields.filter((field) => !suppliedFields.includes(field)) }))
    .filter((other) => other.fields.length > 0);
  return suppliedFields.length === 0
    ? otherSources
    : [...otherSources, { ...source, fields: suppliedFields, observedAt }];
}
