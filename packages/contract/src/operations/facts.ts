import { z } from 'zod';
import { formName } from '../forms/catalogue.ts';
import { FactDetail, factKey, FactLine, FactPage, FactsQuery, RealmFacts } from '../forms/facts.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

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
  realmFacts: operation({
    ...addresses.realmFacts,
    summary: "A realm's own facts and checks of one form, which replace the shipped ones",
    access: 'account.self',
    query: z.strictObject({ formId: formName }),
    reply: RealmFacts,
  }),
};
