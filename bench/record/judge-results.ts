import type { KnownShort } from './known-short.ts';
import { shortChecks, type Result } from './result.ts';

export interface Judged {
  readonly name: string;
  readonly result: Result | undefined;
  readonly currentHash: string;
}

export const figureOf = (result: Pick<Result, 'checks'>): string =>
  shortChecks(result)
    .map(({ what, value }) => `${what} ${value}`)
    .join(', ');

// What is wrong with the committed results, as sentences. A short or stale result is accepted only if the list names exactly it.
export function judgeResults(judged: readonly Judged[], known: readonly KnownShort[]): string[] {
  const faults: string[] = [];
  const names = new Set(judged.map(({ name }) => name));
  const entry = (name: string, kind: KnownShort['kind']) =>
    known.find((each) => each.name === name && each.kind === kind);
  for (const { name } of known)
    if (!names.has(name)) faults.push(`known-short.json names ${name}, which is not measured`);
  for (const { name, result, currentHash } of judged) {
    const [short, stale] = [entry(name, 'short'), entry(name, 'stale')];
    const missing = entry(name, 'missing');
    if (!result) {
      if (!missing) faults.push(`${name} has no result`);
      continue;
    }
    if (missing) faults.push(`${name} is listed as missing but has a result`);
    if (result.small) faults.push(`${name} is the result of a small run`);
    if (!result.ok && short?.figure !== figureOf(result))
      faults.push(`${name} is short and not listed with this figure: ${figureOf(result)}`);
    if (result.ok && short) faults.push(`${name} is listed as short but meets its target`);
    const isStale = result.sources.hash !== currentHash;
    if (isStale && stale?.figure !== result.sources.hash)
      faults.push(`${name} was measured with other sources (${result.sources.hash}, now ${currentHash})`);
    if (!isStale && stale) faults.push(`${name} is listed as stale but is current`);
  }
  return faults;
}
