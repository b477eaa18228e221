import type { Handlers } from '../../platform/http/call.ts';
import { getProfile } from './get-profile.ts';

export const peopleHandlers = { getProfile } satisfies Partial<Handlers>;
