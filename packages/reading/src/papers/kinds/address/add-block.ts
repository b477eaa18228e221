import { addCandidate } from '../../add-candidate.ts';
import { postalBlocks } from '../../postal-block.ts';
import type { Candidates, Open } from '../../rules.types.ts';

// Where nothing is labelled: the window of the envelope.
export function addBlock({ lines, labels }: Open, candidates: Candidates): void {
  for (const block of postalBlocks(lines, labels)) {
    const { address, name } = block;
    const words = address.lines.flatMap((line) => line.words);
    const found = { by: 'heading', strength: 0.65 } as const;
    if (candidates.address!.length === 0 || name)
      addCandidate(candidates, 'address', { text: address.value, words, page: address.lines[0]!.page }, { ...found, value: address.value });
    if (name) addCandidate(candidates, 'accountHolderName', name.line, { ...found, value: name.value });
  }
} // prettier-ignore
