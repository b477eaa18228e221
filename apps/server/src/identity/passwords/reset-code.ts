import type { KeyStore } from '../../platform/crypto/key-store.ts';

export const resetCodeMinutes = 30;
export const invitationHours = 72;

// Derived instead of random: a retried mail contains the same code, and the code itself is stored nowhere.
export const resetCode = (keys: KeyStore, realmId: string, requestUid: string): string =>
  keys.mac('reset code', `${realmId} ${requestUid}`).toString('base64url');
