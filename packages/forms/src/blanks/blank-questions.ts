import type { BlankQuestion } from '@visawright/contract/delivery/blank.ts';
import type { Field, Form, ItemField } from '../form/form-schema.ts';

const mostRows = 6; // of a repeated group; what is more goes on the annex anyway

const question = (field: Field | ItemField, section: string, ref: string, label: string): BlankQuestion => ({
  ref,
  label,
  section,
  type: field.type,
  options: field.options ?? (field.type === 'checkbox' ? ['Yes'] : null),
  box: /^box (\S+)$/.exec(field.ref ?? '')?.[1] ?? null,
});

// The questions of a form that a field of its official version can be matched to. A repeated group has each question once a row.
export const blankQuestions = ({ sections }: Pick<Form, 'sections'>): BlankQuestion[] =>
  sections.flatMap(({ title, fields }) =>
    fields.flatMap((field) => {
      if (field.type !== 'repeat') return [question(field, title, field.id, field.label)];
      const rows = Math.min(field.maxItems ?? mostRows, mostRows);
      return Array.from({ length: rows }, (_, row) =>
        field.fields!.map((each) =>
          question(each, title, `${field.id}.${row}.${each.id}`, `${field.label} ${row + 1}: ${each.label}`),
        ),
      ).flat();
    }),
  );
