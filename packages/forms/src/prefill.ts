import type { EnteredEvidence } from '@visawright/contract/evidence.ts';
import type { AnswerValue, Proposal } from '@visawright/contract/form-state.ts';
import { fieldMeanings } from './field-dictionary.ts';
import type { Field, Form } from './form-schema.ts';
import { withCarried } from './prefill-carried.ts';
import { proposalFor } from './prefill-choices.ts';
import { itemsProposal } from './prefill-items.ts';
import { usablePapers } from './prefill-papers.ts';
import type { World } from './prefill-world.ts';
import type { ReadPaper } from './read-paper.ts';

export type Carried = EnteredEvidence & { answer: AnswerValue };

export interface PrefillSources {
  papers: ReadPaper[];
  application: Record<string, string>; // 'fromDate' … 'visaDuration'; dates ISO
  profile: Record<string, string>; // 'firstName', 'address.country', …
  carried: Record<string, Carried>; // by the field's id, as carryOver gives them
}

const declarations = new Set(fieldMeanings.filter(({ scope }) => scope === 'declaration').map(({ id }) => id));

// What the product would write, field by field, hidden ones too: they may be shown the next moment. A declaration is a person's own word.
export function prefill(form: Pick<Form, 'sections'>, sources: PrefillSources): Record<string, Proposal> {
  const { application, profile, carried } = sources;
  const world: World = {
    ...usablePapers(sources.papers, profile),
    application,
    profile,
    days: { from: application.fromDate, to: application.toDate },
  };
  const fields = form.sections.flatMap((section) => section.fields).filter(({ id }) => !declarations.has(id));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const proposal = withCarried(field, fromPapers(field, world), carried[field.id]);
      return proposal ? [[field.id, proposal]] : [];
    }),
  );
}

function fromPapers(field: Field, world: World): Proposal | undefined {
  if (field.type === 'repeat') return itemsProposal(field, world);
  return field.autofill ? proposalFor(field, world) : undefined;
}
