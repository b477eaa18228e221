import type { ShownWhen } from '../conditions/shown-when.ts';
import type { PortalControl, PortalGroup } from '../definitions/portal.types.ts';
import type { DrawnControl } from './drawn-control.ts';
import { attributes, escape, jsonScript } from './escape.ts';
import { renderControl, renderParts } from './render-control.ts';

export interface GroupContext {
  readonly draw: (control: PortalControl, number: string) => DrawnControl; // number: of the item, '' outside a block
  readonly itemsOf: (question: string) => number;
  readonly shownWhen: ShownWhen | null; // of a block; null: always
  readonly frameSource: string; // of the frame of another origin
}

// Consecutive inputs with a common label are one line.
function renderControls(drawn: readonly DrawnControl[]): string {
  const lines: DrawnControl[][] = [];
  for (const one of drawn) {
    const last = lines.at(-1)?.[0];
    const isPart =
      one.control.partLabel !== undefined &&
      last?.control.partLabel !== undefined &&
      last.control.label === one.control.label;
    if (isPart) lines.at(-1)!.push(one);
    else lines.push([one]);
  }
  return lines
    .map((line) =>
      within(line[0]!, line[0]!.control.partLabel === undefined ? renderControl(line[0]!) : renderParts(line)),
    )
    .join('');
}

// Hidden until the script of the page has looked at what its condition depends on.
const hiddenUntil = (shownWhen: ShownWhen | null) =>
  shownWhen === null ? {} : { hidden: true, 'data-when': JSON.stringify(shownWhen) };
const within = ({ shownWhen }: DrawnControl, content: string) =>
  shownWhen === null ? content : `<div${attributes({ class: 'when', ...hiddenUntil(shownWhen) })}>${content}</div>`;

const scripted = new Set(['react', 'onInput', 'onBlur', 'shadow']);

// What a script of the page needs to draw a control itself.
const controlData = ({ control, id, name, value, error, options }: DrawnControl) => ({
  id,
  name,
  label: control.label,
  kind: control.kind,
  required: control.required,
  maxLength: control.maxLength,
  value,
  error,
  options: options.map(({ value: code, text }) => ({ value: code, text })),
});
export type ControlData = ReturnType<typeof controlData>;

function renderBody({ controls, block }: PortalGroup, { draw, itemsOf, frameSource }: GroupContext): string {
  const behaviour = controls[0]?.behaviour;
  if (behaviour === 'frame')
    return `<iframe class="frame" title="Questions of another site" src="${escape(frameSource)}"></iframe><span class="from-frame"></span>`;
  if (behaviour !== undefined && scripted.has(behaviour))
    return `<div class="grid held" data-held="${behaviour}">${jsonScript(
      'held-controls',
      controls.map((control) => controlData(draw(control, ''))),
    )}</div>`;
  if (!block) return `<div class="grid">${renderControls(controls.map((control) => draw(control, '')))}</div>`;
  const item = (number: string) => {
    const content = renderControls(controls.map((control) => draw(control, number)));
    return `<div class="item"><p class="item-number" aria-hidden="true"></p><div class="grid">${content}</div></div>`;
  };
  const count = Math.max(1, itemsOf(block.question));
  const items = Array.from({ length: count }, (_, index) => item(String(block.firstNumber + index)));
  const attributesOfBlock = attributes({
    class: 'block',
    id: block.elementId,
    'data-block': block.question,
    'data-first': String(block.firstNumber),
    'data-most': block.most,
  });
  return `<div${attributesOfBlock}>
    <input type="hidden" name="__items_${escape(block.question)}" value="${count}">
    <div class="items">${items.join('')}</div><template>${item('{n}')}</template>
    ${block.addButton === null ? '' : `<button type="button" class="add">${escape(block.addButton)}</button>`}</div>`;
}

export function renderGroup(group: PortalGroup, context: GroupContext): string {
  const attributesOfGroup = attributes({ dir: group.direction, ...hiddenUntil(context.shownWhen) });
  return `<fieldset${attributesOfGroup}><legend>${escape(group.title)}</legend>${renderBody(group, context)}</fieldset>`;
}
