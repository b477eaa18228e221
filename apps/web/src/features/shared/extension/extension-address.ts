import type { Role } from '@visawright/contract/platform/roles.ts';

// The panel of the extension opens the same two addresses.
export const extensionAddress = (roles: readonly Role[]) =>
  roles.includes('applicant') ? '/profile?part=extension' : '/settings?tab=extension';

export const guideAddress = (roles: readonly Role[]) =>
  roles.includes('applicant') ? '/profile?part=extension-guide' : '/settings?tab=extension&guide=1';
