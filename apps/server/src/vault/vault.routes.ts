import type { Handlers } from '../http/call.ts';
import { base64FromUrl } from './base64-from-url.ts';
import { getConsent, giveConsent, withdrawConsent } from './consents.ts';
import { documentViews } from './document-views.ts';
import { originalFile, originalTicket } from './original-file.ts';
import { pageImage } from './page-image.ts';

export const vaultHandlers = {
  base64FromUrl,
  originalTicket,
  pageImage,
  originalFile,
  documentViews,
  getConsent,
  giveConsent,
  withdrawConsent,
} satisfies Partial<Handlers>;
