import { RealmRules } from '@visawright/contract/identity/realm-settings.ts';

const known = RealmRules.strip();

// Settings contain more than rules; a rule that is missing or invalid gets its default.
export function rulesOf(settings: unknown): RealmRules {
  const read = known.safeParse(settings ?? {});
  return read.success ? read.data : known.parse({});
}
