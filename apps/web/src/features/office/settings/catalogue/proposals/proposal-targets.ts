import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import { loadBlocks, loadDestinationFile } from '@visawright/forms/destinations/load-form.ts';

export const newTarget = '+';

// The current data file, formatted like the repository's files, so that differences stay small.
export async function currentFile(target: string): Promise<string> {
  const id = destinationIds.find((each) => each === target);
  const file = id ? await loadDestinationFile(id) : (await loadBlocks()).get(target);
  return file ? `${JSON.stringify(file, null, 2)}\n` : '';
}

export const blockNames = async (): Promise<string[]> => [...(await loadBlocks()).keys()];
export const isTargetName = (name: string): boolean => /^[a-z][A-Za-z0-9]{0,39}$/.test(name);
