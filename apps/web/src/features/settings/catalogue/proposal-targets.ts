import { destinationIds } from '@visawright/forms/destinations.ts';
import { loadBlocks, loadFile } from '@visawright/forms/load-form.ts';

export const newTarget = '+';

// The data file as the product has it, laid out as its files are: what somebody changes is then small.
export async function currentFile(target: string): Promise<string> {
  const id = destinationIds.find((each) => each === target);
  const file = id ? await loadFile(id) : (await loadBlocks()).get(target);
  return file ? `${JSON.stringify(file, null, 2)}\n` : '';
}

export const blockNames = async (): Promise<string[]> => [...(await loadBlocks()).keys()];
export const isTargetName = (name: string): boolean => /^[a-z][A-Za-z0-9]{0,39}$/.test(name);
