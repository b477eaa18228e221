import { expect, test } from 'vitest';
import { blockFiles, destinationFiles, forms, provenanceFiles } from '../destinations/form-files.ts';
import { ruleFiles } from '../rules/rule-files.ts';
import { applyFactChanges } from './apply-fact-changes.ts';
import { CatalogueContent, fileDifferences, formOfFile } from './catalogue-file.ts';

const content = (): CatalogueContent =>
  CatalogueContent.parse(
    structuredClone({
      destinations: Object.fromEntries(destinationFiles),
      blocks: Object.fromEntries(blockFiles),
      provenance: Object.fromEntries(provenanceFiles),
      rules: ruleFiles,
      overlay: {},
    }),
  );

test('a file with our own data changes nothing', () => {
  const own = content();
  for (const [id, form] of forms) {
    const imported = formOfFile(own, id);
    expect(imported.error).toBeUndefined();
    expect(fileDifferences(form, imported.data!)).toEqual({ changes: [], skipped: [] });
  }
});

test('added, changed and removed facts are found, with the source of the file', () => {
  const theirs = content();
  const uk = theirs.destinations['uk'] as { fees: { basis: string; amount: number }[] };
  const [first, second] = uk.fees;
  uk.fees = [{ ...first!, amount: 1 }, { ...first!, basis: 'New fee' }, ...uk.fees.slice(2)];
  const { changes, skipped } = fileDifferences(forms.get('uk')!, formOfFile(theirs, 'uk').data!);
  expect(skipped).toEqual([]);
  expect(changes.map(({ key, value }) => [key, value === null])).toEqual([
    [`fee:${first!.basis}`, false],
    ['fee:New fee', false],
    [`fee:${second!.basis}`, true],
  ]);
  expect(changes[0]!.provenance).toEqual(forms.get('uk')!.provenance[`fee:${first!.basis}`]);
  const now = applyFactChanges(forms.get('uk')!, changes);
  expect(fileDifferences(now, formOfFile(theirs, 'uk').data!).changes).toEqual([]);
});

test('the changes of the realm that wrote the file are part of it', () => {
  const theirs = content();
  const provenance = { source: null, confidence: 'low', checkedOn: '2026-11-17', checkedBy: 'Another realm' } as const;
  theirs.overlay['uk'] = { changes: [{ key: 'passport:blankPages', value: 6, provenance }], checks: [] };
  expect(fileDifferences(forms.get('uk')!, formOfFile(theirs, 'uk').data!).changes).toEqual([
    { key: 'passport:blankPages', value: 6, provenance },
  ]);
});

test('a question that is added is left to a release, and an invalid file is refused', () => {
  const theirs = content();
  const uk = theirs.destinations['uk'] as { sections: { fields: object[] }[] };
  uk.sections[0]!.fields.push({ id: 'brandNew', label: 'New', type: 'text', required: false });
  expect(fileDifferences(forms.get('uk')!, formOfFile(theirs, 'uk').data!)).toEqual({
    changes: [],
    skipped: ['question:brandNew'],
  });
  uk.sections[0]!.fields.push({ id: 'broken' });
  expect(formOfFile(theirs, 'uk').success).toBe(false);
  expect(formOfFile(theirs, 'atlantis').success).toBe(false);
  delete theirs.blocks['schengen'];
  expect(formOfFile(theirs, 'germany').success).toBe(false);
  delete theirs.provenance['japan']!.sources[Object.keys(theirs.provenance['japan']!.sources)[0]!];
  expect(formOfFile(theirs, 'japan').success).toBe(false);
});
