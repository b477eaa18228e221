import type { FillableApplication } from '@visawright/contract/extension/fill.ts';
import type { Pack, SignedPack } from '@visawright/contract/extension/pack.ts';
import type { PairingPlace, PairingState } from '../pairing/pairing-state.ts';
import type { PackRefusal } from '../portal/accept-pack.ts';
import type { KnownPortal } from '../portal/known-portal.ts';
import type { RecorderState } from '../recorder/recorder-state.ts';
import type { Display } from '../storage/display.ts';
import type { PageView } from '../visit/page-view.ts';
import type { Visit } from '../visit/visit.ts';

export type PackProblem = PackRefusal | 'unpublished' | 'offline';

export interface Front {
  readonly tabId: number;
  readonly url: string;
  readonly portal: KnownPortal;
  readonly signed: SignedPack | null; // checked
  readonly problem: PackProblem | null;
}

// A sentence above the foot, until the next act.
export type PanelNotice =
  | 'offline'
  | 'gone'
  | 'changed'
  | 'notDeclared'
  | 'receiptLater'
  | 'copied'
  | 'failed'
  | 'proposed'
  | 'drafted';

interface Choices {
  readonly search: string;
  readonly items: readonly FillableApplication[] | null; // null: being fetched
  readonly more: boolean;
}

export interface PanelState {
  readonly version: string;
  readonly display: Display;
  readonly pairing: PairingState;
  readonly places: readonly PairingPlace[];
  readonly now: number; // for clocks; changes every second
  readonly tab: 'fill' | 'record';
  readonly portals: readonly KnownPortal[] | null;
  readonly front: Front | null;
  readonly page: PageView;
  readonly choosing: boolean;
  readonly choices: Choices;
  readonly isBusy: boolean; // a call to the server is under way for the button that was pressed
  readonly visit: Visit | null;
  readonly notice: { readonly is: PanelNotice; readonly text: string } | null;
  readonly recorder: RecorderState;
}

export const packOf = ({ front, visit }: Pick<PanelState, 'front' | 'visit'>): Pack | null =>
  visit && visit.portal === front?.portal.portal ? visit.data.pack.pack : (front?.signed?.pack ?? null);

// The visit, if it is about the portal in front.
export const visitHere = ({ front, visit }: Pick<PanelState, 'front' | 'visit'>): Visit | null =>
  visit && front && visit.portal === front.portal.portal ? visit : null;
