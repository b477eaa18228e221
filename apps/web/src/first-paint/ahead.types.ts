// Written into the page by the build; numbers are indexes into `files`.
export interface Ahead {
  readonly files: readonly string[];
  readonly staff: readonly number[]; // for signed-in users without the applicant layout
  readonly applicant: readonly number[];
  readonly screens: Readonly<Record<string, FirstScreen>>; // by path
  readonly calls: { readonly realm: string; readonly profile: string };
}

export interface FirstScreen {
  readonly files: readonly number[];
  readonly step: number; // -1: outside the five steps
  readonly words: Readonly<Record<'en' | 'hi', FirstTexts>>;
}

interface FirstTexts {
  readonly title: string; // may contain {{name}}
  readonly unnamed: string;
  readonly help: string;
  readonly step: string;
  readonly about: string; // purpose of the step
}
