import { countries } from '@visawright/contract/platform/country.ts';
import { visaGroup } from '@visawright/contract/applications/visa-group.ts';
import { answerKind, fieldMeanings } from '@visawright/forms/form/field-dictionary.ts';
import { formProblems } from '@visawright/forms/destinations/form-problems.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';

const meanings = new Map(fieldMeanings.map((meaning) => [meaning.id, meaning]));

// Checks our tests would fail on once the file is added, reported while it is still a proposal.
export function referenceProblems(form: Form): string[] {
  return [...countryProblems(form), ...typeProblems(form), ...formProblems(form), ...meaningProblems(form)];
}

function countryProblems({ destination, destinationIso2, destinationAlpha3 }: Form): string[] {
  const row = countries.find(({ label }) => label === destination);
  if (!row) return [`destination: ${destination} is not in our list of countries`];
  return row.value === destinationIso2 && row.alpha3 === destinationAlpha3
    ? []
    : [`destination: the codes of ${destination} are ${row.value} and ${row.alpha3}`];
}

const typeProblems = ({ visaTypes }: Form): string[] =>
  visaTypes
    .filter(({ name, group }) => visaGroup(name) !== group)
    .map(({ name, group }) => `visaTypes: “${name}” belongs to ${visaGroup(name)}, not ${group}`);

const meaningProblems = ({ sections }: Form): string[] =>
  sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ id, type }) => {
      const meaning = meanings.get(id);
      if (!meaning) return [`${id}: this field id is new and needs an entry in fields.json`];
      return answerKind(meaning.type) === answerKind(type)
        ? []
        : [`${id}: the other forms ask for ${answerKind(meaning.type)} here, not ${answerKind(type)}`];
    });
