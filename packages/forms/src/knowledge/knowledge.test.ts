import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { expect, test } from 'vitest';
import { blockFiles, destinationFiles, forms, provenanceFiles } from '../destinations/form-files.ts';
import { loadForm } from '../destinations/load-form.ts';
import type { DestinationId } from '../destinations/destinations.ts';
import { ProvenanceFile } from '../form/provenance/provenance-schema.ts';
import { provenanceOf } from '../form/provenance/provenance-of.ts';
import { describeRules } from '../rules/describe-rules.ts';
import { factsOf } from './facts-of.ts';
import { nextCheck } from './next-check.ts';
import { placeFacts } from './place-facts.ts';

const allFacts = (id: string) => [...factsOf(forms.get(id)!), ...placeFacts(id)];
const shared = /^(question|document|visaType|photo):\*$/;

test.each([...provenanceFiles.keys()])(
  'the provenance file of %s is well formed and names only its own sources',
  (id) => {
    const file = provenanceFiles.get(id)!;
    expect(ProvenanceFile.safeParse(file).error).toBeUndefined();
    const named = Object.values(file.facts).flatMap(({ source }) => source ?? []);
    expect([...new Set(named)].sort()).toEqual(Object.keys(file.sources).sort());
  },
);

test.each([...forms.keys()])('every fact of %s says where it comes from', (id) => {
  const form = forms.get(id)!;
  const facts = allFacts(id);
  expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
  expect(facts.filter(({ key }) => provenanceOf(form, key) === null).map(({ key }) => key)).toEqual([]);
});

test.each([...provenanceFiles.keys()])('every entry in the provenance file of %s is about a fact that exists', (id) => {
  const isBlock = blockFiles.has(id);
  const users = isBlock ? [...destinationFiles].filter(([, file]) => file.builtOn === id).map(([user]) => user) : [id];
  const known = new Set(users.flatMap((user) => allFacts(user).map(({ key }) => key)));
  const unknown = Object.keys(provenanceFiles.get(id)!.facts).filter((key) => !known.has(key) && !shared.test(key));
  expect(unknown).toEqual([]);
});

test('the product loads the same provenance as the files', async () => {
  for (const [id, form] of forms) expect((await loadForm(id as DestinationId)).provenance).toEqual(form.provenance);
});

test.each([...forms.keys()])('no rule of %s blocks without a source', (id) => {
  for (const group of visaGroups)
    for (const { severity, source, confidence } of describeRules(forms.get(id)!, group))
      if (severity === 'blocking' && source.kind !== 'comparison') {
        expect(['law', 'authority', 'centre', 'secondary']).toContain(source.kind);
        expect(confidence).not.toBe('low');
      }
});

test('an uncertain fact is checked again sooner, one that was never checked at once', () => {
  const source = { title: 'A source', url: null, kind: 'law', date: null } as const;
  const checked = { source, confidence: 'high', checkedOn: '2026-11-16', checkedBy: 'A person' } as const;
  expect(nextCheck('fee', checked)).toBe('2027-05-15');
  expect(nextCheck('fee', { ...checked, confidence: 'low' })).toBe('2027-01-15');
  expect(nextCheck('fee', { ...checked, source: null })).toBe('2027-01-15');
  expect(nextCheck('fee', { ...checked, checkedOn: null })).toBeNull();
});
