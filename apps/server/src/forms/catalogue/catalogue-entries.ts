import { daysBetween } from '@visawright/contract/dates/days.ts';
import { catalogueConfidences } from '@visawright/contract/forms/catalogue-order.ts';
import type { CatalogueEntry } from '@visawright/contract/forms/catalogue.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import { contentHash } from '../../platform/http/content-hash.ts';
import type { CatalogueContent } from './catalogue-content.types.ts';
import type { Verification } from './verifications.queries.ts';

export const subjectKey = ({ formId, part, ruleId }: Pick<CatalogueContent, 'formId' | 'part' | 'ruleId'>): string =>
  ruleId === null ? `${formId}/${part}` : `${formId}/${part}/${ruleId}`;

// What is verified as one: a part of a form, or a rule across all forms that have the same text.
const groupOf = (content: CatalogueContent): string =>
  content.ruleId === null
    ? subjectKey(content)
    : `rule/${content.ruleId}/${contentHash([content.sha256, content.asOf])}`;

export function catalogueEntries(
  contents: readonly CatalogueContent[],
  verified: ReadonlyMap<string, Verification>,
  today: string,
): CatalogueEntry[] {
  return [...Map.groupBy(contents, groupOf).values()].map((group) => {
    const [first] = group as [CatalogueContent];
    const acts = group.map((content) => verified.get(subjectKey(content)));
    // Counts as verified only if every form of the group is; the oldest date is shown.
    const act = acts.includes(undefined) ? undefined : acts.toSorted((one, other) => (one!.on < other!.on ? -1 : 1))[0];
    const { sha256: _, formId, ...facts } = first;
    const hasOneSite = group.every(({ source }) => source.url === first.source.url);
    return {
      ...facts,
      source: { name: first.source.name, url: hasOneSite ? first.source.url : null },
      confidence: lowestConfidence(group),
      key: group.length > 1 ? `rule/${first.ruleId}/${formId}` : subjectKey(first),
      formIds: group.map((each) => each.formId),
      version: group.length > 1 ? null : newestVersion(formId),
      verified: act ? { on: act.on, source: act.source, byName: act.byName, at: act.at } : null,
      ageDays: ageDays([facts.asOf, act?.on ?? null], today),
    };
  });
}

const lowestConfidence = (group: readonly CatalogueContent[]) =>
  catalogueConfidences.find((level) => group.some(({ confidence }) => confidence === level)) ?? null;

// A date given only as a year or month counts as its first day, so data never looks newer than it is.
const firstDay = (asOf: string): string => `${asOf}-01-01`.slice(0, 10);

function ageDays(dates: readonly (string | null)[], today: string): number | null {
  const [latest] = dates
    .filter((date) => date !== null)
    .map(firstDay)
    .sort()
    .reverse();
  return latest === undefined ? null : Math.max(0, daysBetween(latest, today));
}
