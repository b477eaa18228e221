import { AppError } from '../http/app-error.ts';
import type { Handlers } from '../http/call.ts';

const later = () => Promise.reject(new AppError('part.unavailable'));

export const vaultHandlers = {
  base64FromUrl: later,
  originalTicket: later,
  pageImage: later,
  originalFile: later,
  documentViews: later,
  getConsent: later,
  giveConsent: later,
} satisfies Partial<Handlers>;
