import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import type { Facts } from './count-facts.ts';
import type { Agency } from './offices.ts';

const isShare = (key: string) =>
  ['share', 'solved', 'changed', 'firstPass', 'corrected', 'granted', 'was'].includes(key);

// Every count in a reply, wherever it stands. Times, rates, days and names are not counts.
function countsIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return key === 'months' ? [] : value.flatMap((each) => countsIn(each, key));
  return Object.entries(value).flatMap(([name, each]) => {
    if (
      ['median', 'ninth', 'lead', 'companyTotal', 'solved', 'share', 'granted'].includes(name) &&
      typeof each === 'number'
    )
      return [];
    if (isShare(name) && typeof each === 'number' && each <= 1) return [];
    return countsIn(each, name);
  });
}

export const smallCounts = (reply: Analytics): number => countsIn(reply).filter((n) => n > 0 && n < 5).length;

// Groups whose sum is shown and of which exactly one part is hidden: the sum reveals the part.
export function revealedBySum(reply: Analytics): number {
  const groups: [sum: number | null, parts: readonly (number | null)[]][] = [
    [reply.submitted.now, reply.outcomes.map(({ now }) => now)],
    [reply.started.now, reply.statuses.map(({ now }) => now)],
    [reply.started.now, reply.destinations.map(({ started }) => started)],
    [reply.started.now, reply.companies.map(({ started }) => started)],
    [reply.started.now, reply.days.filter(({ day }) => day <= reply.today).map(({ now }) => now)],
    [reply.submitted.now, reply.destinations.map(({ submitted }) => submitted)],
  ];
  return groups.filter(([sum, parts]) => {
    const hidden = parts.filter((part) => part === null).length;
    const shown = parts.reduce<number>((all, part) => all + (part ?? 0), 0);
    return sum !== null && hidden === 1 && sum - shown > 0;
  }).length;
}

// Companies and rules that are not the reader's.
export function foreignIn(reply: Analytics, own: readonly Agency[]): number {
  const uids = own.flatMap(({ agencyUid, agents }) => [agencyUid, ...agents]);
  const rules = [...reply.findings, ...reply.refusals]
    .map(({ rule }) => rule)
    .filter((rule) => rule.startsWith('rule-of-'));
  return (
    reply.companies.filter(({ uid }) => !uids.includes(uid)).length +
    rules.filter((rule) => !own.some((agency) => agency.rule === rule)).length
  );
}

// Numbers of a reply that differ from the facts of the reader's agencies; hidden ones are not compared.
export function wrongNumbers(reply: Analytics, facts: Facts): string[] {
  const outcome = (of: string) => reply.outcomes.find((each) => each.outcome === of)!.now;
  const part = (share: number | null, cases: number | null) =>
    share === null || cases === null ? null : Math.round(share * cases);
  const pairs: Record<keyof Facts, number | null> = {
    started: reply.started.now,
    submitted: reply.submitted.now,
    approved: outcome('APPROVED'),
    refused: outcome('REJECTED'),
    reviewed: reply.firstPass.cases,
    approvedFirst: part(reply.firstPass.share, reply.firstPass.cases),
    checked: reply.corrected.cases,
    changed: part(reply.corrected.share, reply.corrected.cases),
    found: reply.findings.some(({ now }) => now === null)
      ? null
      : reply.findings.reduce((sum, { now }) => sum + now!, 0),
    waiting: reply.waiting.reviews,
  };
  return Object.entries(pairs).flatMap(([name, shown]) => {
    const right = facts[name as keyof Facts];
    if (shown === null) return [];
    if (shown === right) return [];
    return [`${name}: ${shown} instead of ${right}`];
  });
}
