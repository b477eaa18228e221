import type { ShownWhen } from '../conditions/shown-when.ts';
import type { PortalControl } from '../definitions/portal.types.ts';

// A control as it is drawn for one visit: with the id, name and content of this page and item.
export interface DrawnControl {
  readonly control: PortalControl;
  readonly id: string;
  readonly name: string;
  readonly value: string | readonly string[];
  readonly error: string;
  readonly options: PortalControl['options']; // of a late list: those of the driver's present value
  readonly shownWhen: ShownWhen | null; // null: always
}
