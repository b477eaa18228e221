import type { PackBlock, PackField, PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { driversOf } from '../conditions/drivers-of.ts';
import type { Portal, PortalControl, PortalPage } from '../definitions/portal.types.ts';
import { referenceLabel } from '../server/outer-pages.ts';
import { placedControls } from '../server/page-controls.ts';

export interface RecordedPage {
  readonly path: string;
  readonly controls: readonly PageControl[];
}

interface Placed {
  readonly recorded: PageControl; // as it goes into the pack
  readonly control: PortalControl;
  readonly question: string | null; // of the block it is in
}

interface PlacedPage {
  readonly portal: Portal;
  readonly page: PortalPage;
  readonly placed: readonly Placed[];
}

const isItsRecord = (recorded: PageControl, id: string, name: string) =>
  recorded.id === '' ? recorded.name === name && name !== '' : recorded.id === id;

// The definition of each recorded control. Where ids and names change with each drawing, the order of the page decides.
function place(page: PortalPage, { controls }: RecordedPage): Placed[] {
  const defined = placedControls(page, () => 1);
  if (defined.length !== controls.length)
    throw new Error(`${page.id}: ${controls.length} controls recorded, ${defined.length} defined`);
  return controls.map((recorded, index) => {
    const isUnnamed = recorded.id === '' && recorded.name === '';
    const found = isUnnamed ? defined[index] : defined.find(({ id, name }) => isItsRecord(recorded, id, name));
    if (!found) throw new Error(`${page.id}: no definition of ${recorded.id || recorded.name || recorded.label}`);
    const { control, item } = found;
    const { label, partLabel } = control;
    const expected = partLabel === undefined ? label : `${label}: ${partLabel}`;
    if (recorded.label !== expected) throw new Error(`${page.id}: ${recorded.label} instead of ${expected}`);
    const isIn = item !== null;
    const id = isIn && recorded.id !== '' ? control.id : recorded.id;
    const name = isIn && recorded.name !== '' ? control.name : recorded.name;
    return { recorded: { ...recorded, id, name }, control, question: item?.question ?? null };
  });
}

const isCountryName = ({ options }: PortalControl) => options.length > 100;

// Our option → the portal's text. Names of countries are written by the format instead.
function optionMap(control: PortalControl): Record<string, string> | undefined {
  if (isCountryName(control)) return undefined;
  const pairs = control.options.flatMap(({ ours, text }) => (ours === undefined ? [] : [[ours, text] as const]));
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

// The control that a list is fetched after, or the last one that decides whether the control is shown.
function driverOf({ control }: Placed, { portal, page, placed }: PlacedPage): Placed | undefined {
  const wanted = control.late?.after ?? driversOf(portal, page, control).at(-1)?.id;
  return placed.find((other) => other.control.id === wanted);
}

function fieldOf(one: Placed, on: PlacedPage): PackField[] {
  const { recorded, control } = one;
  const { from, format } = control;
  if (from === null) return [];
  const options = optionMap(control);
  const driver = driverOf(one, on);
  return [
    {
      control: recorded.ref,
      from,
      ...(format && { format }),
      ...(options && { options }),
      ...(driver && { waitsFor: driver.recorded.ref }),
    },
  ];
}

function blocksOf(on: PlacedPage): PackBlock[] {
  return on.page.groups.flatMap(({ block }) => {
    if (!block) return [];
    const fields = on.placed.filter(({ question }) => question === block.question).flatMap((one) => fieldOf(one, on));
    const { question, addButton, firstNumber, most } = block;
    return fields.length > 0 ? [{ question, addButton, firstNumber, most, fields }] : [];
  });
}

// A page of the pack: what the browser shows of it, with the questions its definition names.
export function packPage(portal: Portal, page: PortalPage, step: number, recorded: RecordedPage): PackPage {
  const placed = place(page, recorded);
  const on = { portal, page, placed };
  return {
    id: page.id,
    title: page.title,
    step,
    path: recorded.path,
    heading: page.title,
    controls: placed.map((one) => one.recorded),
    fields: placed.filter(({ question }) => question === null).flatMap((one) => fieldOf(one, on)),
    blocks: blocksOf(on),
    // In a block the person's controls are those without a field.
    personal: placed.flatMap(({ recorded: { ref }, control: { personal }, question }) =>
      personal === undefined || question !== null ? [] : [{ control: ref, reason: personal }],
    ),
    clock: page.id === 'submitted' ? null : 'Session time left',
    reference: page.id === 'submitted' ? { label: referenceLabel, shape: 'A999999-AAA-99999' } : null,
  };
}
