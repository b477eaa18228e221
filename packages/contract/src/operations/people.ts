import { z } from 'zod';
import { roles } from '../platform/roles.ts';
import { Profile } from '../identity/user.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

export const peopleOperations = {
  getProfile: operation({
    ...addresses.getProfile,
    summary: 'The profile of the signed-in person; id must be theirs',
    access: 'account.self',
    query: z.strictObject({ id: z.string().max(64).optional(), role: z.enum(roles).optional() }),
    reply: Profile,
    errors: ['record.notFound'],
  }),
};
