export interface StoredFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly sha256: string;
}

// What one person entered at one portal, in memory until the process ends.
export interface Visit {
  readonly id: string;
  readonly applicationNumber: string;
  readonly captcha: string;
  expiresAt: number;
  hasEnded: boolean;
  reference: string | null;
  currentPage: string;
  submittedPages: number;
  readonly values: Map<string, Map<string, string | readonly string[]>>; // by page and id, as posted
  readonly items: Map<string, number>; // of repeated questions
  readonly files: Map<string, StoredFile>; // by page and id
  readonly views: Map<string, PostbackView>; // by the hidden state of the drawn page
}

// The names one drawing of a postback page was given.
export interface PostbackView {
  readonly page: string;
  readonly names: ReadonlyMap<string, string>; // name → id of the control
}

// By page and id: the text of an option, what was typed, the name of a file.
export type Entered = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;
