// What the build writes into the page for its first script: everything by number of a file in `files`.
export interface Ahead {
  readonly files: readonly string[];
  readonly staff: readonly number[]; // somebody is, and does not get the applicant's layout
  readonly applicant: readonly number[];
  readonly screens: Readonly<Record<string, FirstScreen>>; // by path
  readonly calls: { readonly realm: string; readonly profile: string };
}

export interface FirstScreen {
  readonly files: readonly number[];
  readonly step: number; // -1: outside the five steps
  readonly words: Readonly<Record<'en' | 'hi', FirstWords>>;
}

export interface FirstWords {
  readonly title: string; // with {{name}} where the person is greeted
  readonly unnamed: string;
  readonly help: string;
  readonly step: string;
  readonly about: string; // what the step is for
}
