import { Form } from '../form/form-schema.ts';
import { formProblems } from '../destinations/form-problems.ts';
import { applyFactChanges, type FactChange } from './apply-fact-changes.ts';
import { documentName } from '../form/document-fact.ts';
import { factsOf } from './facts-of.ts';

// Centres and accepted files are not part of a form; they change with a release.
export const mayChange = (key: string): boolean => !/^(site:(centres|files)|[a-zA-Z]+:\*)$/.test(key);

// Visa types and questions are referred to by applications; a site is always there.
export const mayAddOrRemove = (key: string): boolean => !/^(visaType|question|site):/.test(key);

const names: Readonly<Record<string, (value: never) => unknown>> = {
  fee: ({ basis }: { basis: unknown }) => basis,
  visaType: ({ name }: { name: unknown }) => name,
  document: documentName,
  advice: ({ id }: { id: unknown }) => id,
  question: ({ id }: { id: unknown }) => id,
};

export interface ChangeProblem {
  readonly key: string;
  readonly path: string; // in the value; '' for the value itself
  readonly text: string;
}

// Why a form cannot have these changes; empty if it can.
export function changeProblems(form: Form, changes: readonly FactChange[]): ChangeProblem[] {
  const known = new Map(factsOf(form).map(({ key, value }) => [key, value]));
  const single = changes.flatMap((change) => ownProblems(change, known));
  if (single.length > 0) return single;
  const now = applyFactChanges(form, changes);
  const parsed = Form.safeParse(now);
  if (!parsed.success)
    return parsed.error.issues.slice(0, 20).map(({ path, message }) => ({
      key: changes.length === 1 ? changes[0]!.key : '',
      path: path.join('.'),
      text: message,
    }));
  const before = new Set(formProblems(form));
  return formProblems(now)
    .filter((text) => !before.has(text))
    .map((text) => ({ key: '', path: '', text }));
}

function ownProblems({ key, value }: FactChange, known: ReadonlyMap<string, unknown>): ChangeProblem[] {
  const problem = (text: string): ChangeProblem[] => [{ key, path: '', text }];
  const kind = key.slice(0, key.indexOf(':'));
  if (!mayChange(key)) return problem('changes with a release only');
  const was = known.get(key);
  if (!mayAddOrRemove(key) && (was === undefined || value === null)) return problem('can be neither added nor removed');
  if (value === null) return was === undefined ? problem('is not there') : [];
  const name = names[kind];
  if (name && (typeof value !== 'object' || `${kind}:${String(name(value as never))}` !== key))
    return problem('the name of a fact cannot change');
  const type = (each: unknown) => (each as { type?: unknown }).type;
  if (kind === 'question' && type(was) !== type(value)) return problem('the type of a question cannot change');
  return [];
}
