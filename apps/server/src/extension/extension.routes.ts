import type { Handlers } from '../http/call.ts';
import { extensionCheck } from './check.ts';
import { extensionCreate } from './create.ts';

export const identityHandlers = { extensionCheck, extensionCreate } satisfies Partial<Handlers>;
