import type { DocumentPage } from '@visawright/contract/document.ts';
import { createContext, use } from 'react';
import { usePicture } from '../use-picture.ts';

// Asks for new addresses once the old ones no longer hold.
export const NewTickets = createContext<() => void>(() => undefined);

export function usePagePicture({ pageUid, operations, imageUrl }: DocumentPage) {
  return usePicture(`${pageUid} ${JSON.stringify(operations)}`, imageUrl, use(NewTickets));
}
export function usePageThumbnail({ pageUid, operations, thumbnailUrl }: DocumentPage) {
  return usePicture(`${pageUid} small ${JSON.stringify(operations)}`, thumbnailUrl, use(NewTickets));
}
