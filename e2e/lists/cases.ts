import type { Role } from '@visawright/contract/roles.ts';
import type { ScreenId } from '@visawright/contract/screens.ts';
import type { addresses } from '@visawright/contract/operations/addresses.ts';
import type { AbilityName } from './abilities.ts';
import { companyCases } from './company-cases.ts';
import { peopleCases } from './people-cases.ts';
import { workCases } from './work-cases.ts';

type Direction = 'asc' | 'desc';

// One list as one role sees it, and what of the realm `lists` stands in it.
export interface ListCase {
  readonly screen: ScreenId;
  readonly role: Role;
  readonly path: string;
  readonly name: string; // its data-list
  readonly title: string;
  readonly call: keyof typeof addresses; // what it is read with
  readonly stem: string; // rows are called '<stem> 001' and so on
  readonly total: number;
  readonly filter: {
    readonly label: string;
    readonly option: string;
    readonly parameter: string;
    readonly value: string;
    readonly finds: number;
  };
  // What the head says at its first and second click, and how the names then run.
  readonly sort: {
    readonly head: string;
    readonly first: string;
    readonly order: readonly { readonly says: Direction; readonly names: Direction }[];
  };
  readonly last: string; // the name that stands at the other end
  readonly tabs: readonly string[];
  readonly menu: readonly string[]; // of '<stem> 001'
  readonly bulk: readonly string[];
  readonly hides: string; // a column a person can do without
  readonly csv: readonly string[];
  readonly file: string;
  readonly empty: string;
  readonly emptyActions: readonly string[];
  readonly lacks?: Partial<Record<AbilityName, string>>; // what this list truly has not, and why
}

export const cases: readonly ListCase[] = [...workCases, ...peopleCases, ...companyCases];
