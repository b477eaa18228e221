import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import { createContext, use } from 'react';
import { usePicture } from './use-picture.ts';

// Requests new picture URLs when the old ones have expired.
export const NewTickets = createContext<() => void>(() => undefined);

export function usePagePicture({ pageUid, operations, imageUrl }: DocumentPage) {
  return usePicture(`${pageUid} ${JSON.stringify(operations)}`, imageUrl, use(NewTickets));
}
export function usePageThumbnail({ pageUid, operations, thumbnailUrl }: DocumentPage) {
  return usePicture(`${pageUid} small ${JSON.stringify(operations)}`, thumbnailUrl, use(NewTickets));
}

// Before its operations.
export function useUneditedPicture({ pageUid, uneditedUrl }: DocumentPage) {
  return usePicture(`${pageUid} unedited`, uneditedUrl, use(NewTickets));
}
