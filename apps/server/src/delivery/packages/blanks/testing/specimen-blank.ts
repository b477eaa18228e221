import type { BlankField, BlankMatch, BlankUse } from '@visawright/contract/delivery/blank.ts';
import { blankQuestions } from '@visawright/forms/blanks/blank-questions.ts';
import { matchFields } from '@visawright/forms/blanks/match-fields.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import type { FillableBlank } from '../../sheets/blank/fillable-blank.ts';
import { labelFields } from '../label-fields.ts';
import { readBlankPdf } from '../pdf/read-blank-pdf.ts';
import { drawSpecimen, type Mark } from './draw-specimen.ts';

export interface SpecimenBlank {
  readonly blank: FillableBlank;
  readonly marks: readonly Mark[];
  readonly suggested: readonly BlankMatch[]; // before a person corrected anything
}

// What a person says about a place of the specimen.
export const useOf = ({ question, option, part }: Mark): BlankUse =>
  option === null ? { as: 'answer', questions: [question], written: part ?? 'asIs' } : { as: 'tick', question, option };

// A specimen as it is after its upload, with every field matched as a person would.
export async function specimenBlank(form: Form, isFlat: boolean): Promise<SpecimenBlank> {
  const { pdf: upload, marks } = await drawSpecimen(form, { isFlat });
  const { pdf, pages, words, fields: found } = await readBlankPdf(upload);
  const fields = isFlat ? labelFields(marks.map(drawnField), words) : found;
  const suggested = matchFields(fields, blankQuestions(form));
  const matches = marks.map((mark) => ({ fieldId: mark.name, use: useOf(mark), confidence: 1, isConfirmed: true }));
  return { blank: { title: `Specimen form of ${form.destination}`, pdf, pages, fields, matches }, marks, suggested };
}

export const drawnField = ({
  name,
  area,
  isMultiline,
  cells,
  option,
}: Mark): Omit<BlankField, 'label' | 'heading'> => ({
  id: name,
  kind: option === null ? 'text' : 'tick',
  origin: 'drawn',
  area,
  isMultiline,
  cells,
  hint: '',
});
