import { AppError } from '../http/app-error.ts';
import type { Handlers } from '../http/call.ts';

const later = () => Promise.reject(new AppError('part.unavailable'));

export const uploadHandlers = {
  processDocs: later,
  processDocsSocket: later,
  unlockDocument: later,
} satisfies Partial<Handlers>;
