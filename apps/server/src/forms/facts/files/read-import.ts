import type { ImportEffect } from '@visawright/contract/forms/facts.ts';
import { destinationIds } from '@visawright/forms/destinations/destinations.ts';
import {
  CatalogueFile,
  fileDifferences,
  formOfFile,
  type CatalogueContent,
} from '@visawright/forms/knowledge/catalogue-file.ts';
import { changeProblems } from '@visawright/forms/knowledge/change-problems.ts';
import { factsOf } from '@visawright/forms/knowledge/facts-of.ts';
import { ruleFiles } from '@visawright/forms/rules/rule-files.ts';
import { loadRealmForm } from '../../../applications/realm-forms/realm-form.ts';
import { knownForm, shippedFacts } from '../../../applications/realm-forms/shipped-facts.ts';
import type { Db } from '../../../platform/db/db.ts';
import { contentHash } from '../../../platform/http/content-hash.ts';
import { isTooDeep } from '../../catalogue/proposals/file-problems.ts';
import type { ChangeItem } from '../changes/fact-changes.queries.ts';
import { openApplicationsByForm } from '../facts.queries.ts';

export interface ReadImport {
  readonly effect: ImportEffect;
  readonly items: readonly ChangeItem[];
}

type Problem = ImportEffect['problems'][number];
const most = 100;
const itemsMax = 5_000;

const nothing: ImportEffect = {
  problems: [],
  sha256: '',
  forms: [],
  skipped: [],
  unknown: [],
  hasOtherRules: false,
};
const refused = (...problems: Problem[]): ReadImport => ({ effect: { ...nothing, problems }, items: [] });
const problem = (text: string, path = ''): Problem => ({ key: '', path, text });

function parsedFile(text: string): { file: CatalogueFile } | { problems: Problem[] } {
  if (isTooDeep(text)) return { problems: [problem('too many nested levels')] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problems: [problem('not valid JSON')] };
  }
  const { data, error } = CatalogueFile.safeParse(value);
  if (error)
    return { problems: error.issues.slice(0, most).map(({ path, message }) => problem(message, path.join('.'))) };
  // The hash is that of the file as it was written, before defaults were added.
  return contentHash((value as CatalogueFile).content) === data.sha256
    ? { file: data }
    : { problems: [problem('the content does not have the hash that the file states', 'sha256')] };
}

// Validates a catalogue file and compares it with what this realm has.
export async function readImport(db: Db, text: string): Promise<ReadImport> {
  const read = parsedFile(text);
  if ('problems' in read) return refused(...read.problems);
  const { content, sha256 } = read.file;
  const found = await Promise.all(
    destinationIds.filter((id) => id in content.destinations).map((id) => formImport(db, content, id)),
  );
  const problems = found.flatMap((each) => each.problems).slice(0, most);
  const items = found.flatMap((each) => each.items);
  if (items.length > itemsMax) problems.push(problem(`more than ${itemsMax} facts change`));
  const counts = await openApplicationsByForm(db);
  return {
    items: problems.length > 0 ? [] : items,
    effect: {
      problems,
      sha256,
      forms: found
        .filter((each) => each.items.length > 0)
        .map(({ formId, added, changed, removed }) => ({
          formId,
          added,
          changed,
          removed,
          openApplications: counts.get(formId) ?? 0,
        })),
      skipped: found.flatMap(({ formId, skipped }) => skipped.map((key) => ({ formId, key }))).slice(0, most),
      unknown: Object.keys(content.destinations).filter((id) => !knownForm(id)),
      hasOtherRules: contentHash(content.rules) !== contentHash(ruleFiles),
    },
  };
}

async function formImport(db: Db, content: CatalogueContent, formId: (typeof destinationIds)[number]) {
  const empty = {
    formId,
    items: [] as ChangeItem[],
    skipped: [] as readonly string[],
    added: 0,
    changed: 0,
    removed: 0,
  };
  const { data: imported, error } = formOfFile(content, formId);
  if (error) {
    const issues = error.issues.slice(0, 5).map(({ path, message }) => problem(message, [formId, ...path].join('.')));
    return { ...empty, problems: issues };
  }
  const current = await loadRealmForm(db, formId);
  const { changes, skipped } = fileDifferences(current, imported);
  const problems = changeProblems(current, changes).map(({ path, ...each }) => ({
    ...each,
    path: `${formId}.${path}`,
  }));
  const { hashes } = await shippedFacts(formId);
  const known = new Set(factsOf(current).map(({ key }) => key));
  const removed = changes.filter(({ value }) => value === null).length;
  const added = changes.filter(({ key }) => !known.has(key)).length;
  return {
    formId,
    problems,
    skipped,
    items: changes.map((change) => ({ formId, shipped: hashes.get(change.key) ?? null, ...change })),
    added,
    removed,
    changed: changes.length - added - removed,
  };
}
