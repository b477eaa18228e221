import { selectedActionsStore } from '../../../components/list/selection/selected-actions.ts';
import type { PaletteEntry } from './palette-entry.ts';

// Actions for the rows that are selected in the list behind the palette.
export function useSelectionEntries(): PaletteEntry[] {
  const { selected, actions } = selectedActionsStore();
  return actions.map(({ id, label, icon: Icon, run }) => ({
    id: `selected-${id}`,
    group: 'selected',
    label,
    hint: selected,
    mark: <Icon size={17} aria-hidden />,
    run,
  }));
}
