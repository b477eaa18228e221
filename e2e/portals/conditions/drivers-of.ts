import type { VisibleWhen } from '@visawright/forms/form/form-schema.ts';
import type { Portal, PortalControl, PortalGroup, PortalPage } from '../definitions/portal.types.ts';
import { conditionFields } from './condition-fields.ts';

const drawnByScript = new Set(['react', 'onInput', 'onBlur', 'shadow', 'frame']);
const choices = new Set(['select', 'radio', 'checkbox', 'list']);

const outsideBlocks = (groups: readonly PortalGroup[]) =>
  groups.flatMap(({ block, controls }) => (block ? [] : controls));
const asks = ({ from }: PortalControl, question: string) =>
  from !== null && 'question' in from && from.field === undefined && from.question === question;

// What stays with the person, or is drawn in a way of its own, is shown always.
const canBeHidden = ({ from, late, behaviour }: PortalControl) =>
  from !== null && late === undefined && !drawnByScript.has(behaviour ?? '');

// The controls of the page that decide whether this one is shown, in the order of the page; none if it is shown always.
export function driversOf(portal: Portal, page: PortalPage, control: PortalControl): readonly PortalControl[] {
  const controls = outsideBlocks(page.groups);
  const place = controls.indexOf(control);
  if (!control.visibleWhen || place < 0 || !canBeHidden(control)) return [];
  return decidingControls(portal, page, control.visibleWhen, controls.slice(0, place));
}

// The same for all items of a repeated question. Where all of them are there from the beginning, they are shown always.
export function driversOfBlock(portal: Portal, page: PortalPage, group: PortalGroup): readonly PortalControl[] {
  const { block } = group;
  if (!block?.visibleWhen || block.addButton === null) return [];
  const before = outsideBlocks(page.groups.slice(0, page.groups.indexOf(group)));
  return decidingControls(portal, page, block.visibleWhen, before);
}

// A condition on something that neither this page nor one before it asks cannot be decided.
function decidingControls(
  { isPostback, pages }: Portal,
  page: PortalPage,
  condition: VisibleWhen,
  before: readonly PortalControl[],
): readonly PortalControl[] {
  if (isPostback) return [];
  const at = pages.findIndex(({ id }) => id === page.id);
  const earlier = pages.slice(0, at).flatMap(({ groups }) => outsideBlocks(groups));
  const drivers = new Set<PortalControl>();
  for (const question of conditionFields(condition)) {
    const [driver, ...others] = before.filter((each) => asks(each, question));
    const isKnown = driver
      ? others.length === 0 && choices.has(driver.kind)
      : earlier.some((each) => asks(each, question));
    if (!isKnown) return [];
    if (driver) drivers.add(driver);
  }
  return before.filter((each) => drivers.has(each));
}
