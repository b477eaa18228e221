import { randomUUID } from 'node:crypto';
import type { formOperations } from '@visawright/contract/operations/forms.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import type { Ids } from '../world.types.ts';
import type { Row, Sent } from './row.types.ts';

const loggedRead = (send: (ids: Ids) => Sent): Row => ({ about: 'application', send, isLoggedRead: true });
const one = (ids: Ids): Sent => ({ query: { applicationUid: ids.application } });
const box = [
  [0, 0],
  [1, 0],
  [1, 1],
];
const confirmed = (ids: Ids) => ({
  field: 'surname',
  value: 'RAO',
  basis: 0,
  act: 'confirmed',
  source: {
    from: 'document',
    docId: ids.document,
    fileName: 'passport.jpg',
    category: 'Passport',
    kind: 'Indian passport',
    field: 'surname',
    value: 'RAO',
    raw: 'RAO',
    outcome: 'accept',
    isConfirmed: false,
    pageUid: ids.page,
    pageIndex: 0,
    polygon: box,
  },
});

export const formRows: Record<keyof typeof formOperations, Row> = {
  getForm: loggedRead(one),
  reviewRound: loggedRead(one),
  saveAnswers: {
    about: 'open',
    send: (ids, n) => ({
      body: {
        applicationUid: ids.open,
        answers: [{ field: 'surnameAtBirth', value: `Rao ${n}`, basis: 0, act: 'edited' }],
      },
    }),
    more: [(ids) => ({ body: { applicationUid: ids.open, answers: [confirmed(ids)] } })],
  },
  answerHistory: {
    about: 'application',
    send: (ids) => ({ query: { applicationUid: ids.application, field: 'surname' } }),
  },
  acceptDeclaration: {
    about: 'open',
    send: (ids) => ({ body: { applicationUid: ids.open, accepted: true } }),
    states: ['application.answersMissing', 'application.findingsBlock'],
  },
  moveToNewerForm: {
    about: 'open',
    send: (ids) => ({ body: { applicationUid: ids.open, formVersion: newestVersion('france') } }),
  },
  visitForm: {
    about: 'application',
    send: (ids) => ({
      body: { applicationUid: ids.application, visitUid: randomUUID(), field: 'surname', act: 'stay' },
    }),
  },
  getFindings: loggedRead(one),
  acceptFinding: {
    about: 'open',
    send: (ids) => ({ body: { applicationUid: ids.open, key: 'no such', reason: 'Because' } }),
    states: ['finding.unknown'],
  },
};
