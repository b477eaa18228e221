import type { NameField } from '@visawright/contract/documents/document-facts.ts';
import type { AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import type { Form } from '../form/form-schema.ts';

type Proposals = Readonly<Record<string, AnswerProposal>>;
type NamingForm = Pick<Form, 'sections'> & Partial<Pick<Form, 'singleName'>>;

const otherField = { surname: 'givenNames', givenNames: 'surname' } as const;

const without = (proposals: Proposals, field: NameField): Record<string, AnswerProposal> =>
  Object.fromEntries(Object.entries(proposals).filter(([id]) => id !== field));

// The name fields for a traveller whose passport has one name. Until someone says which field is blank, the name is only proposed; the
// blank one is filled by the destination's convention or not at all.
export function applySingleName(form: NamingForm, passport: DocumentEvidence | undefined, proposals: Proposals) {
  const blank = passport?.blankName ?? null;
  if (blank === null) return { ...proposals };
  if (blank === 'asked')
    return Object.fromEntries(
      Object.entries(proposals).map(([id, proposal]) =>
        id in otherField && !proposal.doubt
          ? [id, { ...proposal, certain: false, doubt: 'singleName' as const }]
          : [id, proposal],
      ),
    );
  const name = proposals[otherField[blank]];
  const { convention, into } = form.singleName ?? {};
  const rest = without(proposals, blank);
  const hasField = form.sections.some(({ fields }) => fields.some(({ id }) => id === blank));
  if (!name || !hasField || convention === undefined || convention === 'refused') return rest;
  if (convention === 'empty') return into === blank ? { ...without(rest, otherField[blank]), [blank]: name } : rest;
  if (convention === 'repeat') return { ...rest, [blank]: name };
  // The first name is unknown, so the only name stands as the surname, whichever field of the passport has it.
  const unknown = { ...name, choices: [{ value: 'FNU', sources: name.choices.flatMap(({ sources }) => sources) }] };
  return { ...rest, surname: name, givenNames: unknown };
}

function blankInPassport(documents: readonly DocumentEvidence[]): NameField | null {
  const blank = documents.find(({ category, blankName }) => category === 'Passport' && blankName)?.blankName ?? null;
  return blank === 'asked' ? null : blank;
}

// The field the traveller has to ask the consulate about.
export const unknownNameField = (form: NamingForm, documents: readonly DocumentEvidence[]): NameField | null =>
  form.singleName ? null : blankInPassport(documents);

// The name field that may stay empty in the form: the one that is blank in the passport, unless the destination asks for something in it.
export function emptyNameField(form: NamingForm, documents: readonly DocumentEvidence[]): NameField | null {
  const { convention = 'empty', into } = form.singleName ?? {};
  const blank = blankInPassport(documents);
  if (blank === null || convention !== 'empty') return null;
  return into ? otherField[into] : blank;
}
