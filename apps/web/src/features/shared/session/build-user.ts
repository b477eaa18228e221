import type { Profile } from '@visawright/contract/identity/user.ts';
import { call } from '../../../lib/api/call.ts';
import { writeJson } from '../../../lib/browser/storage.ts';
import { userOfToken, type CurrentUser } from '../../../lib/tokens/token.ts';

export const mergeProfile = (user: CurrentUser, profile: Profile | null): CurrentUser =>
  profile
    ? {
        ...user,
        ...profile,
        firstName: profile.firstName || user.firstName,
        lastName: profile.lastName || user.lastName,
        address: { country: profile.address?.country ?? null },
      }
    : user;

// If the profile cannot be loaded, the token's claims are enough to work with.
export async function buildUser(accessToken: string): Promise<CurrentUser> {
  const user = userOfToken(accessToken);
  const query = { id: user.id, ...(user.role[0] ? { role: user.role[0] } : {}) };
  const profile = await call('getProfile', { query }).catch(() => null);
  const merged = mergeProfile(user, profile);
  const { id, firstName, lastName, role, applicantType } = merged;
  writeJson('profile', { id, firstName, lastName, role, applicantType });
  return merged;
}
