import { unmetPasswordRules, type PasswordRuleId } from '@visawright/contract/identity/password.ts';

export interface SignUpDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly terms: boolean;
  readonly reading: boolean;
}

export type Missing = 'name' | 'email' | 'password' | 'ticks' | readonly PasswordRuleId[] | null;

// The first thing that keeps the button disabled, in the order of the form.
export function whatIsMissing({ name, email, password, terms, reading }: SignUpDraft): Missing {
  if (!name.trim()) return 'name';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return 'email';
  if (!password) return 'password';
  const rules = unmetPasswordRules(password);
  if (rules.length > 0) return rules;
  return terms && reading ? null : 'ticks';
}
