import type { Handlers } from '../../platform/http/call.ts';
import { readBase64FromUrl } from './read-base64-from-url.ts';
import { getConsent, giveConsent, withdrawConsent } from '../consents/consents.ts';
import { listDocumentViews } from '../views/list-document-views.ts';
import { serveOriginalFile, createOriginalTicket } from './serve-original-file.ts';
import { servePageImage } from './serve-page-image.ts';

export const ticketHandlers = {
  base64FromUrl: readBase64FromUrl,
  originalTicket: createOriginalTicket,
  pageImage: servePageImage,
  originalFile: serveOriginalFile,
  documentViews: listDocumentViews,
  getConsent,
  giveConsent,
  withdrawConsent,
} satisfies Partial<Handlers>;
