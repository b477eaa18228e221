import { replaceEqualDeep } from '@tanstack/react-query';
import type { ArrangedDocument, ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';

// What was read, with the known objects where they say the same: only what changed is drawn again. Documents and pages are compared by
// their ids, because a moved one is the same at another place.
export function shareUnchanged(known: ArrangedTraveller, read: ArrangedTraveller): ArrangedTraveller {
  const before = new Map(known.documents.map((document) => [document.docId, document]));
  const documents = read.documents.map((document) => {
    const was = before.get(document.docId);
    return was ? shareDocument(was, document) : document;
  });
  return sameOr(known, { ...read, documents });
}

function shareDocument(known: ArrangedDocument, read: ArrangedDocument): ArrangedDocument {
  const before = new Map(known.pages.map((page) => [page.pageUid, page]));
  const pages = read.pages.map((page) => {
    const was = before.get(page.pageUid);
    return was ? sameOr(was, page) : page;
  });
  return sameOr(known, { ...read, pages });
}

const sameOr = <T>(known: T, read: T): T => (replaceEqualDeep(known, read) === known ? known : read);
