import { catalogueConfidences } from '@visawright/contract/catalogue-order.ts';
import type { CatalogueEntry } from '@visawright/contract/catalogue.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import { contentHash } from './content-hash.ts';
import type { Content } from './content.types.ts';
import type { Verification } from './verifications.queries.ts';

export const subjectOf = ({ formId, part, ruleId }: Pick<Content, 'formId' | 'part' | 'ruleId'>): string =>
  ruleId === null ? `${formId}/${part}` : `${formId}/${part}/${ruleId}`;

// What is one thing to verify: a part of a form, or a rule wherever it reads the same.
const groupOf = (content: Content): string =>
  content.ruleId === null
    ? subjectOf(content)
    : `rule/${content.ruleId}/${contentHash([content.sha256, content.asOf])}`;

export function entriesOf(
  contents: readonly Content[],
  verified: ReadonlyMap<string, Verification>,
  today: string,
): CatalogueEntry[] {
  return [...Map.groupBy(contents, groupOf).values()].map((group) => {
    const [first] = group as [Content];
    const acts = group.map((content) => verified.get(subjectOf(content)));
    // Verified for all of them, or not yet: the oldest date counts.
    const act = acts.includes(undefined) ? undefined : acts.toSorted((one, other) => (one!.on < other!.on ? -1 : 1))[0];
    const { sha256: _, formId, ...facts } = first;
    const hasOneSite = group.every(({ source }) => source.url === first.source.url);
    return {
      ...facts,
      source: { name: first.source.name, url: hasOneSite ? first.source.url : null },
      confidence: leastSure(group),
      key: group.length > 1 ? `rule/${first.ruleId}/${formId}` : subjectOf(first),
      formIds: group.map((each) => each.formId),
      version: group.length > 1 ? null : newestVersion(formId),
      verified: act ? { on: act.on, source: act.source, byName: act.byName, at: act.at } : null,
      ageDays: ageDays([facts.asOf, act?.on ?? null], today),
    };
  });
}

const leastSure = (group: readonly Content[]) =>
  catalogueConfidences.find((word) => group.some(({ confidence }) => confidence === word)) ?? null;

// Never newer than we know: '2024' began on its first day.
const firstDay = (asOf: string): string => `${asOf}-01-01`.slice(0, 10);

function ageDays(dates: readonly (string | null)[], today: string): number | null {
  const [latest] = dates
    .filter((date) => date !== null)
    .map(firstDay)
    .sort()
    .reverse();
  return latest === undefined ? null : Math.max(0, Math.round((Date.parse(today) - Date.parse(latest)) / 86_400_000));
}
