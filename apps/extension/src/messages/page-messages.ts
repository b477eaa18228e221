import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';

// What the panel asks of one frame of a portal's page. The script in the page knows controls by the refs of its last skeleton and never
// receives more than the values of the fields it fills in.
export interface FillStep {
  readonly ref: string;
  readonly write: FieldValue;
  readonly waitForOptions: boolean; // the page fills this list after another control has changed
  readonly loadedBy?: string; // the ref of that control, in the same frame
}

// text: what is typed. choice: the text of the option. choices: of a group of boxes. ticked: one box. file: bytes as base64.
export type FieldValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly option: string }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'ticked'; readonly isTicked: boolean }
  | { readonly kind: 'file'; readonly name: string; readonly mediaType: string; readonly base64: string };

export type FieldMark = 'planned' | 'typed' | 'equal' | 'differs' | 'personal';

export type PageRequest =
  | { readonly ask: 'collect' }
  | { readonly ask: 'fill'; readonly steps: readonly FillStep[] } // progress is sent as FillProgress while it runs
  | { readonly ask: 'stop' }
  | { readonly ask: 'read'; readonly refs: readonly string[] }
  | { readonly ask: 'mark'; readonly marks: readonly { ref: string; mark: FieldMark; text: string }[] } // text: the flag beside it, or ''
  | { readonly ask: 'clearMarks' }
  | { readonly ask: 'show'; readonly ref: string } // scroll to it and focus it
  | { readonly ask: 'options'; readonly ref: string } // opens a list drawn by the page, to learn its options
  | { readonly ask: 'addItem'; readonly button: string } // presses the button that adds an item of a repeated block; never another button
  | { readonly ask: 'clock'; readonly label: string }
  | { readonly ask: 'reference'; readonly label: string; readonly shape: string };

// typed: the control accepted the value at once. refused: it is disabled, missing, or its list lacks the option.
export interface FillResult {
  readonly ref: string;
  readonly outcome: 'typed' | 'refused';
  readonly reason: 'none' | 'gone' | 'disabled' | 'noOption' | 'listTimeout' | 'notAccepted' | 'stopped';
}

// What a control holds: the text of an input, the chosen option, the ticked options, the names of files.
export interface ReadValue {
  readonly ref: string;
  readonly found: string | readonly string[] | null; // null: the control is gone
  readonly complaint: string; // message the page shows at the field, '' if none
}

export type PageReply =
  | { readonly reply: 'skeleton'; readonly skeleton: PageSkeleton }
  | { readonly reply: 'filled'; readonly results: readonly FillResult[] }
  | { readonly reply: 'read'; readonly values: readonly ReadValue[] }
  | { readonly reply: 'options'; readonly options: readonly string[] }
  | { readonly reply: 'clock'; readonly secondsLeft: number | null }
  | { readonly reply: 'reference'; readonly reference: string | null }
  | { readonly reply: 'done' };

export interface FillProgress {
  readonly progress: 'filling' | 'waitingForList';
  readonly ref: string;
  readonly done: number;
  readonly of: number;
}
