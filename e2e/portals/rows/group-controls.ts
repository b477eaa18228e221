import type { Field } from '@visawright/forms/form/form-schema.ts';
import type { PortalBlock, PortalControl, PortalGroup } from '../definitions/portal.types.ts';
import { controlOfQuestion } from './control-of-question.ts';
import type { RecordedRow } from './controls-of-row.ts';
import type { Question } from './form-questions.ts';

interface Part {
  readonly question: string | undefined;
  readonly controls: readonly PortalControl[];
  readonly repeat?: RecordedRow;
}

// The recorded id is the one of the first item: "ctl00" counts from 0, a 1 at the end counts from 1, and ids of ours count from 1.
function numbered(id: string): { readonly id: string; readonly firstNumber: 0 | 1 } | null {
  if (id.includes('_ctl00')) return { id: id.replace('_ctl00', '_ctl0{n}'), firstNumber: 0 };
  if (id.startsWith('item-')) return { id: `${id}-{n}`, firstNumber: 1 };
  return id.endsWith('1') ? { id: `${id.slice(0, -1)}{n}`, firstNumber: 1 } : null;
}

function inBlock(control: PortalControl): { readonly control: PortalControl; readonly firstNumber: 0 | 1 } | null {
  const id = numbered(control.id);
  if (!id) return null;
  const name = control.name === control.id ? id.id : (numbered(control.name)?.id ?? control.name);
  return { control: { ...control, id: id.id, name }, firstNumber: id.firstNumber };
}

// Without a number in its ids the page has room for one item.
const asFirstItem = (control: PortalControl): PortalControl =>
  control.from && 'question' in control.from && control.from.field !== undefined
    ? { ...control, from: { ...control.from, item: 0 } }
    : control;

function blockGroup(
  question: string,
  repeat: RecordedRow | undefined,
  controls: readonly PortalControl[],
  field: Field,
): PortalGroup {
  const title = repeat?.label ?? field.label;
  const elementId = (repeat?.element ?? `block-${question}`).split(/[;,]/).at(-1)!.trim();
  const items = controls.map(inBlock);
  if (controls.length > 0 && items.some((item) => item === null)) return { title, controls: controls.map(asFirstItem) };
  const block: PortalBlock = {
    question,
    addButton: `Add another: ${title}`,
    firstNumber: items[0]?.firstNumber ?? 1,
    most: Math.min(field.maxItems ?? 5, 9),
    elementId: /^\d/.test(elementId) ? `item-${elementId.replaceAll('.', '-')}` : elementId,
    ...(field.visibleWhen && { visibleWhen: field.visibleWhen }),
  };
  // Nothing inside the block was recorded: its controls are those of our question.
  const own = field.fields!.map((item) =>
    controlOfQuestion(item, {
      id: `${block.elementId}-${item.id}-{n}`,
      from: { question, field: item.id },
      dates: 'DD/MM/YYYY',
    }),
  );
  return { title, block, controls: items.length > 0 ? items.map((item) => item!.control) : own };
}

// The groups of a page: a block for each repeated question, and what stands between them.
export function groupControls(
  title: string,
  parts: readonly Part[],
  questions: ReadonlyMap<string, Question>,
): PortalGroup[] {
  const groups: { title: string; block: string | null; repeat?: RecordedRow; controls: PortalControl[] }[] = [];
  for (const { question, controls, repeat } of parts) {
    const block = repeat ? (question ?? null) : question?.includes('.') ? question.split('.')[0]! : null;
    const last = groups.at(-1);
    if (!last || last.block !== block || repeat)
      groups.push({ title, block, ...(repeat && { repeat }), controls: [...controls] });
    else last.controls.push(...controls);
  }
  let plain = 0;
  return groups.flatMap(({ block, repeat, controls }): PortalGroup[] => {
    if (block !== null) return [blockGroup(block, repeat, controls, questions.get(block) as Field)];
    if (controls.length === 0) return [];
    plain += 1;
    return [{ title: plain === 1 ? title : `${title} (continued)`, controls }];
  });
}
