import type { factOperations } from '../../operations/catalogue/facts.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

const fact = { formId: 'germany', key: 'passport:blankPages' };

export const factExamples: ExamplesOf<typeof factOperations> = {
  listFacts: { as: 'admin', query: { formId: 'germany', due: 'due', limit: '2' } },
  getFact: { as: 'admin', query: fact },
  checkFact: { as: 'admin', body: { ...fact, sha256: samples.factHash } },
  previewFactChange: { as: 'admin', body: { ...fact, value: '3' } },
  proposeFactChange: {
    as: 'admin',
    body: {
      ...fact,
      value: '3',
      source: { title: 'Notice of the consulate', url: null, kind: 'authority', date: '2026-11' },
      confidence: 'medium',
      note: 'Three blank pages are asked for since November',
    },
  },
  listFactChanges: { as: 'admin' },
  getFactChange: { as: 'admin', query: { changeUid: samples.factChange } },
  decideFactChange: { as: 'admin', body: { changeUid: samples.factChange, state: 'approved' } },
  exportCatalogue: { as: 'admin' },
  checkImport: { as: 'admin', body: { text: samples.catalogueFile } },
  proposeImport: { as: 'admin', body: { text: samples.catalogueFile, note: 'Values of our other realm' } },
  realmFacts: { as: 'agent', query: { formId: 'germany' } },
};
