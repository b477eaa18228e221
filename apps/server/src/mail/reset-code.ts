import type { KeyStore } from '../adapters/key-store.ts';

export const resetCodeMinutes = 30;
export const invitationHours = 72;

// Derived, not drawn: a second try of the mail carries the same code, and the code itself is stored nowhere.
export const resetCode = (keys: KeyStore, realmId: string, requestUid: string): string =>
  keys.mac('reset code', `${realmId} ${requestUid}`).toString('base64url');
