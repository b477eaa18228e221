import type { ClaimedPairing, Pairing } from '@visawright/contract/extension/pairing.ts';
import type { Connection } from './connection.ts';

// Where the panel would connect: an open tab of the web application, or an address the person chose.
export interface PairingPlace {
  readonly origin: string;
  readonly realmPath: string; // as sent in realm-client-id
  readonly isHost: boolean; // the host alone names the realm
  readonly name: string;
  readonly tabId: number | null;
}

type PairingNotice = 'ended' | 'refused' | 'offline' | 'tooMany' | 'left';

export type PairingState =
  | { readonly is: 'starting' } // storage is being read
  | { readonly is: 'off'; readonly notice: PairingNotice | null }
  | { readonly is: 'asking'; readonly place: PairingPlace }
  | {
      readonly is: 'showingCode';
      readonly place: PairingPlace;
      readonly pairingUid: string;
      readonly secret: string;
      readonly code: string;
      readonly expiresAt: string;
      readonly renewals: number;
    }
  | { readonly is: 'connected'; readonly connection: Connection };

export type PairingEvent =
  | { readonly type: 'restored'; readonly connection: Connection | null }
  | { readonly type: 'asked'; readonly place: PairingPlace }
  | { readonly type: 'began'; readonly place: PairingPlace; readonly secret: string; readonly pairing: Pairing }
  | { readonly type: 'claimed'; readonly pairingUid: string; readonly claim: ClaimedPairing }
  | { readonly type: 'failed'; readonly notice: PairingNotice }
  | { readonly type: 'ended'; readonly notice: PairingNotice };

export const mostRenewals = 5; // codes are replaced while the panel is open, but not for ever

export function pairingReducer(state: PairingState, event: PairingEvent): PairingState {
  switch (event.type) {
    case 'restored':
      return event.connection ? { is: 'connected', connection: event.connection } : { is: 'off', notice: null };
    case 'asked':
      return state.is === 'connected' ? state : { is: 'asking', place: event.place };
    case 'began': {
      if (state.is === 'connected') return state;
      const { code, pairingUid, expiresAt } = event.pairing;
      const renewals = state.is === 'showingCode' ? state.renewals + 1 : 0;
      return { is: 'showingCode', place: event.place, secret: event.secret, code, pairingUid, expiresAt, renewals };
    }
    case 'claimed': {
      if (state.is !== 'showingCode' || state.pairingUid !== event.pairingUid) return state; // of an older code
      const { claim } = event;
      if (claim.state === 'waiting') return state;
      if (claim.state === 'refused') return { is: 'off', notice: 'refused' };
      const { state: _, ...paired } = claim;
      return { is: 'connected', connection: { ...paired, origin: state.place.origin } };
    }
    case 'failed':
      return state.is === 'connected' ? state : { is: 'off', notice: event.notice };
    default:
      return { is: 'off', notice: event.notice };
  }
}

export type CodeNeed = 'none' | 'poll' | 'renew' | 'giveUp';

export function codeNeed(state: PairingState, now: number): CodeNeed {
  if (state.is !== 'showingCode') return 'none';
  if (Date.parse(state.expiresAt) > now) return 'poll';
  return state.renewals < mostRenewals ? 'renew' : 'giveUp';
}
