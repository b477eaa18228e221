export interface LinkedPeople {
  readonly applicantUid: string;
  readonly agencyUid: string | null;
}

// Whom a start link is for, kept beside its key: the flow itself carries the specification's names only.
let linked: (LinkedPeople & { readonly key: string }) | undefined;

export function rememberPeople(key: string, people: LinkedPeople) {
  linked = { key, ...people };
}

export const linkedPeople = (key: string | null): LinkedPeople | null =>
  key !== null && linked?.key === key ? linked : null;
