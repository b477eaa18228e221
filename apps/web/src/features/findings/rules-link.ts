import type { VisaGroup } from '@visawright/contract/visa-group.ts';

export interface RulesPage {
  readonly realm: string;
  readonly id: string; // of the destination
  readonly group: VisaGroup;
  readonly language: string;
}

// A page of the server: every rule of a destination, for anybody who has the link.
export function rulesLink({ realm, id, group, language }: RulesPage): string {
  const query = new URLSearchParams({ realm, lang: language });
  return `/share/rules/${encodeURIComponent(id)}/${group.toLowerCase()}?${query.toString()}`;
}
