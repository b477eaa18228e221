// A value that fills a placeholder of a text; formatted in the reader's language.
export type Fact =
  | string
  | number
  | { readonly day: string }
  | { readonly amount: number; readonly currency: string }
  | { readonly en: string; readonly hi: string };
export type Facts = Readonly<Record<string, Fact>>;
