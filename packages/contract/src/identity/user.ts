import { z } from 'zod';
import { applicantTypes, roles } from '../platform/roles.ts';

export const UserData = z.object({ id: z.string(), role: z.array(z.enum(roles)) });
export type UserData = z.infer<typeof UserData>;

export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(), // an opaque handle, never the identity provider's token
  expires_in: z.number().int(),
  refresh_expires_in: z.number().int(),
});
export type Tokens = z.infer<typeof Tokens>;

export const LoginResult = z.object({ tokens: Tokens, userData: UserData });
export type LoginResult = z.infer<typeof LoginResult>;

// A hand-off code returns the tokens it stands for; a plain access token returns none.
export const TokenValidation = z.object({
  tokenValid: z.boolean(),
  userData: UserData.optional(),
  tokens: Tokens.optional(),
});
export type TokenValidation = z.infer<typeof TokenValidation>;

export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string().nullable(),
  address: z.object({ country: z.string().nullable() }),
  applicantType: z.enum(applicantTypes).nullable(),
  // Used as list filters: they only narrow a result, so knowing them grants no access.
  personUid: z.uuid(),
  agencyUid: z.uuid().nullable(),
  applicantUid: z.uuid().nullable(), // only for people who travel themselves
});
export type Profile = z.infer<typeof Profile>;

export const tokenClaims = ['sub', 'given_name', 'family_name', 'email', 'realm_access.roles'] as const;
