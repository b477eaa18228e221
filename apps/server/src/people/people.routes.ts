import type { Handlers } from '../http/call.ts';
import { getProfile } from './get-profile.ts';

export const identityHandlers = { getProfile } satisfies Partial<Handlers>;
