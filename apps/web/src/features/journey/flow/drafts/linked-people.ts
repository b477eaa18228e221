export interface LinkedPeople {
  readonly applicantUid: string;
  readonly agencyUid: string | null;
}

// The people of a start link, stored by its key, because the flow state contains only the specified fields.
let linked: (LinkedPeople & { readonly key: string }) | undefined;

export function rememberPeople(key: string, people: LinkedPeople) {
  linked = { key, ...people };
}

export const linkedPeople = (key: string | null): LinkedPeople | null =>
  key !== null && linked?.key === key ? linked : null;
