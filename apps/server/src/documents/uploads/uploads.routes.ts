import type { Handlers } from '../../platform/http/call.ts';
import { processDocs, storeFiles } from './process-docs.ts';
import { unlockDocument } from './unlock-document.ts';

export const uploadHandlers = {
  processDocs: (call, input) => processDocs(call, input),
  processDocsSocket: (call, input) => storeFiles(call, input),
  unlockDocument: (call, { body }) => unlockDocument(call, body),
} satisfies Partial<Handlers>;
