import { useState } from 'react';
import type { ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { useStore } from 'zustand';
import {
  mergeStep,
  moveToEnd,
  moveToNewStep,
  removeStep,
  rotateStep,
  shiftStep,
  splitStep,
} from './state/page-steps.ts';
import type { Workspace } from './use-workspace.ts';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

// What can be done with the selected pages, by button, menu or key. Each says what it did.
export function usePageActions(workspace: Workspace) {
  const { t } = usePlaygroundTexts();
  const { arrangement, selectedItems: items, canEdit } = workspace;
  const [announcement, announce] = useState('');
  const canUndo = useStore(arrangement.store, () => arrangement.canUndo());
  const canRedo = useStore(arrangement.store, () => arrangement.canRedo());
  const count = items.length;
  const make = (step: ArrangementStep | null, text: string) => {
    if (!canEdit || !step) return false;
    const isMade = arrangement.apply(step);
    if (isMade) announce(text);
    return isMade;
  };
  return {
    announcement,
    canUndo,
    canRedo,
    canSplit: canEdit && splitStep(items) !== null,
    canMerge: canEdit && mergeStep(items) !== null,
    canMove: canEdit && items.some(({ page }) => page),
    rotate: (degrees: 90 | 270) => make(rotateStep(items, degrees), t('done.rotated', { count })),
    split: () => make(splitStep(items), t('done.split')),
    merge: () => make(mergeStep(items), t('done.merged')),
    shift: (by: 1 | -1) => make(shiftStep(items, by), t(by > 0 ? 'done.later' : 'done.earlier', { count })),
    remove: () => {
      const step = removeStep(items);
      if (step === 'last' && canEdit) arrangement.refuse('remove', 'lastPage');
      else if (step !== 'last') make(step, t('done.removed', { count }));
    },
    moveToDocument: (docId: string) => {
      const block = workspace.blocks.find(({ document }) => document.docId === docId);
      if (block) make(moveToEnd(items, block.document), t('done.moved', { count, document: block.title }));
    },
    moveToNew: (applicantUid: string, category: DocumentCategory, name: string) =>
      make(moveToNewStep(items, applicantUid, category), t('done.moved', { count, document: name })),
    categorise: (docId: string, category: DocumentCategory, name: string) =>
      make({ step: 'categorise', docId, category }, t('done.categorised', { category: name })),
    undo: () => {
      if (!canUndo) return;
      arrangement.undo();
      announce(t('done.undone'));
    },
    redo: () => {
      if (!canRedo) return;
      arrangement.redo();
      announce(t('done.redone'));
    },
  };
}
export type PageActions = ReturnType<typeof usePageActions>;
