import type { formOperations } from '../operations/forms.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const waiting = { applicationUid: samples.application };
const open = { applicationUid: samples.openApplication };

export const formExamples: ExamplesOf<typeof formOperations> = {
  getForm: { as: 'agent', query: open },
  saveAnswers: {
    as: 'agent',
    body: { ...open, answers: [{ field: 'surnameAtBirth', value: 'Deshmukh', basis: 0, act: 'edited' }] },
  },
  reviewRound: { as: 'reviewer', query: waiting },
  answerHistory: { as: 'agent', query: { applicationUid: samples.answeredApplication, field: 'surnameAtBirth' } },
  acceptDeclaration: { as: 'agent', body: { applicationUid: samples.completeApplication, accepted: true } },
  moveToNewerForm: { as: 'agent', body: { ...open, formVersion: 2 } },
  visitForm: {
    as: 'agent',
    body: { ...open, visitUid: samples.newVisit, field: 'surnameAtBirth', act: 'edit' },
  },
  getFindings: { as: 'agent', query: open },
  acceptFinding: {
    as: 'agent',
    body: { ...open, key: samples.findingKey, reason: 'The consulate confirmed it by letter of 12 November.' },
  },
};
