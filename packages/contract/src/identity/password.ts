export const passwordMinLength = 12;

export const passwordRules = [
  { id: 'length', met: (word: string) => [...word].length >= passwordMinLength },
  { id: 'uppercase', met: (word: string) => /\p{Lu}/u.test(word) },
  { id: 'lowercase', met: (word: string) => /\p{Ll}/u.test(word) },
  { id: 'number', met: (word: string) => /\p{Nd}/u.test(word) },
  { id: 'special', met: (word: string) => /[^\p{L}\p{N}\s]/u.test(word) },
] as const;

export type PasswordRuleId = (typeof passwordRules)[number]['id'];

export const unmetPasswordRules = (word: string): PasswordRuleId[] =>
  passwordRules.filter((rule) => !rule.met(word)).map((rule) => rule.id);
