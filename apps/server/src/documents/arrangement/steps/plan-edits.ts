import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { applyOperations } from '../../pages/document-pages.ts';
import { emptyInverse } from '../inverse.ts';
import type { TakenPage } from '../open-documents.ts';
import { emptyPlan, stays, type Plan } from '../plan.ts';

interface WantedPage extends TakenPage {
  readonly operations: readonly PageOperation[];
}

// Pages of one or several documents with other operations. Those that would look the same stay as they are.
export function planEdits(wanted: readonly WantedPage[]): Plan {
  const edits = wanted.flatMap(({ from, page, operations }) => {
    const edited = applyOperations(page, operations);
    return edited === page ? [] : [{ from, page, edited }];
  });
  const lists = Map.groupBy(edits, ({ from }) => from);
  return {
    ...emptyPlan,
    lists: new Map(
      [...lists].map(([{ docId, pages }, own]) => [
        docId,
        pages.map((each) => stays(own.find(({ page }) => page === each)?.edited ?? each)),
      ]),
    ),
    inverse: {
      ...emptyInverse,
      edits: edits.map(({ from, page, edited }) => ({
        docId: from.docId,
        pageUid: page.pageUid,
        was: [...page.operations],
        became: [...edited.operations],
      })),
    },
  };
}
