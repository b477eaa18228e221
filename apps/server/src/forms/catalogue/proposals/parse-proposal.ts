import type { FileProblem } from '@visawright/contract/forms/catalogue.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { Form } from '@visawright/forms/form/form-schema.ts';
import { loadBlocks, loadDestinationFile } from '@visawright/forms/destinations/load-form.ts';
import { mergeForm, type Block, type DestinationFile } from '@visawright/forms/form/merge-form.ts';
import { isTooDeep, schemaProblems, syntaxProblem } from './file-problems.ts';
import { referenceProblems } from './reference-problems.ts';

// A form before and after the proposal; `was` is null for a new destination.
export interface Effect {
  readonly formId: string;
  readonly was: Form | null;
  readonly now: Form;
}
export interface ParsedProposal {
  readonly problems: FileProblem[];
  readonly effects: Effect[];
}

const failed = (...problems: FileProblem[]): ParsedProposal => ({ problems, effects: [] });

function parsed(text: string): { value: unknown } | { problem: FileProblem } {
  if (isTooDeep(text)) return { problem: { line: null, path: '', code: 'tooDeep', text: '' } };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: syntaxProblem(text, error) };
  }
}

// Reads a proposed data file of a destination or of a shared block.
export async function parseProposal(target: string, text: string): Promise<ParsedProposal> {
  const read = parsed(text);
  if ('problem' in read) return failed(read.problem);
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failed({ line: 1, path: '', code: 'wrongKind', text: 'object' });
  const blocks = await loadBlocks();
  const isBlock = blocks.has(target);
  const file = value as DestinationFile;
  if (!isBlock && file.builtOn !== undefined && !blocks.has(file.builtOn))
    return failed(...schemaProblems(text, []), {
      line: null,
      path: 'builtOn',
      code: 'noBlock',
      text: JSON.stringify(file.builtOn),
    });
  const merged = isBlock
    ? await membersWith(target, value as Block, blocks)
    : await destinationWith(target, file, blocks);
  const judged = merged.map((each) => ({ ...each, parsed: Form.safeParse(each.now, { reportInput: true }) }));
  const wrong = judged.find((each) => !each.parsed.success);
  if (wrong) return failed(...schemaProblems(text, wrong.parsed.error!.issues));
  const effects = judged.map(({ formId, was, parsed: { data } }) => ({ formId, was, now: data! }));
  const references = [...new Set(effects.flatMap(({ now }) => referenceProblems(now)))];
  return {
    problems: references.map((reference) => ({ line: null, path: '', code: 'reference', text: reference })),
    effects,
  };
}

interface Merged {
  readonly formId: string;
  readonly was: Form | null;
  readonly now: unknown;
}

const known = (id: string): DestinationId | undefined => destinationIds.find((each) => each === id);
const built = (file: DestinationFile, blocks: ReadonlyMap<string, Block>): Form =>
  mergeForm(file, file.builtOn === undefined ? undefined : blocks.get(file.builtOn));

async function destinationWith(
  target: string,
  file: DestinationFile,
  blocks: ReadonlyMap<string, Block>,
): Promise<Merged[]> {
  const id = known(target);
  return [{ formId: target, was: id ? built(await loadDestinationFile(id), blocks) : null, now: built(file, blocks) }];
}

async function membersWith(target: string, block: Block, blocks: ReadonlyMap<string, Block>): Promise<Merged[]> {
  const files = await Promise.all(destinationIds.map(async (id) => ({ id, file: await loadDestinationFile(id) })));
  return files
    .filter(({ file }) => file.builtOn === target)
    .map(({ id, file }) => ({ formId: id, was: built(file, blocks), now: mergeForm(file, block) }));
}
