import { RealmRules } from '@visawright/contract/realm-settings.ts';

const known = RealmRules.strip();

// A realm's settings hold more than its rules; a rule that is absent, or from another time, has its default.
export function rulesOf(settings: unknown): RealmRules {
  const read = known.safeParse(settings ?? {});
  return read.success ? read.data : known.parse({});
}
