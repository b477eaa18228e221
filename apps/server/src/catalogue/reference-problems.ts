import { countries } from '@visawright/contract/country.ts';
import { visaGroup } from '@visawright/contract/visa-group.ts';
import { answerKind, fieldMeanings } from '@visawright/forms/field-dictionary.ts';
import { formProblems } from '@visawright/forms/form-problems.ts';
import type { Form } from '@visawright/forms/form-schema.ts';

const meanings = new Map(fieldMeanings.map((meaning) => [meaning.id, meaning]));

// What the product's own tests would refuse once the file is added: told now, to whoever proposes it.
export function referenceProblems(form: Form): string[] {
  return [...countryProblems(form), ...typeProblems(form), ...formProblems(form), ...meaningProblems(form)];
}

function countryProblems({ destination, destinationIso2, destinationAlpha3 }: Form): string[] {
  const row = countries.find(({ label }) => label === destination);
  if (!row) return [`destination: ${destination} is not in the list of countries`];
  return row.value === destinationIso2 && row.alpha3 === destinationAlpha3
    ? []
    : [`destination: the codes of ${destination} are ${row.value} and ${row.alpha3}`];
}

const typeProblems = ({ visaTypes }: Form): string[] =>
  visaTypes
    .filter(({ name, group }) => visaGroup(name) !== group)
    .map(({ name, group }) => `visaTypes: “${name}” counts as ${visaGroup(name)}, not ${group}`);

const meaningProblems = ({ sections }: Form): string[] =>
  sections
    .flatMap(({ fields }) => fields)
    .flatMap(({ id, type }) => {
      const meaning = meanings.get(id);
      if (!meaning) return [`${id}: a new field id, which needs its line in fields.json`];
      return answerKind(meaning.type) === answerKind(type)
        ? []
        : [`${id}: is answered as ${answerKind(meaning.type)} in the other forms, not ${answerKind(type)}`];
    });
