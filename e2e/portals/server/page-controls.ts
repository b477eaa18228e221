import type { PortalControl, PortalPage } from '../definitions/portal.types.ts';

export interface PlacedControl {
  readonly control: PortalControl;
  readonly id: string; // with the number of the item
  readonly name: string;
  readonly item: { readonly question: string; readonly number: string } | null;
}

// The controls of a page with its present number of items.
export function placedControls(page: PortalPage, itemsOf: (question: string) => number): PlacedControl[] {
  return page.groups.flatMap(({ controls, block }): PlacedControl[] => {
    if (!block) return controls.map((control) => ({ control, id: control.id, name: control.name, item: null }));
    const count = Math.max(1, itemsOf(block.question));
    return Array.from({ length: count }, (_, index) => String(block.firstNumber + index)).flatMap((number) =>
      controls.map((control) => ({
        control,
        id: control.id.replace('{n}', number),
        name: control.name.replace('{n}', number),
        item: { question: block.question, number },
      })),
    );
  });
}

// Options of a control beside the present value of the control its list depends on.
export function presentOptions(control: PortalControl, driverText: string): PortalControl['options'] {
  if (!control.late) return control.options;
  return (control.late.lists[driverText] ?? []).map((text) => ({ value: text, text }));
}
