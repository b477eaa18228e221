import type { ChannelName } from '@visawright/contract/platform/notification-facts.ts';
import type { Realm } from '../../../platform/realms/realm.types.ts';
import type { NotifiedPerson, NotifiedEvent } from './load-batch.ts';

interface OutgoingNotice {
  readonly messageUid: string;
  readonly key: string; // the same on every attempt; a receiver that has seen it ignores the message
  readonly realm: Realm;
  readonly person: NotifiedPerson;
  readonly events: readonly NotifiedEvent[]; // several in a summary
  readonly line?: string; // instead of the events: a test
}

// A way out of the app. Throws what may succeed later; a message that can never arrive is refused. Dropped: there is nowhere to send it.
export interface Channel {
  readonly name: ChannelName;
  send(notice: OutgoingNotice): Promise<'delivered' | 'refused' | 'dropped'>;
}
