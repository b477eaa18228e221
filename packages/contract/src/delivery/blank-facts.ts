// draft: being matched. published: filled into new packages. retired: was published; packages that have it keep it.
export const blankStates = ['draft', 'published', 'retired'] as const;
export type BlankState = (typeof blankStates)[number];

// signature: a field for a signature, always left empty.
export const blankFieldKinds = ['text', 'tick', 'signature'] as const;
export type BlankFieldKind = (typeof blankFieldKinds)[number];

// How an answer is written into its field. line: one of several lines that the answer continues on.
export const writings = [
  'asIs',
  'capitals',
  'dd/mm/yyyy',
  'dd-mm-yyyy',
  'dd.mm.yyyy',
  'yyyy-mm-dd',
  'yyyy/mm/dd',
  'ddmmyyyy',
  'day',
  'month',
  'year',
  'line',
] as const;
export type Writing = (typeof writings)[number];

export const dateWritings: readonly Writing[] = writings.filter((each) => /^(dd|yyyy|day|month|year)/.test(each));

export const blankSamples = ['ordinary', 'longest', 'hindi'] as const;
export type BlankSample = (typeof blankSamples)[number];

export const blankLimits = { fileBytes: 10 * 1024 * 1024, pages: 20, fields: 600, drawnSide: 4 } as const; // side in points

const sureConfidence = 0.75;

// A suggestion below this confidence is shown, but a person decides before the form can be published.
export const isDecided = (match: { readonly confidence: number; readonly isConfirmed: boolean } | undefined): boolean =>
  match !== undefined && (match.isConfirmed || match.confidence >= sureConfidence);
