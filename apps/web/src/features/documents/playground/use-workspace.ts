import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ArrangedDocument, ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import { kindText, categoryText } from '../documents/value-text.ts';
import type { Arrangement } from './state/arrangement-queue.ts';
import {
  documentBlocks,
  findBlocks,
  hasDuplicate,
  isUnsorted,
  pageCount,
  type DocumentBlock,
  type KnownBlocks,
  type PageOrder,
} from './state/page-items.ts';
import { followPages, nothingSelected, select, selectOne, type SelectMode, type Selection } from './state/selection.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

export interface View {
  readonly search: string;
  readonly order: PageOrder;
}

// What the three panes share: the documents as shown, the selection and the view of the list.
export function useWorkspace(arrangement: Arrangement, wantedDocId: string | null) {
  const { t, language } = useDocumentsTexts();
  const travellers = useStore(arrangement.store, ({ shown }) => shown);
  const [view, setView] = useState<View>({ search: '', order: 'category' });
  // A new function for each language, so that the names change with it.
  const names = useMemo(
    () => ({
      language,
      of: (document: ArrangedDocument) => (isNamed(document) ? kindText(t, document) : document.fileName),
    }),
    [t, language],
  );
  const nameOf = names.of;
  const order = view.order === 'duplicates' ? 'category' : view.order;
  const blocksOf = useMemo(() => {
    const known: KnownBlocks = new WeakMap();
    return (all: typeof travellers) => documentBlocks(all, order, nameOf, known);
  }, [order, nameOf]);
  const blocks = useMemo(() => blocksOf(travellers), [blocksOf, travellers]);
  const found = useMemo(() => {
    const wanted = view.order === 'duplicates' ? blocks.filter(({ document }) => hasDuplicate(document)) : blocks;
    return findBlocks(wanted, view.search, (category) => categoryText(t, category));
  }, [blocks, view, t]);
  const items = useMemo(() => blocks.flatMap((block) => block.items), [blocks]);
  const [stored, setSelection] = useState<Selection>(nothingSelected);
  const [before, setBefore] = useState(items);
  let selection = stored;
  if (items !== before) {
    setBefore(items);
    selection = followPages(stored, before, items);
  }
  if (selection.current === null && items.length > 0) {
    const wanted = items.find(({ document }) => document.docId === wantedDocId) ?? firstToCheck(items);
    selection = selectOne(wanted.key);
  }
  if (selection !== stored) setSelection(selection);
  const current = items.find(({ key }) => key === selection.current);
  const selectedItems = items.filter(({ key }) => selection.selected.has(key));
  const chosen = selectedItems.length > 0 ? selectedItems : current ? [current] : [];
  const documents = useMemo(() => blocks.map(({ document }) => document), [blocks]);
  const showDocument = (docId: string, pageUid?: string) => {
    const own = items.filter(({ document }) => document.docId === docId);
    const item = own.find(({ page }) => page?.pageUid === pageUid) ?? own[0];
    if (!item) return;
    if (!found.some(({ document }) => document.docId === docId)) setView({ search: '', order: 'category' });
    setSelection(selectOne(item.key));
  };
  return {
    arrangement,
    travellers,
    blocks,
    found,
    items,
    documents,
    count: pageCount(travellers),
    view,
    setView,
    selection,
    setSelection,
    current,
    block: blocks.find(({ document }) => document.docId === current?.document.docId),
    selectedItems: chosen,
    canEdit: chosen.length > 0 && chosen.every(({ document }) => document.can.includes('document.edit')),
    apply: (step: ArrangementStep) => arrangement.apply(step),
    choose: (keys: readonly string[], key: string, mode: SelectMode) =>
      setSelection(select(selection, keys, key, mode)),
    selectDocument: () => {
      const own = items.filter(({ document }) => document.docId === current?.document.docId).map(({ key }) => key);
      if (own.length > 0) setSelection({ ...selection, selected: new Set(own) });
    },
    showDocument,
    showOnly: (isWanted: (document: ArrangedDocument) => boolean) => {
      const item = items.find(({ document }) => isWanted(document));
      if (!item) return;
      setView({ search: '', order: 'check' });
      setSelection(selectOne(item.key));
    },
    turnPage: (by: 1 | -1) => {
      const own = items.filter(({ document }) => document.docId === current?.document.docId);
      const next = own[(current?.index ?? 0) + by];
      if (next) setSelection(selectOne(next.key));
    },
  };
}
export type Workspace = ReturnType<typeof useWorkspace>;

// Until it is known what it is, its file name is the best name.
const isNamed = ({ state, category, fileName }: ArrangedDocument) =>
  state === 'checked' || category !== 'Other' || fileName === '';

const firstToCheck = (items: DocumentBlock['items']) =>
  items.find(({ document }) => isUnsorted(document)) ??
  items.find(({ document }) => document.toConfirm > 0 || document.retake.length > 0) ??
  items[0]!;
