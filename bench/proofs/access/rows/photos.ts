import type { photoOperations } from '@visawright/contract/operations/photos.ts';
import type { Row } from './row.types.ts';

export const photoRows: Record<keyof typeof photoOperations, Row> = {
  getPhoto: {
    about: 'photo',
    send: (ids) => ({ query: { applicationUid: ids.application, docId: ids.photo } }),
    isLoggedRead: true,
  },
  nudgePhoto: {
    about: 'open',
    send: (ids) => ({
      body: { applicationUid: ids.open, docId: ids.photo, nudge: { x: 0.1, y: 0, zoom: 1 } },
    }),
  },
  photoCut: {
    about: 'nothing',
    send: () => ({ query: { ticket: 'a'.repeat(92) } }),
    states: ['ticket.refused'],
  },
};
