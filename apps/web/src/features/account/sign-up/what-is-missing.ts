import { unmetPasswordRules, type PasswordRuleId } from '@visawright/contract/identity/password.ts';

export interface SignUpDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly terms: boolean;
  readonly reading: boolean;
  readonly agency?: boolean; // with a start link: becomes a traveller of its agency
}

export type Missing = 'name' | 'email' | 'password' | 'ticks' | 'everyTick' | readonly PasswordRuleId[] | null;

// The first thing that keeps the button disabled, in the order of the form.
export function whatIsMissing({ name, email, password, terms, reading, agency }: SignUpDraft): Missing {
  if (!name.trim()) return 'name';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return 'email';
  if (!password) return 'password';
  const rules = unmetPasswordRules(password);
  if (rules.length > 0) return rules;
  if (agency === undefined) return terms && reading ? null : 'ticks';
  return terms && reading && agency ? null : 'everyTick';
}
