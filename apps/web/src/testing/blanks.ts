import type {
  Blank,
  BlankDestination,
  BlankField,
  BlankMatch,
  BlankTrial,
} from '@visawright/contract/delivery/blank.ts';
import { isDecided } from '@visawright/contract/delivery/blank-facts.ts';
import type { Handlers } from './fake-server.ts';
import { uid } from './uid.ts';

const field = (id: string, top: number, label: string, more: Partial<BlankField> = {}): BlankField => ({
  id,
  kind: 'text',
  origin: 'pdf',
  area: { page: 0, left: 60, top, width: 300, height: 18 },
  isMultiline: false,
  cells: null,
  label,
  heading: '',
  hint: '',
  ...more,
});

const suggestion = (fieldId: string, question: string, confidence: number): BlankMatch => ({
  fieldId,
  use: { as: 'answer', questions: [question], written: 'asIs' },
  confidence,
  isConfirmed: false,
});

export const draftForm = (more: Partial<Blank> = {}): Blank => ({
  blankUid: uid(1),
  formId: 'japan',
  title: 'Visa application form',
  source: 'https://consulate.test/form.pdf',
  editionOn: '2026-06-01',
  fileName: 'form.pdf',
  state: 'draft',
  version: 1,
  pageCount: 2,
  fieldCount: 3,
  openCount: 2,
  createdAt: '2026-11-02T09:00:00.000Z',
  createdByName: 'Joy Fernandes',
  publishedAt: null,
  publishedByName: null,
  pages: [
    { width: 595, height: 842 },
    { width: 595, height: 842 },
  ],
  fields: [field('f1', 100, 'Surname'), field('f2', 140, 'Name at birth'), field('f3', 180, 'Seal number')],
  matches: [suggestion('f1', 'surname', 0.97), suggestion('f2', 'otherNames', 0.6)],
  questions: [
    { ref: 'surname', label: 'Surname', section: 'Identity', type: 'text', options: null, box: '1' },
    { ref: 'otherNames', label: 'Other names', section: 'Identity', type: 'text', options: null, box: '2' },
    { ref: 'dateOfBirth', label: 'Date of birth', section: 'Identity', type: 'date', options: null, box: '3' },
    { ref: 'sex', label: 'Sex', section: 'Identity', type: 'radio', options: ['Male', 'Female'], box: '4' },
  ],
  unasked: ['sex'],
  ...more,
});

const destination = (formId: string, form: BlankDestination['form'], blanks: Blank[] = []): BlankDestination => ({
  formId,
  form,
  blanks,
});

const trial = (sample: BlankTrial['sample']): BlankTrial => ({
  sample,
  writings: [
    {
      fieldId: 'f1',
      area: { page: 0, left: 60, top: 100, width: 300, height: 18 },
      kind: 'text',
      lines: [sample === 'longest' ? 'See annex' : 'DESHPANDE'],
      size: 10,
      tooLongBy: sample === 'longest' ? 14 : 0,
    },
  ],
  continued: sample === 'longest' ? [{ ref: 'surname', label: 'Surname' }] : [],
});

// A server with one draft for Japan. It keeps what is saved.
export function blankServer(first: Blank = draftForm()) {
  let blank = first;
  const listed = () => ({
    today: '2026-11-17',
    destinations: [
      destination('japan', blank.state === 'published' ? 'official' : 'copy', [blank]),
      destination('italy', 'schengen'),
      destination('vietnam', 'copy'),
    ],
  });
  const confidenceOf = (id: string) => blank.matches.find(({ fieldId }) => fieldId === id)?.confidence ?? 0;
  const handlers: Handlers = {
    listBlanks: listed,
    getBlank: () => blank,
    blankPage: () => new Blob([new Uint8Array([0xff, 0xd8])], { type: 'image/jpeg' }),
    tryBlank: ({ query }) => trial(query.sample),
    saveBlank({ body }) {
      const drawn = body.drawn.map((each) => ({
        ...field(each.id, 0, 'Given names'),
        ...each,
        origin: 'drawn' as const,
      }));
      const fields = [...blank.fields.filter(({ origin }) => origin === 'pdf'), ...drawn];
      const matches = body.matches.map((each) => ({
        ...each,
        confidence: each.isConfirmed ? 1 : confidenceOf(each.fieldId),
      }));
      const decided = matches.filter(isDecided).length;
      blank = { ...blank, fields, matches, version: blank.version + 1, fieldCount: fields.length };
      blank = { ...blank, openCount: fields.length - decided };
      return blank;
    },
    publishBlank({ body }) {
      const { source, editionOn } = body;
      blank = {
        ...blank,
        source,
        editionOn,
        state: 'published',
        publishedAt: '2026-11-17T08:00:00.000Z',
        version: blank.version + 1,
      };
      return blank;
    },
    uploadBlank: () => blank,
  };
  return handlers;
}
