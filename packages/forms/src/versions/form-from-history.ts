import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { formHash } from './form-hash.ts';
import type { Form } from '../form/form-schema.ts';
import { mergeForm, type Block, type DestinationFile } from '../form/merge-form.ts';

const folder = join(import.meta.dirname, '..', '..');

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout : undefined;
}
function fileAt(commit: string, path: string): unknown {
  const text = git('show', `${commit}:./${path}`);
  return text === undefined ? undefined : JSON.parse(text);
}

// Finds the form with this hash in git history.
export function findFormInHistory(id: string, sha256: string): Form {
  for (const commit of git('log', '--format=%H', '--', 'destinations', 'blocks')?.split('\n') ?? []) {
    const file = commit && (fileAt(commit, `destinations/${id}.json`) as DestinationFile | undefined);
    if (!file) continue;
    const block = file.builtOn && (fileAt(commit, `blocks/${file.builtOn}.json`) as Block | undefined);
    const form = mergeForm(file, block || undefined);
    if (formHash(form) === sha256) return form;
  }
  throw new Error(
    `${id} has changed, and the version before it was never committed: put it back, commit, change again`,
  );
}
