import { createContext, use } from 'react';
import type { ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import type { Arrangement } from '../state/arrangement-queue.ts';

export interface PictureAccess {
  readonly confirmedOperations: (pageUid: string) => readonly PageOperation[] | undefined; // as the server draws the page
  readonly readAgain: () => void; // new addresses of pictures
}

export const PictureAccessContext = createContext<PictureAccess>({
  confirmedOperations: () => undefined,
  readAgain: () => undefined,
});
export const usePictureAccess = (): PictureAccess => use(PictureAccessContext);

// Every picture in view asks for its page, so the pages are indexed once for each list.
export function createPictureAccess({ store }: Arrangement, readAgain: () => void): PictureAccess {
  let indexed: readonly ArrangedTraveller[] = [];
  let operations = new Map<string, readonly PageOperation[]>();
  return {
    readAgain,
    confirmedOperations: (pageUid) => {
      const { confirmed } = store.getState();
      if (confirmed !== indexed) {
        indexed = confirmed;
        const pages = confirmed.flatMap(({ documents }) => documents.flatMap((document) => document.pages));
        operations = new Map(pages.map((page) => [page.pageUid, page.operations]));
      }
      return operations.get(pageUid);
    },
  };
}
