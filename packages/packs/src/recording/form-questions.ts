import type { Field, Form, ItemField } from '@visawright/forms/form/form-schema.ts';

// A question that one control can ask. Those of a repeated question are suggested for its first item.
export interface FormQuestion {
  readonly id: string; // children.fullName for a field of a repeated question
  readonly field: Field | ItemField;
  readonly repeat: Field | null;
}

export const formQuestions = ({ sections }: Pick<Form, 'sections'>): FormQuestion[] =>
  sections
    .flatMap(({ fields }) => fields)
    .flatMap((field): FormQuestion[] =>
      field.type === 'repeat'
        ? field.fields!.map((inner) => ({ id: `${field.id}.${inner.id}`, field: inner, repeat: field }))
        : [{ id: field.id, field, repeat: null }],
    );
