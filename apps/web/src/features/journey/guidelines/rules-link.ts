import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';

export interface RulesPage {
  readonly realm: string;
  readonly id: string; // destination id
  readonly group: VisaGroup;
  readonly language: string;
}

// A public server page with all rules of a destination.
export function rulesLink({ realm, id, group, language }: RulesPage): string {
  const query = new URLSearchParams({ realm, lang: language });
  return `/share/rules/${encodeURIComponent(id)}/${group.toLowerCase()}?${query.toString()}`;
}
