import type { blankOperations } from '@visawright/contract/operations/catalogue/blanks.ts';
import type { Row } from './row.types.ts';

const about = 'blank';
const area = { page: 0, left: 10, top: 10, width: 100, height: 20 };
const drawn = { id: 'drawn 1', kind: 'text', area, isMultiline: false, cells: null };
const match = { fieldId: drawn.id, use: { as: 'empty' }, isConfirmed: true };
const dated = { source: 'the official page', editionOn: '2026-06-01' };

export const blankRows: Record<keyof typeof blankOperations, Row> = {
  listBlanks: { about: 'nothing', send: () => ({}), narrows: true },
  uploadBlank: {
    about: 'nothing',
    send: (_, n) => ({
      body: { formId: 'japan', title: 'Form', ...dated },
      files: [{ name: 'form.pdf', bytes: Buffer.from(`not a PDF ${n}`) }],
    }),
    states: ['upload.mediaType', 'upload.notWhatItSays'],
  },
  getBlank: { about, send: (ids) => ({ query: { blankUid: ids.blank } }) },
  blankPage: { about, send: (ids) => ({ query: { blankUid: ids.blank, page: '0' } }), states: ['record.notFound'] },
  saveBlank: {
    about,
    send: (ids) => ({ body: { blankUid: ids.blank, version: 1, drawn: [drawn], matches: [match] } }),
    states: ['blank.matchInvalid'], // the form has no page
  },
  tryBlank: { about, send: (ids) => ({ query: { blankUid: ids.blank, sample: 'ordinary' } }) },
  publishBlank: {
    about,
    send: (ids) => ({ body: { blankUid: ids.blank, version: 1, ...dated } }),
    states: ['blank.fieldsOpen'],
  },
  retireBlank: { about, send: (ids) => ({ body: { blankUid: ids.blank } }), states: ['blank.notPublished'] },
  deleteBlank: { about, send: (ids) => ({ body: { blankUid: ids.blank } }) },
};
