import type { PageEvidence } from '@visawright/contract/evidence.ts';
import { create } from 'zustand';

export interface OpenedSource {
  source: PageEvidence | null; // whose page is shown
  field: string | null; // of the form: the one a person is at
  isLit: boolean; // the source is that field's own; otherwise its page merely stayed open
  isAsked: boolean; // a person pressed for it, so that a sheet comes up; focus alone only moves the pane
}

const closed: OpenedSource = { source: null, field: null, isLit: false, isAsked: false };
const store = create<OpenedSource>(() => closed);

export const openSource = (source: PageEvidence, field: string | null = null) =>
  store.setState({ source, field, isLit: true, isAsked: true });

// A field came into focus: its source is shown where there is room for it.
export const showSource = (source: PageEvidence | null, field: string | null) =>
  store.setState((now) => ({ source: source ?? now.source, field, isLit: source !== null, isAsked: false }));

export const closeSource = () => store.setState({ isAsked: false, isLit: false, field: null });
export const forgetSource = () => store.setState(closed);

export const useOpenedSource = (): OpenedSource => store();
export const useOpened = <T>(select: (opened: OpenedSource) => T): T => store(select);
