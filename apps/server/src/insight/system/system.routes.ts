import type { Handlers } from '../../platform/http/call.ts';
import { systemStatusHandler } from './get-system-status.ts';

export const systemHandlers = { systemStatus: systemStatusHandler() } satisfies Partial<Handlers>;
