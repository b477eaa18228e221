import type { Role } from '@visawright/contract/platform/roles.ts';

export const mainRole = (user: { role: readonly Role[] }): Role => user.role[0] ?? 'applicant';

export const fullName = (user: { firstName: string; lastName: string; email: string }) =>
  `${user.firstName} ${user.lastName}`.trim() || user.email;

// The hue depends on the name only, so a person has the same colour everywhere.
export const hueOf = (name: string) => [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 360, 7);
