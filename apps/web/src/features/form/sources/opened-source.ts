import type { PageEvidence } from '@visawright/contract/documents/evidence.ts';
import { create } from 'zustand';

export interface OpenedSource {
  source: PageEvidence | null; // its page is shown
  field: string | null; // the form field that has focus
  isLit: boolean; // the source belongs to that field; otherwise its page only stayed open
  isAsked: boolean; // opened on request, so the bottom sheet opens too; focus alone only updates the pane
}

const closed: OpenedSource = { source: null, field: null, isLit: false, isAsked: false };
const store = create<OpenedSource>(() => closed);

export const openSource = (source: PageEvidence, field: string | null = null) =>
  store.setState({ source, field, isLit: true, isAsked: true });

// On focus: updates the pane, but does not open the bottom sheet.
export const showSource = (source: PageEvidence | null, field: string | null) =>
  store.setState((now) => ({ source: source ?? now.source, field, isLit: source !== null, isAsked: false }));

export const closeSource = () => store.setState({ isAsked: false, isLit: false, field: null });
export const forgetSource = () => store.setState(closed);

export const useOpenedSource = (): OpenedSource => store();
export const useOpened = <T>(select: (opened: OpenedSource) => T): T => store(select);
