import type { RealmRules } from '@visawright/contract/identity/realm-settings.ts';

export type RulesDraft = Omit<RealmRules, 'retention'> & RealmRules['retention'];

export const flatRules = ({ retention, ...rules }: RealmRules): RulesDraft => ({ ...rules, ...retention });

export const wholeRules = ({
  deletedDays,
  finishedMonths,
  documentsDays,
  travellersMonths,
  ...rules
}: RulesDraft): RealmRules => ({
  ...rules,
  retention: { deletedDays, finishedMonths, documentsDays, travellersMonths },
});

export const ruleSwitches = [
  'requireApproval',
  'secondFactorForStaff',
  'selfSignUp',
  'phoneForAgencyTravellers',
] as const;

export const ruleLimits = {
  urgentDays: [1, 60],
  soonDays: [1, 120],
  deletedDays: [1, 3_650],
  finishedMonths: [1, 120],
  documentsDays: [1, 3_650],
  travellersMonths: [1, 120],
} as const;
export type RuleNumber = keyof typeof ruleLimits;

// Invalid numbers: outside the limits, or amber starting later than red.
export function wrongRules(rules: RulesDraft): RuleNumber[] {
  const outside = (Object.keys(ruleLimits) as RuleNumber[]).filter((name) => {
    const [least, most] = ruleLimits[name];
    return !(Number.isInteger(rules[name]) && rules[name] >= least && rules[name] <= most);
  });
  return rules.soonDays < rules.urgentDays && !outside.includes('soonDays') ? [...outside, 'soonDays'] : outside;
}
