import type { Handlers } from '../http/call.ts';
import { processDocs, takeFiles } from './process-docs.ts';
import { unlockDocument } from './unlock-document.ts';

export const uploadHandlers = {
  processDocs: (call, input) => processDocs(call, input),
  processDocsSocket: (call, input) => takeFiles(call, input),
  unlockDocument: (call, { body }) => unlockDocument(call, body),
} satisfies Partial<Handlers>;
