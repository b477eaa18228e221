import type { FillableApplication } from '@visawright/contract/extension/fill.ts';
import { createContext, use } from 'react';
import type { PairingPlace } from '../pairing/pairing-state.ts';
import type { RecorderActions } from '../recorder/recorder-actions.ts';
import type { Display } from '../storage/display.ts';
import type { PanelState } from './panel-state.ts';

// What a person can do in the panel.
export interface PanelActions {
  readonly connectTo: (place: PairingPlace) => void;
  readonly connectToAddress: (address: string) => Promise<boolean>;
  readonly goToApp: (place: PairingPlace) => void;
  readonly disconnect: () => void;
  readonly setDisplay: (display: Display) => void;
  readonly setTab: (tab: PanelState['tab']) => void;
  readonly setChoosing: (isChoosing: boolean) => void;
  readonly search: (text: string) => void;
  readonly choose: (application: FillableApplication) => void;
  readonly fill: (only: string | null) => void; // one control, or all
  readonly stop: () => void;
  readonly read: (corrected: string | null) => void;
  readonly show: (ref: string) => void;
  readonly report: () => void;
  readonly copy: (text: string) => void;
  readonly correctReference: (reference: string) => void;
  readonly complete: () => void;
  readonly next: () => void;
  readonly recorder: RecorderActions;
}

const ActionsContext = createContext<PanelActions | null>(null);
export const ActionsProvider = ActionsContext.Provider;

export function useActions(): PanelActions {
  const actions = use(ActionsContext);
  if (!actions) throw new Error('no actions');
  return actions;
}
