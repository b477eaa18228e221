import type { FileProblem } from '@visawright/contract/catalogue.ts';
import { destinationIds, type DestinationId } from '@visawright/forms/destinations.ts';
import { Form } from '@visawright/forms/form-schema.ts';
import { loadBlocks, loadFile } from '@visawright/forms/load-form.ts';
import { mergeForm, type Block, type DestinationFile } from '@visawright/forms/merge-form.ts';
import { isTooDeep, schemaProblems, syntaxProblem } from './file-problems.ts';
import { referenceProblems } from './reference-problems.ts';

// A form as it would become, beside what the product has; `was` is null where it has none.
export interface Effect {
  readonly formId: string;
  readonly was: Form | null;
  readonly now: Form;
}
export interface ReadFile {
  readonly problems: FileProblem[];
  readonly effects: Effect[];
}

const failed = (...problems: FileProblem[]): ReadFile => ({ problems, effects: [] });

function parsed(text: string): { value: unknown } | { problem: FileProblem } {
  if (isTooDeep(text)) return { problem: { line: null, path: '', code: 'tooDeep', text: '' } };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { problem: syntaxProblem(text, error) };
  }
}

// A destination's data file, or a block's, as somebody proposes it.
export async function readProposal(target: string, text: string): Promise<ReadFile> {
  const read = parsed(text);
  if ('problem' in read) return failed(read.problem);
  const { value } = read;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return failed({ line: 1, path: '', code: 'wrongKind', text: 'object' });
  const blocks = await loadBlocks();
  const ofBlock = blocks.has(target);
  const file = value as DestinationFile;
  if (!ofBlock && file.builtOn !== undefined && !blocks.has(file.builtOn))
    return failed(...schemaProblems(text, []), {
      line: null,
      path: 'builtOn',
      code: 'noBlock',
      text: JSON.stringify(file.builtOn),
    });
  const merged = ofBlock
    ? await membersWith(target, value as Block, blocks)
    : await destinationWith(target, file, blocks);
  const judged = merged.map((each) => ({ ...each, parsed: Form.safeParse(each.now, { reportInput: true }) }));
  const wrong = judged.find((each) => !each.parsed.success);
  if (wrong) return failed(...schemaProblems(text, wrong.parsed.error!.issues));
  const effects = judged.map(({ formId, was, parsed: { data } }) => ({ formId, was, now: data! }));
  const references = [...new Set(effects.flatMap(({ now }) => referenceProblems(now)))];
  return { problems: references.map((said) => ({ line: null, path: '', code: 'reference', text: said })), effects };
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
  return [{ formId: target, was: id ? built(await loadFile(id), blocks) : null, now: built(file, blocks) }];
}

// A changed block changes every destination that is built on it.
async function membersWith(target: string, block: Block, blocks: ReadonlyMap<string, Block>): Promise<Merged[]> {
  const files = await Promise.all(destinationIds.map(async (id) => ({ id, file: await loadFile(id) })));
  return files
    .filter(({ file }) => file.builtOn === target)
    .map(({ id, file }) => ({ formId: id, was: built(file, blocks), now: mergeForm(file, block) }));
}
