import type { blankOperations } from '../../operations/catalogue/blanks.ts';
import type { ExamplesOf } from '../example.types.ts';
import { samples } from '../samples.ts';

const draft = { blankUid: samples.draftBlank };
const dated = { source: 'https://www.mofa.go.jp/files/000124525.pdf', editionOn: '2026-06-01' };

export const blankExamples: ExamplesOf<typeof blankOperations> = {
  listBlanks: { as: 'admin' },
  uploadBlank: {
    as: 'admin',
    body: { formId: 'japan', title: 'Visa application form', ...dated },
    files: ['visa-form.pdf'],
  },
  getBlank: { as: 'admin', query: draft },
  blankPage: { as: 'admin', query: { ...draft, page: 0 } },
  saveBlank: {
    as: 'admin',
    body: {
      ...draft,
      version: 1,
      drawn: [
        {
          id: 'drawn 1',
          kind: 'text',
          area: { page: 0, left: 60, top: 700, width: 180, height: 20 },
          isMultiline: false,
          cells: null,
        },
      ],
      matches: [{ fieldId: 'drawn 1', use: { as: 'fixed', text: 'Not applicable' }, isConfirmed: true }],
    },
  },
  tryBlank: { as: 'admin', query: { ...draft, sample: 'ordinary' } },
  publishBlank: { as: 'admin', body: { blankUid: samples.matchedBlank, version: 2, ...dated } },
  retireBlank: { as: 'admin', body: { blankUid: samples.publishedBlank } },
  deleteBlank: { as: 'admin', body: draft },
};
