import type { FillData } from '@visawright/contract/extension/fill.ts';
import type { PackBlock, PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { expectedControls, refOfItem, type ExpectedControl } from '../pages/expected-controls.ts';
import type { PageMatch } from '../pages/match-page.ts';
import { countItemsOf, questionOf } from './answer-of.ts';
import { planValue, type PlannedValue } from './plan-value.ts';
import type { PlannedField } from './planned-field.ts';

export type { PlannedField, PlannedWrite } from './planned-field.ts';

// A field of the pack for one control, of one item in a block.
interface Task {
  readonly control: string;
  readonly recorded: PageControl;
  readonly field: PackField | null; // null: the person's
  readonly block: PackBlock | null;
  readonly item: number;
}

// What is entered where, in the order in which it is to be filled: controls that others wait for come first, those that wait last.
export function planPage(
  page: PackPage,
  match: PageMatch,
  skeleton: PageSkeleton,
  data: Pick<FillData, 'answers' | 'files'>,
): PlannedField[] {
  if (!match.isKnown) return [];
  const live = new Map(skeleton.controls.map((control) => [control.ref, control]));
  const expected = expectedControls(page, skeleton);
  const tasks = tasksOf(page, expected, data.answers);
  const driverOf = (task: Task) => {
    const wanted = task.field?.waitsFor;
    if (wanted === undefined) return undefined;
    const own = refOfItem(wanted, task.item);
    const inBlock = task.block?.fields.some(({ control }) => control === wanted);
    return tasks.find(({ control }) => control === (inBlock ? own : wanted));
  };
  const drivers = new Set(tasks.map(driverOf));
  const depth = (task: Task, seen: readonly Task[] = []): number => {
    const driver = driverOf(task);
    return driver === undefined || seen.includes(driver) ? 0 : 1 + depth(driver, [...seen, task]);
  };
  return tasks
    .map((task, n) => ({ task, order: [depth(task), drivers.has(task) ? 0 : 1, n] as const }))
    .toSorted(({ order: a }, { order: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ task }) => {
      const control = live.get(match.refs[task.control] ?? '') ?? null;
      return {
        control: task.control,
        ref: control?.ref ?? '',
        label: control?.label ?? task.recorded.label,
        group: control?.group ?? task.recorded.group,
        question: task.field === null ? null : questionOf(task.field.from),
        ...valueOf(task, control, data),
        waitsFor: waitsFor(task, driverOf(task), match),
        driver: drivers.has(task),
      };
    });
}

function valueOf(task: Task, control: PageControl | null, data: Pick<FillData, 'answers' | 'files'>): PlannedValue {
  if (task.field === null) return { state: 'personal', write: null, shown: '' };
  const value = planValue(task.field, task.recorded, control, data, task.item);
  const isBeyond = task.block !== null && task.item >= task.block.most;
  return isBeyond && value.state === 'write' ? { ...value, state: 'tooLong', write: null } : value;
}

const waitsFor = (task: Task, driver: Task | undefined, match: PageMatch): string | null =>
  match.refs[driver?.control ?? task.field?.waitsFor ?? ''] ?? null;

function tasksOf(page: PackPage, expected: readonly ExpectedControl[], answers: FillData['answers']): Task[] {
  const personal = new Set(page.personal.map(({ control }) => control));
  const fields = new Map(page.fields.map((field) => [field.control, field]));
  const started = new Set<PackBlock>();
  return page.controls.flatMap((recorded): Task[] => {
    const block = page.blocks.find((each) => each.fields.some(({ control }) => control === recorded.ref));
    if (block) {
      if (started.has(block)) return [];
      started.add(block);
      return tasksOfBlock(block, page, expected, answers);
    }
    const present = expected.filter(({ control }) => control.ref === recorded.ref);
    if (personal.has(recorded.ref))
      return present.map(({ ref, item, control }) => ({
        control: ref,
        recorded: control,
        field: null,
        block: null,
        item,
      }));
    const field = fields.get(recorded.ref);
    return field ? [{ control: recorded.ref, recorded, field, block: null, item: 0 }] : [];
  });
}

// One set of controls for each item that was answered, also those the page has yet to add.
const tasksOfBlock = (
  block: PackBlock,
  page: PackPage,
  expected: readonly ExpectedControl[],
  answers: FillData['answers'],
): Task[] =>
  Array.from({ length: countItemsOf(block.question, answers) }, (_, item) =>
    page.controls.flatMap((recorded) => {
      const field = block.fields.find(({ control }) => control === recorded.ref);
      const control = refOfItem(recorded.ref, item);
      const present = expected.find(({ ref }) => ref === control);
      return field ? [{ control, recorded: present?.control ?? recorded, field, block, item }] : [];
    }),
  ).flat();
