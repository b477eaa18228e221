import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { PackageFile } from '@visawright/contract/delivery/package.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistFor } from '@visawright/forms/checklist/checklist.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { Field, Form, ItemField } from '@visawright/forms/form/form-schema.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { SheetInput } from '../sheet-input.ts';

const answers: Readonly<Record<string, string>> = {
  surname: 'DESHPANDE',
  givenNames: 'ANANYA RAVINDRA',
  dateOfBirth: '1992-04-17',
  placeOfBirth: 'PUNE',
  passportNumber: 'Z4821907',
  nationality: 'India',
  sex: 'Female',
  homeAddress: 'Flat 12, Saraswati Apartments, 48 Prabhat Road,\nErandwane, Pune 411004, Maharashtra, India',
};

function single(field: Field | ItemField, n: number): AnswerValue {
  if (answers[field.id]) return answers[field.id]!;
  if (field.options) return field.type === 'checkbox' ? field.options.slice(0, 2) : field.options[n % 2]!;
  if (field.type === 'date') return /to|until|expiry|departure/i.test(field.id) ? '2031-03-14' : '2021-03-15';
  if (field.type === 'country') return 'India';
  if (field.type === 'number') return '84000';
  if (field.type === 'email') return 'ananya.deshpande@example.in';
  if (field.type === 'phone') return '+91 98220 41736';
  if (field.type === 'checkbox') return 'Yes';
  return field.type === 'textarea' ? 'Sundaram Textiles Private Limited, 7 Market Yard Road, Pune 411037' : 'Pune';
}

const itemOf = (fields: readonly ItemField[], n: number) =>
  Object.fromEntries(fields.map((field) => [field.id, single(field, n) as string]));

// An answer to every question of a form.
const allAnswers = ({ sections }: Pick<Form, 'sections'>): Record<string, AnswerValue> =>
  Object.fromEntries(
    sections
      .flatMap(({ fields }) => fields)
      .map((field) => [
        field.id,
        field.type === 'repeat' ? [itemOf(field.fields!, 0), itemOf(field.fields!, 1)] : single(field, 0),
      ]),
  );

export async function sheetTestInput(formId: DestinationId, group: VisaGroup = 'Tourism'): Promise<SheetInput> {
  const form = await loadForm(formId);
  return {
    realm: { path: 'sunrise', displayName: 'Sunrise Travels', color: '#fd640f' },
    verifyUrl: 'https://visa.example/verify',
    reference: `${form.destinationAlpha3}-4K7Q-92PD`,
    form,
    formId,
    formVersion: 1,
    group,
    visaType: form.visaTypes.find((type) => type.group === group)!.name,
    frozenAt: '2026-11-15T10:42:00.000Z',
    applicant: { firstName: 'Ananya', lastName: 'Deshpande' },
    trip: { from: '2027-03-09', to: '2027-03-20' },
    values: allAnswers(form),
    findings: [],
    blank: null,
    photo: { widthMm: form.photo.widthMm, heightMm: form.photo.heightMm },
  };
}

export function filesOf({ form, group }: SheetInput): PackageFile[] {
  const sheet = {
    name: '01-form.pdf',
    title: `Copy sheet for ${form.destination}`,
    category: null,
    pages: 3,
    note: null,
  };
  const documents = checklistFor(form, group).required.map(({ title, category }, n) => ({
    name: `${String(n + 2).padStart(2, '0')}-${category.toLowerCase().replaceAll(' ', '-')}.${category === 'Photo' ? 'jpg' : 'pdf'}`,
    title,
    category,
    pages: category === 'Photo' ? null : (n % 4) + 1,
    note: category === 'Photo' ? '35 × 45 mm' : null,
  }));
  return [sheet, ...documents].map((file) => ({
    ...file,
    mediaType: file.pages === null ? 'image/jpeg' : 'application/pdf',
    bytes: 184_320,
    sha256: 'a'.repeat(64),
  }));
}
