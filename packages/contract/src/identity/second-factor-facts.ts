import type { Role } from '../platform/roles.ts';

// In a file without schemas, so that a screen can use them without loading those.
export const rolesWithSecondFactor = ['admin', 'distributor', 'agency', 'reviewer'] as const satisfies Role[];
export const recoveryCodeCount = 10;
export const secondFactorDigits = 6;
export const trustedDays = 14;
