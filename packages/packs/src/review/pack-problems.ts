import type { Pack } from '@visawright/contract/extension/pack.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import { pageProblems } from './page-problems.ts';

// Why a pack cannot be published, as sentences; empty if it can. The schema has been checked before.
export function packProblems(pack: Pack, form: Form): string[] {
  const ids = pack.pages.map(({ id }) => id);
  const addresses = pack.pages.map(({ path, heading }) => `${path} ${heading ?? ''}`.trim());
  const repeated = (words: readonly string[]) => [...new Set(words.filter((word, n) => words.indexOf(word) !== n))];
  return [
    ...repeated(ids).map((id) => `Two pages are called ${id}.`),
    ...repeated(addresses).map((address) => `Two pages have the address and heading ${address}.`),
    ...pack.pages.flatMap((page) => pageProblems(page, pack, form).map((problem) => `Page ${page.id}: ${problem}.`)),
  ];
}
