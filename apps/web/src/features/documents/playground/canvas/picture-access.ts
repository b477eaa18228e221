import { createContext, use } from 'react';
import type { PageOperation } from '@visawright/contract/documents/document.ts';

export interface PictureAccess {
  readonly confirmedOperations: (pageUid: string) => readonly PageOperation[] | undefined; // as the server draws the page
  readonly readAgain: () => void; // new addresses of pictures
}

export const PictureAccessContext = createContext<PictureAccess>({
  confirmedOperations: () => undefined,
  readAgain: () => undefined,
});
export const usePictureAccess = (): PictureAccess => use(PictureAccessContext);
