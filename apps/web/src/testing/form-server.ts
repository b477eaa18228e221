import type { FieldAnswer, FormState } from '@visawright/contract/forms/form-state.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Field, Form, Section } from '@visawright/forms/form/form-schema.ts';
import { application } from './applications.ts';
import { docId, documentPage, extracted, pagePicture } from './documents.ts';
import { refuse, type Handlers } from './fake-server.ts';
import { applicantUid } from './people.ts';
import { uid } from './uid.ts';

export const applicationUid = uid(1);

// A small form of the given sections, otherwise like a real destination.
export async function testForm(sections: Section[]): Promise<Form> {
  return { ...(await loadForm('uk')), sections };
}

export const field = (id: string, label: string, part: Partial<Field> = {}): Field => ({
  id,
  label,
  type: 'text',
  required: true,
  ...part,
});

export const answer = (value: FieldAnswer['value'], part: Partial<FieldAnswer> = {}): FieldAnswer => ({
  value,
  act: 'edited',
  version: 1,
  was: null,
  source: null,
  byName: 'Asha Verma',
  at: '2026-10-01T09:00:00.000Z',
  ...part,
});

// Proposed by the passport, with its place on the first page.
export const fromPassport = (value: string, of = 'surname') => ({
  value,
  sources: [
    {
      from: 'document' as const,
      docId,
      fileName: 'passport.pdf',
      category: 'Passport' as const,
      kind: 'Indian passport',
      field: of,
      value,
      raw: value,
      outcome: 'confirm' as const,
      isConfirmed: false,
      pageUid: uid(61),
      pageIndex: 0,
      polygon: [
        [0.1, 0.1],
        [0.6, 0.1],
        [0.6, 0.2],
        [0.1, 0.2],
      ] as [number, number][],
    },
  ],
});

export const formState = (form: Form, part: Partial<FormState> = {}): FormState => ({
  applicationUid,
  applicantUid,
  formId: 'uk',
  formVersion: 1,
  definition: form,
  newer: null,
  context: {},
  answers: {},
  proposals: {},
  isReadOnly: false,
  openSections: null,
  declaration: null,
  status: 'initiated',
  version: 3,
  ...part,
});

// Keeps the answers as the server does: an answer based on an older version refuses the whole call with both values.
export function formServer(first: FormState) {
  let state = first;
  const put = (id: string, one: FieldAnswer) => void (state = { ...state, answers: { ...state.answers, [id]: one } });
  let overtakes: (() => void) | undefined;
  const handlers: Handlers = {
    getApplication: () => application(1, { docIds: [docId], status: 'initiated' }),
    extractedDocuments: () => ({ documents: [extracted([], [documentPage(0)])] }),
    pageImage: pagePicture,
    getFindings: () => ({ applicationUid, today: '2026-11-01', findings: [], judged: 12 }),
    visitForm: () => ({ visitors: [] }),
    getForm: () => state,
    saveAnswers: ({ body }) => {
      overtakes?.();
      overtakes = undefined;
      const conflicts = body.answers
        .filter(({ field: id, basis }) => (state.answers[id]?.version ?? 0) !== basis)
        .map(({ field: id }) => ({ field: id, theirs: state.answers[id] ?? null }));
      if (conflicts.length > 0) return refuse('answer.conflict', { conflicts });
      const saved = Object.fromEntries(
        body.answers.map(({ field: id, value, act, basis }) => [
          id,
          value === null ? null : answer(value, { act, version: basis + 1 }),
        ]),
      );
      const answers = Object.entries({ ...state.answers, ...saved }).filter(([, one]) => one !== null);
      state = { ...state, version: state.version + 1, answers: Object.fromEntries(answers) as FormState['answers'] };
      return { answers: saved, savedAt: '2026-11-01T09:00:00.000Z', version: state.version };
    },
  };
  return {
    handlers,
    state: () => state,
    // Another person saves an answer.
    put,
    // Another person saves an answer just before this page does.
    overtake: (id: string, one: FieldAnswer) => void (overtakes = () => put(id, one)),
  };
}
