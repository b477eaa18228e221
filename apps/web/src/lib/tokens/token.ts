import { knownRoles, type ApplicantType, type Role } from '@visawright/contract/platform/roles.ts';

export interface CurrentUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role[];
  companyName: string | null;
  address: { country: string | null };
  applicantType: ApplicantType | null;
  personUid: string | null; // null: the profile could not be read
  agencyUid: string | null;
  applicantUid: string | null;
}

interface Claims {
  sub?: string;
  given_name?: string;
  family_name?: string;
  email?: string;
  preferred_username?: string;
  exp?: number;
  iss?: string;
  realm_access?: { roles?: unknown[] };
}

// Decoded without verification: the server verifies tokens, the browser only decides what to show.
export function claims(accessToken: string): Claims {
  try {
    const part = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return {};
  }
}

export function userOfToken(accessToken: string): CurrentUser {
  const found = claims(accessToken);
  return {
    id: found.sub ?? '',
    firstName: found.given_name ?? '',
    lastName: found.family_name ?? '',
    email: found.email ?? '',
    role: knownRoles(found.realm_access?.roles ?? []),
    companyName: null,
    address: { country: null },
    applicantType: null,
    personUid: null,
    agencyUid: null,
    applicantUid: null,
  };
}

// Path realms share one origin, so a stored token may belong to another realm.
export const isOfRealm = (accessToken: string, realmId: string) =>
  claims(accessToken).iss?.endsWith(`/realms/${realmId}`) ?? false;

export const accountName = (accessToken: string) => {
  const found = claims(accessToken);
  const name = [found.given_name, found.family_name].filter(Boolean).join(' ');
  return [name, found.email ?? found.preferred_username].filter(Boolean).join(', ');
};
