import type { PackageForm } from '@visawright/contract/delivery/package.ts';
import { expect, test } from 'vitest';
import { submissionMethod, photoRequirements, submissionSteps } from './submission-steps.ts';
import { filesOf, sheetTestInput } from '../testing/sheet-test-input.ts';

const words = async (id: 'italy' | 'france' | 'vietnam', kind: PackageForm = 'copy') => {
  const input = await sheetTestInput(id);
  return new Map(filesOf(input).map((file) => [file.category ?? file.name, submissionMethod(file, input.form, kind)]));
};

test('asks to print documents, and to copy or sign the form, for a paper application', async () => {
  const copy = await words('italy');
  expect(copy.get('Insurance')).toBe('Print');
  expect(copy.get('01-form.pdf')).toBe('Copy onto the official form');
  expect((await words('italy', 'schengen')).get('01-form.pdf')).toBe('Print and sign');
});

test('tells that the online form is needed although the Schengen form is filled in', async () => {
  const { form } = await sheetTestInput('france');
  expect((await words('france', 'schengen')).get('01-form.pdf')).toBe('Enter in the online form too; print and sign');
  expect(submissionSteps(form, 'schengen')[0]).toContain('Fill in the online form (France-Visas)');
});

test('asks to upload everything for an e-visa', async () => {
  const { form } = await sheetTestInput('vietnam');
  expect(new Set((await words('vietnam')).values())).toEqual(new Set(['Enter in the online form', 'Upload']));
  expect(submissionSteps(form, 'copy').join(' ')).toContain('You do not need to print anything');
});

test('asks to fill in the online form and bring the documents to the appointment', async () => {
  const { form } = await sheetTestInput('france');
  expect((await words('france')).get('Passport')).toBe('Upload if asked and bring your passport');
  expect(submissionSteps(form, 'copy').join(' ')).toContain('VFS Global (France, India)');
});

test("describes the photo as the destination's data does", async () => {
  expect(photoRequirements((await sheetTestInput('italy')).form)).toMatch(
    /^35 × 45 mm, background .*most centres require two copies/,
  );
  expect(photoRequirements((await sheetTestInput('uk')).form)).toMatch(/^No photo upload/);
});
