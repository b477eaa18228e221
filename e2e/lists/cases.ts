import type { Role } from '@visawright/contract/platform/roles.ts';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import type { addresses } from '@visawright/contract/operations/addresses.ts';
import type { AbilityName } from './abilities.ts';
import { companyCases } from './company-cases.ts';
import { peopleCases } from './people-cases.ts';
import { workCases } from './work-cases.ts';

type Direction = 'asc' | 'desc';

// One list as one role sees it, with its expected contents in the realm `lists`.
export interface ListCase {
  readonly screen: ScreenId;
  readonly role: Role;
  readonly path: string;
  readonly name: string; // its data-list
  readonly title: string;
  readonly call: keyof typeof addresses; // the call that reads it
  readonly stem: string; // rows are named '<stem> 001' and so on
  readonly total: number;
  readonly filter: {
    readonly label: string;
    readonly option: string;
    readonly parameter: string;
    readonly value: string;
    readonly finds: number;
  };
  // The order announced by the header after the first and second click, and the resulting order of names.
  readonly sort: {
    readonly head: string;
    readonly first: string;
    readonly order: readonly { readonly says: Direction; readonly names: Direction }[];
  };
  readonly last: string; // the name at the other end
  readonly tabs: readonly string[];
  readonly menu: readonly string[]; // of '<stem> 001'
  readonly bulk: readonly string[];
  readonly hides: string; // a column that can be hidden
  readonly csv: readonly string[];
  readonly file: string;
  readonly empty: string;
  readonly emptyActions: readonly string[];
  readonly lacks?: Partial<Record<AbilityName, string>>; // abilities this list does not have, with the reason
}

export const cases: readonly ListCase[] = [...workCases, ...peopleCases, ...companyCases];
