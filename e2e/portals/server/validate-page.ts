import { isVisible, type ConditionValues } from '@visawright/forms/form/is-visible.ts';
import { conditionFields } from '../conditions/condition-fields.ts';
import type { PortalControl } from '../definitions/portal.types.ts';
import type { PlacedControl } from './page-controls.ts';
import type { StoredFile } from './visit.types.ts';

interface PageToCheck {
  readonly placed: readonly PlacedControl[];
  readonly valueOf: (id: string) => string | readonly string[];
  readonly fileOf: (id: string) => StoredFile | undefined;
  readonly optionsOf: (placed: PlacedControl) => PortalControl['options'];
  readonly answers: ConditionValues; // of all pages, in the words of our form
  readonly asked: ReadonlySet<string>; // questions this portal asks
}

// A condition on something the portal does not ask cannot be decided here.
function applies({ visibleWhen }: PortalControl, { answers, asked }: PageToCheck): boolean {
  if (!visibleWhen) return true;
  return conditionFields(visibleWhen).every((field) => asked.has(field)) && isVisible(visibleWhen, answers);
}

const isEmpty = (value: string | readonly string[]) =>
  typeof value === 'string' ? value.trim() === '' : value.length === 0;

function shapeOf(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[./-]/g, String.raw`\$&`)
    .replace('MMM', '[A-Za-z]{3}')
    .replaceAll(/[DMY]{1,4}/g, (letters) => String.raw`\d{${letters.length}}`);
  return new RegExp(`^${source}$`);
}

function fileProblem({ file }: PortalControl, stored: StoredFile | undefined): string {
  if (!file || !stored) return '';
  if (!file.types.includes(stored.mediaType)) return 'This type of file is not accepted.';
  return stored.bytes > file.maxKilobytes * 1024 ? `The file is larger than ${file.maxKilobytes} KB.` : '';
}

function valueProblem(placed: PlacedControl, value: string, page: PageToCheck): string {
  const { control } = placed;
  if (control.kind === 'file') return fileProblem(control, page.fileOf(placed.id));
  if (control.maxLength !== null && value.length > control.maxLength) return `At most ${control.maxLength} characters.`;
  if (control.pattern !== '' && !shapeOf(control.pattern).test(value)) return `Enter the date as ${control.pattern}.`;
  const isChoice = control.kind === 'select' || control.kind === 'radio' || control.kind === 'list';
  if (isChoice && !page.optionsOf(placed).some((option) => option.value === value)) return 'Choose one of the options.';
  return control.inputMode === 'email' && !/^\S+@\S+\.\S+$/.test(value) ? 'Enter an email address.' : '';
}

// Problems of a submitted page by the id of the control. An item of a block counts from its first answer on.
export function pageProblems(page: PageToCheck): Map<string, string> {
  const problems = new Map<string, string>();
  const started = new Set(
    page.placed
      .filter(({ id }) => !isEmpty(page.valueOf(id)))
      .map(({ item }) => item && `${item.question} ${item.number}`),
  );
  for (const placed of page.placed) {
    const { control, id, item } = placed;
    const value = page.valueOf(id);
    const isMissing = isEmpty(value) && (control.kind !== 'file' || !page.fileOf(id));
    const isNeeded =
      control.required && applies(control, page) && (item === null || started.has(`${item.question} ${item.number}`));
    if (isMissing && isNeeded) problems.set(id, 'This is required.');
    const problem = isMissing ? '' : valueProblem(placed, typeof value === 'string' ? value : '', page);
    if (problem !== '' && control.kind !== 'checkbox') problems.set(id, problem);
  }
  return problems;
}
