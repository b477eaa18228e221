import type { factOperations } from '@visawright/contract/operations/catalogue/facts.ts';
import type { Row } from './row.types.ts';

const about = { formId: 'germany', key: 'site:portal' };

export const factRows: Record<keyof typeof factOperations, Row> = {
  listFacts: { about: 'nothing', send: () => ({ query: { limit: '5' } }) },
  getFact: { about: 'nothing', send: () => ({ query: about }) },
  checkFact: {
    about: 'nothing',
    send: () => ({ body: { ...about, sha256: '0'.repeat(64) } }),
    states: ['fact.changedMeanwhile'],
  },
  previewFactChange: { about: 'nothing', send: () => ({ body: { ...about, value: '{}' } }) },
  proposeFactChange: {
    about: 'nothing',
    send: () => ({
      body: {
        ...about,
        value: '{}',
        source: { title: 'A notice', url: null, kind: 'authority', date: null },
        confidence: 'medium',
        note: 'It has changed',
      },
    }),
    states: ['factChange.invalid'],
  },
  listFactChanges: { about: 'nothing', send: () => ({}), narrows: true },
  getFactChange: { about: 'factChange', send: (ids) => ({ query: { changeUid: ids.factChange } }) },
  decideFactChange: {
    about: 'factChange',
    send: (ids) => ({ body: { changeUid: ids.factChange, state: 'withdrawn' } }),
    states: ['factChange.decided', 'factChange.notOwn'],
  },
  exportCatalogue: { about: 'nothing', send: () => ({}) },
  checkImport: { about: 'nothing', send: () => ({ body: { text: '{}' } }) },
  proposeImport: {
    about: 'nothing',
    send: () => ({ body: { text: '{}', note: 'A file' } }),
    states: ['factChange.invalid'],
  },
  realmFacts: { about: 'nothing', send: () => ({ query: { formId: 'germany' } }) },
};
