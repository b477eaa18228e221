import type { Handlers } from '../../platform/http/call.ts';
import { extensionCheck } from './extension-check.ts';
import { extensionCreate } from './extension-create.ts';

export const extensionHandlers = { extensionCheck, extensionCreate } satisfies Partial<Handlers>;
