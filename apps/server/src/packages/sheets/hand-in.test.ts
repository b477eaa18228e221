import { expect, test } from 'vitest';
import { handIn, photoWords, steps } from './hand-in.ts';
import { filesOf, sheetCase } from './testing/sheet-case.ts';

const words = async (id: 'italy' | 'france' | 'vietnam', kind: 'copy' | 'filled' = 'copy') => {
  const input = await sheetCase(id);
  return new Map(filesOf(input).map((file) => [file.category ?? file.name, handIn(file, input.form, kind)]));
};

test('a paper destination is handed prints, and the form is copied or signed', async () => {
  const copy = await words('italy');
  expect(copy.get('Insurance')).toBe('Print');
  expect(copy.get('01-form.pdf')).toBe('Copy onto the official form');
  expect((await words('italy', 'filled')).get('01-form.pdf')).toBe('Print and sign');
});

test('an e-visa is uploaded, and nothing has to be printed', async () => {
  const { form } = await sheetCase('vietnam');
  expect(new Set((await words('vietnam')).values())).toEqual(new Set(['Type into the online form', 'Upload']));
  expect(steps(form, 'copy').join(' ')).toContain('Nothing has to be printed');
});

test('an online form is typed and its papers are brought to the appointment', async () => {
  const { form } = await sheetCase('france');
  expect((await words('france')).get('Passport')).toBe('Upload if asked, bring it');
  expect(steps(form, 'copy').join(' ')).toContain('VFS Global (France, India)');
});

test('size and number of photos are told in the words of the data', async () => {
  expect(photoWords((await sheetCase('italy')).form)).toMatch(/^35 × 45 mm, background .*two copies in most centres/);
  expect(photoWords((await sheetCase('uk')).form)).toMatch(/^No photo upload/);
});
