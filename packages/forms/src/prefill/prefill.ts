import type { AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import { fieldMeanings } from '../form/field-dictionary.ts';
import type { Field, Form } from '../form/form-schema.ts';
import { mergeEarlierAnswer } from './merge-earlier-answer.ts';
import { fieldProposal } from './field-proposal.ts';
import { itemsProposal } from './items-proposal.ts';
import { applySingleName } from './single-name.ts';
import { isKnownField, knownValue } from './known-values.ts';
import { usableDocuments } from './usable-documents.ts';
import type { PrefillContext } from './prefill-context.ts';
import type { CopiedAnswer } from '../answers/copy-answers.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

export interface PrefillSources {
  documents: DocumentEvidence[];
  application: Record<string, string>; // 'fromDate' … 'visaDuration'; dates ISO
  profile: Record<string, string>; // 'firstName', 'address.country', …
  earlierAnswers: Record<string, CopiedAnswer>; // by the field's id, as copyAnswers returns them
}

const declarations = new Set(fieldMeanings.filter(({ scope }) => scope === 'declaration').map(({ id }) => id));

// Proposed answers by field, including hidden fields, which may become visible. Declarations are never proposed, except their place and
// date.
export function prefill(
  form: Pick<Form, 'sections'> & Partial<Pick<Form, 'singleName'>>,
  sources: PrefillSources,
): Record<string, AnswerProposal> {
  const { application, profile, earlierAnswers } = sources;
  const context: PrefillContext = {
    ...usableDocuments(sources.documents, profile),
    application,
    profile,
    days: { from: application.fromDate, to: application.toDate },
  };
  const fields = form.sections
    .flatMap((section) => section.fields)
    .filter(({ id }) => isKnownField(id) || !declarations.has(id));
  const passport = context.documents.find(({ category }) => category === 'Passport');
  const proposals = Object.fromEntries(
    fields.flatMap((field) => {
      const proposal = mergeEarlierAnswer(field, fromDocuments(field, context), earlierAnswers[field.id]);
      return proposal ? [[field.id, proposal] as const] : [];
    }),
  );
  return applySingleName(form, passport, proposals);
}

function fromDocuments(field: Field, context: PrefillContext): AnswerProposal | undefined {
  if (field.type === 'repeat') return itemsProposal(field, context);
  return (field.autofill && fieldProposal(field, context)) || knownValue(field, context);
}
