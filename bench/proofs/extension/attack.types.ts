// One attempt with the refusal it must meet. What it returns is what went wrong; empty: refused.
export interface Outcome {
  readonly actedOn: readonly string[]; // a field was filled, a page touched, a grant, a pack or a receipt accepted, a status changed
  readonly leaked: readonly string[]; // a value, a grant or a token was seen by a person or a program that may not
}

export interface Attack<S> {
  readonly name: string;
  readonly isSmall?: boolean; // also part of the small run
  readonly run: (stage: S) => Promise<Outcome>;
}

export interface Family<S> {
  readonly name: string;
  readonly attacks: readonly Attack<S>[];
}

const refused: Outcome = { actedOn: [], leaked: [] };
export const actedOnIf = (isActedOn: boolean, what: string): Outcome =>
  isActedOn ? { actedOn: [what], leaked: [] } : refused;
