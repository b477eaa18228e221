import type { ControlBehaviour, PortalControl, PortalOption } from '../definitions/portal.types.ts';

// What a definition adds to a recorded row. The key is its element, or its label where it has none; "page > key" where a page repeats it.
export interface RowOverride extends Partial<
  Pick<PortalControl, 'kind' | 'from' | 'format' | 'personal' | 'required' | 'file' | 'late' | 'pattern' | 'label'>
> {
  readonly question?: string;
  readonly ids?: readonly string[]; // where the recorded element is not an id as it is
  readonly name?: string;
  readonly optionIds?: readonly string[];
  readonly options?: readonly (string | PortalOption)[] | 'countries' | 'dialCodes';
  readonly sameOptionsAs?: string; // element of another row
  readonly ours?: Readonly<Record<string, string>>; // our option → the portal's text
  readonly behaviour?: ControlBehaviour;
  readonly isBlock?: true; // a table of a repeated question, of which nothing but its label was recorded
  readonly boxes?: Readonly<Record<string, string>>; // a row of several statements: id → label
  readonly parts?: Readonly<Record<string, Partial<PortalControl>>>; // of a row with several ids, by id
  readonly skip?: true; // no control of an applicant's page
}
