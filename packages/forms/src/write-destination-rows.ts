// node packages/forms/src/write-destination-rows.ts, after a form's data has changed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { popularCountries } from '@visawright/contract/country.ts';
import { formDestinations } from '@visawright/contract/screens.ts';
import { format, resolveConfig } from 'prettier';
import { rowOf } from './destination-row.ts';
import { destinationFiles, forms } from './read-files.ts';

const target = join(import.meta.dirname, 'destination-rows.ts');

// The routes first, in their order; then the popular countries; then what is new.
function place(id: string): number {
  const route = formDestinations.findIndex((name) => name === id);
  if (route >= 0) return route;
  const popular = popularCountries.findIndex(({ value }) => value === forms.get(id)!.destinationIso2);
  return popular >= 0 ? 100 + popular : 200;
}
const ids = [...forms.keys()].sort((one, other) => place(one) - place(other) || one.localeCompare(other));

// Types and sections that every destination of a block has alike are written once, so the file stays light.
const shared = ['processing', 'visaTypes', 'sections'] as const;
const blocks = new Map<string, ReturnType<typeof rowOf>>();
for (const id of ids) {
  const block = destinationFiles.get(id)!.builtOn;
  if (block && !blocks.has(block)) blocks.set(block, rowOf(forms.get(id)!));
}

function rowText(id: string): string {
  const row = rowOf(forms.get(id)!);
  const block = destinationFiles.get(id)!.builtOn;
  const same = (key: string) =>
    block !== undefined &&
    shared.some((each) => each === key && JSON.stringify(row[each]) === JSON.stringify(blocks.get(block)![each]));
  const own = Object.entries(row).filter(([key]) => !same(key));
  return `${id}: { ${block ? `...${block}, ` : ''}${own.map(([key, value]) => `${key}: ${JSON.stringify(value)}`).join(', ')} }`;
}

const blockTexts = [...blocks].map(
  ([name, row]) =>
    `const ${name} = { ${shared.map((key) => `${key}: ${JSON.stringify(row[key])}`).join(', ')} } satisfies Partial<DestinationRow>;`,
);
const text = `// Written by write-destination-rows.ts from the data of the forms; a test holds them equal.
import type { DestinationRow } from './destination-row.ts';

${blockTexts.join('\n')}

export const destinationRows = { ${ids.map(rowText).join(', ')} } satisfies Record<string, DestinationRow>;
`;
writeFileSync(target, await format(text, { ...(await resolveConfig(target)), parser: 'typescript' }));
