import type { Writing } from '@visawright/contract/delivery/blank-facts.ts';

// Where an answer goes on an official form, by the names of its fields. Answers that do not fit go on an annex, so that nothing declared
// is lost.
export type BlankPlacement =
  | {
      readonly as: 'text';
      readonly fields: readonly string[];
      readonly name: string;
      readonly between: string;
      readonly written?: Writing;
    }
  // the answer continues from one line to the next
  | { readonly as: 'lines'; readonly fields: readonly string[]; readonly names: readonly string[] }
  // option → its boxes, usually one; the option of a single tick is 'Yes'
  | {
      readonly as: 'checks';
      readonly fields: readonly [string];
      readonly options: Readonly<Record<string, readonly string[]>>;
    }
  // one record for each item of a repeat
  | {
      readonly as: 'rows';
      readonly fields: readonly [string];
      readonly rows: readonly Readonly<Record<string, RowPlace>>[];
    };

export interface RowPlace {
  readonly name: string;
  readonly written?: Writing;
}

export interface BlankMap {
  readonly places: readonly BlankPlacement[];
  readonly leftOut: readonly string[]; // questions the form does not ask
}
