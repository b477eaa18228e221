import type { OperationId } from '@visawright/contract/operations/index.ts';
import { ask } from '../access/ask.ts';
import { sentReceipt } from '../access/rows/extension.ts';
import { rows } from '../access/rows/index.ts';
import type { Sent } from '../access/rows/row.types.ts';
import type { Ids } from '../access/world.types.ts';
import type { Stage } from './stage.ts';

type Send = (ids: Ids, n: number) => Sent;

const address = { street: '12 Lake Road', city: 'Pune', postcode: '411001' };
const field = 'surnameAtBirth';

// The passport belongs to an application whose package is ready, so pages are edited in the photo.
const photoInstead =
  (id: OperationId): Send =>
  (ids, n) =>
    rows[id].send({ ...ids, document: ids.photo }, n);

// Calls of the access proof with more values, so that their replies have every field. An answer is based on its version before.
function fullerCalls(): Partial<Record<OperationId, Send>> {
  const versions = new Map<string, number>();
  return {
    createApplicant: (_ids, n) => ({
      body: { firstName: `New ${n}`, phone: '+91 20 2614 5590', birthDate: '1990-01-02' },
    }),
    updateApplicant: (ids) => ({ query: { applicantUid: ids.applicant }, body: address }),
    answerHistory: ({ open }) => ({ query: { applicationUid: open, field } }),
    saveAnswers: ({ open }, n) => {
      const basis = versions.get(open) ?? 0;
      versions.set(open, basis + 1);
      return { body: { applicationUid: open, answers: [{ field, value: `Rao ${n}`, basis, act: 'edited' }] } };
    },
    sendReceipt: (ids) => sentReceipt(ids, true),
    readDocumentAgain: photoInstead('readDocumentAgain'),
    splitPdfByCategories: photoInstead('splitPdfByCategories'),
    processEditedCategory: photoInstead('processEditedCategory'),
    deleteDocument: photoInstead('deleteDocument'),
  };
}

const first: readonly OperationId[] = ['giveConsent', 'updateApplicant', 'markPrimary', 'saveAnswers'];
// These need documents that nothing reads at the moment.
const early: readonly OperationId[] = [
  'verifyDocument',
  'answerOwner',
  'answerBlankName',
  'shareDocument',
  'updateDocument',
  'buildPackage',
];
const late: readonly OperationId[] = [
  'processEditedCategory',
  'readDocumentAgain',
  'splitPdfByCategories',
  'deleteDocument',
];

const rankOf = (id: OperationId, isRead: boolean): number =>
  isRead ? -2 : early.includes(id) ? -1 : late.indexOf(id) + 1;

interface Calls {
  send(id: OperationId): Send;
  inOrder<T>(
    all: readonly (readonly [OperationId, T])[],
    isRead: (operation: T) => boolean,
  ): (readonly [OperationId, T])[];
}

// Everyone agrees, adds an address, chooses a passport and answers a question, as far as they may, so that replies contain these.
export async function prepareCalls(stage: Stage, roles: readonly string[]): Promise<Calls> {
  const fuller = fullerCalls();
  const send = (id: OperationId): Send => fuller[id] ?? rows[id].send;
  let n = 100_000;
  for (const who of stage.principals.filter(({ name }) => roles.includes(name)))
    for (const id of first)
      await ask(stage.server.app, id, send(id)(who.ids.own, ++n), { ...who, realm: stage.world.path });
  return {
    send,
    inOrder: (all, isRead) => all.toSorted(([one, a], [other, b]) => rankOf(one, isRead(a)) - rankOf(other, isRead(b))),
  };
}
