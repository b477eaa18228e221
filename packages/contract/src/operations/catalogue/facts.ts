import { z } from 'zod';
import { formName } from '../../forms/catalogue.ts';
import {
  catalogueFileMax,
  ChangedFact,
  FactChangeDetail,
  FactChangeEntry,
  FactDetail,
  FactEffect,
  factKey,
  FactLine,
  FactPage,
  FactsQuery,
  ImportEffect,
  NewFactChange,
  RealmFacts,
} from '../../forms/facts.ts';
import { factChangeStates } from '../../forms/fact-kinds.ts';
import { addresses } from '../addresses.ts';
import { operation } from '../operation.ts';

const catalogueText = z.string().min(1).max(catalogueFileMax);
const fact = { formId: formName, key: factKey };

export const factOperations = {
  listFacts: operation({
    ...addresses.listFacts,
    summary:
      'Visa facts with their source and next check; overdue ones first, then those that many open applications use',
    access: 'catalogue.manage',
    query: FactsQuery,
    reply: FactPage,
  }),
  getFact: operation({
    ...addresses.getFact,
    summary: 'A fact with its value, source, history and the number of open applications that use it',
    access: 'catalogue.manage',
    query: z.strictObject(fact),
    reply: FactDetail,
  }),
  checkFact: operation({
    ...addresses.checkFact,
    summary: 'Say that a fact was compared with its source today and is still right',
    access: 'catalogue.manage',
    body: z.strictObject({ ...fact, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
    reply: FactLine,
    errors: ['fact.changedMeanwhile'],
    isOnce: true,
  }),
  previewFactChange: operation({
    ...addresses.previewFactChange,
    summary: 'What a changed fact would mean for open applications, in numbers; nothing is kept',
    access: 'catalogue.manage',
    body: ChangedFact,
    reply: FactEffect,
    limit: { max: 120, seconds: 60 },
  }),
  proposeFactChange: operation({
    ...addresses.proposeFactChange,
    summary: 'Propose another value and source for a fact; nothing changes until a second person approves it',
    access: 'catalogue.manage',
    body: NewFactChange,
    reply: FactChangeEntry,
    errors: ['factChange.invalid', 'factChange.tooMany'],
    isOnce: true,
  }),
  listFactChanges: operation({
    ...addresses.listFactChanges,
    summary: 'Proposed and decided changes of facts in this realm, those that wait first',
    access: 'catalogue.manage',
    reply: z.object({ changes: z.array(FactChangeEntry) }),
  }),
  getFactChange: operation({
    ...addresses.getFactChange,
    summary: 'A change with its facts before and after, and what it means for open applications',
    access: 'catalogue.manage',
    query: z.strictObject({ changeUid: z.uuid() }),
    reply: FactChangeDetail,
  }),
  decideFactChange: operation({
    ...addresses.decideFactChange,
    summary: 'Approve or decline a change that somebody else proposed, or withdraw an own one',
    access: 'catalogue.manage',
    body: z
      .strictObject({
        changeUid: z.uuid(),
        state: z.enum(factChangeStates).exclude(['proposed']),
        reason: z.string().trim().max(1_000).optional(),
      })
      .refine(({ state, reason = '' }) => state !== 'declined' || reason.length >= 3, 'declining needs a reason'),
    reply: FactChangeEntry,
    errors: ['factChange.decided', 'factChange.ownDecision', 'factChange.notOwn', 'factChange.outdated'],
    isOnce: true,
  }),
  exportCatalogue: operation({
    ...addresses.exportCatalogue,
    summary: 'All destinations, their provenance, the rules and what this realm has of its own, as one JSON file',
    access: 'catalogue.manage',
    whose: 'nobody',
    repliesBytes: true,
    reply: z.string(),
    limit: { max: 20, seconds: 60 },
  }),
  checkImport: operation({
    ...addresses.checkImport,
    summary: 'What a catalogue file would change in this realm and what is wrong with it; nothing is kept',
    access: 'catalogue.manage',
    body: z.strictObject({ text: catalogueText }),
    reply: ImportEffect,
    bodyLimit: 2 * catalogueFileMax,
    limit: { max: 20, seconds: 60 },
  }),
  proposeImport: operation({
    ...addresses.proposeImport,
    summary: 'Propose the differences of a catalogue file; nothing changes until a second person approves them',
    access: 'catalogue.manage',
    body: z.strictObject({ text: catalogueText, note: z.string().trim().min(3).max(1_000) }),
    reply: FactChangeEntry,
    errors: ['factChange.invalid', 'factChange.tooMany'],
    bodyLimit: 2 * catalogueFileMax,
    limit: { max: 20, seconds: 60 },
    isOnce: true,
  }),
  realmFacts: operation({
    ...addresses.realmFacts,
    summary: "A realm's own facts and checks of one form, which replace the shipped ones",
    access: 'account.self',
    query: z.strictObject({ formId: formName }),
    reply: RealmFacts,
  }),
};
