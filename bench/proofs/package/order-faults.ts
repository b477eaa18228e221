import type { PackageInput, BuiltPackage } from '@visawright/server/processing.ts';
import { askedFor } from './package-case.ts';
import { contentsOf } from './contents-of.ts';

// The archive must have the items of the checklist with their titles, in order and numbered, then other documents, then the manifest.
export async function orderFaults(input: PackageInput, { zip, manifest }: BuiltPackage): Promise<string[]> {
  const asked = askedFor(input.form, input.group).map(({ title }) => title);
  const hasPhotoItem = input.items.some(({ category }) => category === 'Photo');
  const wanted = [...asked, ...(hasPhotoItem ? [] : ['Photo']), 'Other documents'];
  const titles = manifest.files.slice(2).map(({ title }) => title);
  const names = (await contentsOf(zip)).map(({ name }) => name);
  const expected = [...manifest.files.map(({ name }) => name), 'manifest.json', 'manifest.sig'];
  const faults: string[] = [];
  if (JSON.stringify(titles) !== JSON.stringify(wanted)) faults.push(`order ${JSON.stringify({ titles, wanted })}`);
  if (JSON.stringify(names) !== JSON.stringify(expected)) faults.push(`archive ${names.join()}`);
  if (!manifest.files.every(({ name }, at) => name.startsWith(`${String(at).padStart(2, '0')}-`)))
    faults.push('numbers');
  return faults;
}
