import type { ControlKind } from '@visawright/contract/extension/page-skeleton.ts';
import type { PersonalReason, ValueFormat, ValueSource } from '@visawright/contract/extension/pack.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { VisibleWhen } from '@visawright/forms/form/form-schema.ts';

export interface PortalOption {
  readonly value: string;
  readonly text: string;
  readonly ours?: string; // option of our question, if the portal words it differently
}

// How a control behaves in the browser, beyond what HTML does. Each has its script in client/.
export type ControlBehaviour =
  | 'search' // a list drawn by the page, with a search box
  | 'virtual' // the same, where only the lines in view exist
  | 'picker' // a text input that cannot be typed in; a calendar opens beside it
  | 'mask' // keeps digits and sets the separators of a date
  | 'upper' // writes capitals when it is left
  | 'clearInvalid' // empties itself when it is left with a character it does not accept
  | 'groupDigits' // writes a phone number in groups of five when it is left
  | 'react' // React holds the value
  | 'onInput' // holds its value in a state that only input events reach, and is drawn again from it
  | 'onBlur' // takes its value over when it is left after an input event
  | 'shadow' // inside a shadow root
  | 'frame'; // inside a frame of another origin

export interface PortalControl {
  readonly id: string; // with {n} in a block: the number of the item
  readonly name: string;
  readonly label: string;
  readonly partLabel?: string; // of one of several inputs that share a label, such as "day"
  readonly kind: ControlKind;
  readonly inputMode?: 'email' | 'tel' | 'numeric';
  readonly required: boolean;
  readonly visibleWhen?: VisibleWhen; // required only then
  readonly maxLength: number | null;
  readonly pattern: string; // the shape the page asks for, '' if none
  readonly options: readonly PortalOption[];
  readonly optionIds?: readonly string[]; // ids of the buttons of a group
  readonly question?: string; // of our form that the control belongs to, also where the person answers it
  readonly from: ValueSource | null;
  readonly format?: ValueFormat;
  readonly personal?: (typeof PersonalReason)[number];
  readonly late?: { readonly after: string; readonly lists: Readonly<Record<string, readonly string[]>> }; // by text of the driver
  readonly behaviour?: ControlBehaviour;
  readonly file?: { readonly types: readonly string[]; readonly maxKilobytes: number };
  readonly row?: string; // element as recorded, for the test of completeness
}

export interface PortalBlock {
  readonly question: string;
  readonly addButton: string | null;
  readonly firstNumber: 0 | 1;
  readonly most: number;
  readonly elementId: string;
  readonly visibleWhen?: VisibleWhen; // of the repeated question
}

export interface PortalGroup {
  readonly title: string;
  readonly direction?: 'rtl';
  readonly controls: readonly PortalControl[];
  readonly block?: PortalBlock;
}

export interface PortalPage {
  readonly id: string;
  readonly title: string; // its heading
  readonly path: string;
  readonly note?: string;
  readonly sessionSeconds?: number; // shorter than the portal's
  readonly groups: readonly PortalGroup[];
}

export interface PortalTheme {
  readonly main: string;
  readonly soft: string; // background of the page
  readonly emblem: 'star' | 'wave' | 'sun' | 'leaf' | 'gate' | 'peak';
  readonly layout: 'grid' | 'rows' | 'cards';
}

export interface Portal {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly destination: DestinationId;
  readonly code: string; // in the reference number
  readonly theme: PortalTheme;
  readonly sessionSeconds: number;
  readonly isPostback: boolean; // every page is drawn by a POST to the same address, with ids that are new each time
  readonly pages: readonly PortalPage[];
}
