import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistFor } from '../checklist/checklist.ts';
import { conditionFor } from '../checklist/checklist-groups.ts';
import type { Form, Processing } from '../form/form-schema.ts';

export interface ChecklistCount {
  required: number;
  requiredOnCondition: number; // those of `required` that only some applicants need
  recommended: number;
}

// What lists and pickers need without loading the form.
export interface DestinationRow {
  country: string; // as the specification's country lists name it
  iso2: string;
  alpha3: string;
  channel: Form['channel'];
  processing: Processing | null;
  visaTypes: readonly { name: string; group: VisaGroup }[];
  checklist: Readonly<Record<VisaGroup, ChecklistCount>>;
  sections: readonly { id: string; title: string }[];
}

function countOf(form: Form, group: VisaGroup): ChecklistCount {
  const { required, recommended } = checklistFor(form, group);
  const requiredOnCondition = required.filter((item) => conditionFor(item, group) !== null).length;
  return { required: required.length, requiredOnCondition, recommended: recommended.length };
}

export const destinationRowOf = (form: Form): DestinationRow => ({
  country: form.destination,
  iso2: form.destinationIso2,
  alpha3: form.destinationAlpha3,
  channel: form.channel,
  processing: form.processing,
  visaTypes: form.visaTypes.map(({ name, group }) => ({ name, group })),
  checklist: Object.fromEntries(
    visaGroups.map((group) => [group, countOf(form, group)]),
  ) as DestinationRow['checklist'],
  sections: form.sections.map(({ id, title }) => ({ id, title })),
});
