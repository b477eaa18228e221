import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { PackField } from '@visawright/contract/extension/pack.ts';
import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import { countries } from '@visawright/contract/platform/country.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Field, Form, ItemField } from '@visawright/forms/form/form-schema.ts';

type Answers = FillData['answers'];

// Every question has an answer of its own, so that a value in a wrong field is never the right one by chance.
function answerTo(
  { id, type, options }: Field | ItemField,
  n: number,
  fields: readonly PackField[],
): string | string[] {
  if (options) {
    // One that the portal has too, if the pack says so.
    const mapped = fields
      .flatMap(({ options: map }) => Object.keys(map ?? {}))
      .filter((option) => options.includes(option));
    const chosen = (mapped.length > 0 ? mapped : options)[n % (mapped.length || options.length)]!;
    return type === 'checkbox' ? [chosen] : chosen;
  }
  const two = (number: number) => `${number}`.padStart(2, '0');
  if (type === 'checkbox') return 'Yes';
  if (type === 'date') return `${1950 + (n % 80)}-${two(1 + (n % 12))}-${two(13 + (n % 15))}`;
  if (type === 'country') return countries[(n * 7) % countries.length]!.label;
  if (type === 'number') return `${100 + n}`;
  if (type === 'email') return `mail${n}@visitors.example`;
  if (type === 'phone') return `+91 98230 ${`${n}`.padStart(5, '0')}`;
  return `${id.slice(0, 4)} ${n}`;
}

export function answersTo({ sections }: Form, fields: readonly PackField[]): Answers {
  let n = 0;
  const of = (id: string, inner?: string) =>
    fields.filter(({ from }) => 'question' in from && from.question === id && from.field === inner);
  return Object.fromEntries(
    sections
      .flatMap((section) => section.fields)
      .map((field): [string, AnswerValue] => {
        if (field.type !== 'repeat') return [field.id, answerTo(field, n++, of(field.id))];
        const items = Array.from({ length: 3 }, () =>
          Object.fromEntries(field.fields!.map((each) => [each.id, answerTo(each, n++, of(field.id, each.id))])),
        );
        return [field.id, items];
      }),
  );
}

export async function formOf(destination: string): Promise<Form> {
  const id = destinationIds.find((each) => each === destination);
  if (id === undefined) throw new Error(`no form for ${destination}`);
  return loadForm(id);
}

export const files: FillData['files'] = [
  { file: 'photo', name: 'photo.jpg', mediaType: 'image/jpeg', bytes: 40_000 },
  { file: 'passportPage', name: 'passport.pdf', mediaType: 'application/pdf', bytes: 90_000 },
];
