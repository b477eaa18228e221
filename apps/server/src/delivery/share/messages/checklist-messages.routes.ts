import type { Handlers } from '../../../platform/http/call.ts';
import { sendChecklistMessage } from './send-checklist-message.ts';

export const checklistMessageHandlers = { sendChecklistMessage } satisfies Partial<Handlers>;
