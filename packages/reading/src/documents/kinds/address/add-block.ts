import { addCandidate } from '../../values/add-candidate.ts';
import { postalBlocks } from '../../page/postal-blocks.ts';
import type { Candidates, OpenDocument } from '../../rules/kind-rules.types.ts';

// If nothing is labelled: the address block for the envelope window.
export function addBlock({ lines, labels }: OpenDocument, candidates: Candidates): void {
  for (const block of postalBlocks(lines, labels)) {
    const { address, name } = block;
    const words = address.lines.flatMap((line) => line.words);
    const found = { by: 'heading', strength: 0.65 } as const;
    if (candidates.address!.length === 0 || name)
      addCandidate(
        candidates,
        'address',
        { text: address.value, words, page: address.lines[0]!.page },
        { ...found, value: address.value },
      );
    if (name) addCandidate(candidates, 'accountHolderName', name.line, { ...found, value: name.value });
  }
}
