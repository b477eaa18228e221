import { useEffect } from 'react';
import { create } from 'zustand';
import type { ListIcon } from '../list.types.ts';

interface SelectedAction {
  readonly id: string;
  readonly label: string;
  readonly icon: ListIcon;
  readonly run: () => void;
}
interface Offered {
  readonly selected: string; // '3 selected'
  readonly actions: readonly SelectedAction[];
}

const none: Offered = { selected: '', actions: [] };

// What can be done with the selected rows of the list on screen; the command palette offers it too.
export const selectedActionsStore = create<Offered>(() => none);

export function useOfferSelectedActions(offered: Offered) {
  useEffect(() => selectedActionsStore.setState(offered)); // after every render: the actions belong to its selection
  useEffect(() => () => selectedActionsStore.setState(none), []);
}
