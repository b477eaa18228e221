export const roles = ['admin', 'agency', 'agent', 'applicant', 'reviewer', 'distributor'] as const;
export type Role = (typeof roles)[number];

export const isRole = (word: unknown): word is Role => roles.includes(word as Role);

// Tokens also carry the identity provider's own roles; we ignore them, and treat a person without any of ours as an applicant.
export function knownRoles(words: readonly unknown[]): Role[] {
  const known = words.filter(isRole);
  return known.length > 0 ? known : ['applicant'];
}

export const applicantTypes = ['D2C', 'B2B'] as const;
export type ApplicantType = (typeof applicantTypes)[number];

export const businessTypes = ['B2B', 'B2B2C'] as const;
export const distributorTypes = ['SUPER_ADMIN', 'DISTRIBUTOR'] as const;
export const agencyTypes = ['SUPER_ADMIN', 'AGENCY'] as const;
export const requestTypes = ['EXTENSION'] as const;
export const requestStatuses = ['APPROVED', 'REJECTED', 'PENDING'] as const;
