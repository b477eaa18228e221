import { Preferences } from '@visawright/contract/identity/preferences.ts';

// Of somebody who has chosen nothing yet.
export const preferences: Preferences = Preferences.parse({});
export const emptyInbox = {
  items: [],
  nextCursor: null,
  total: 0,
  more: false,
  counts: { inbox: 0, unread: 0, mentions: 0, snoozed: 0 },
};
