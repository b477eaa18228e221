import type { Role } from '../platform/roles.ts';

// What an API key may do. An operation is callable with a key only if it names one of these, and the key has it; whose records it reaches
// is decided by the access table, as for the person in whose name the key acts.
export const apiScopes = [
  'applications.read',
  'applications.write',
  'applicants.read',
  'applicants.write',
  'documents.read',
  'documents.add',
  'agencies.read',
] as const;
export type ApiScope = (typeof apiScopes)[number];

export type KeyRole = Extract<Role, 'admin' | 'agency'>;

// Scopes that lead to an operation for a key of this role.
export const scopesFor: Readonly<Record<KeyRole, readonly ApiScope[]>> = {
  admin: ['agencies.read'],
  agency: apiScopes.filter((scope) => scope !== 'agencies.read'),
};

export const keyLimits = {
  beginning: 'vw_live_',
  mostKeys: 20, // that have not ended, of an agency or of the realm
  mostMonths: 12,
  unusedDays: 90, // then it is marked
  endsSoonDays: 30,
  callsAMinute: 300, // of one key
} as const;
