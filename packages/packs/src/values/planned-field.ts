// What is done with one control of the page. missing: there is no answer. tooLong: the control takes less than the answer has, or the page
// fewer items. noOption: the page has nothing that means the answer. personal: the person fills it in.
export interface PlannedField {
  readonly control: string; // of the pack, with -1, -2 … for the items of a block
  readonly ref: string; // of the page; '' while the page has not shown or added it yet, and then it cannot be filled
  readonly label: string;
  readonly group: string;
  readonly question: string | null; // surname, children.fullName, or several with a comma
  readonly state: 'write' | 'missing' | 'tooLong' | 'noOption' | 'personal';
  readonly write: PlannedWrite | null;
  readonly shown: string; // what would be written, in words
  readonly waitsFor: string | null; // ref of the control on the page whose change fills this list; null if none or not there
  readonly driver: boolean; // another control waits for it
}

// As the page takes it, except that the bytes of a file are fetched when they are needed.
export type PlannedWrite =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'choice'; readonly option: string }
  | { readonly kind: 'choices'; readonly options: readonly string[] }
  | { readonly kind: 'ticked'; readonly isTicked: boolean }
  | {
      readonly kind: 'file';
      readonly file: 'photo' | 'passportPage';
      readonly name: string;
      readonly mediaType: string;
    };
