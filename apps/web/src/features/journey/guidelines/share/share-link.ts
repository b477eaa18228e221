import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';

export interface SharedList {
  readonly origin: string;
  readonly realm: string;
  readonly id: string;
  readonly group: VisaGroup;
  readonly language: string;
}

// A server page, not a hash route: it opens without the app, and its URL contains no personal data.
export function shareLink({ origin, realm, id, group, language }: SharedList): string {
  const query = new URLSearchParams({ realm, lang: language });
  return `${origin}/share/checklist/${encodeURIComponent(id)}/${group.toLowerCase()}?${query.toString()}`;
}
