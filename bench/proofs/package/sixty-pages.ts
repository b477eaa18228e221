import { packageCase } from './package-case.ts';
import { specimenPaper } from './specimen-paper.ts';
import type { PackageInput, PackagePaper } from '../../../apps/server/src/packages/build/package-input.ts';
import type { PaperRoute } from '@visawright/specimens/papers/paper-specimen.ts';

const wanted = 60;
const items: readonly (readonly [kind: string, route: PaperRoute, pages: number])[] = [
  ['Bank statement', 'photo', 14], // as somebody with a phone hands in half a year
  ['Bank statement', 'scan', 12],
  ['Salary slip', 'scan', 6],
  ['Salary slip', 'text', 8],
  ['Hotel booking', 'text', 8],
];

// One applicant's file of sixty pages: photos, scans and files with text.
export async function sixtyPages(): Promise<PackageInput> {
  const base = await packageCase({ destination: 'canada', group: 'Tourism' });
  const thick = await Promise.all(items.map(([kind, route, pages], at) => papersOf(kind, route, pages, at)));
  const kept: PackageInput['items'][number][] = [];
  let pages = thick.flat().reduce((sum, paper) => sum + paper.pages.length, 0);
  for (const item of base.items) {
    const own = item.papers.reduce((sum, paper) => sum + paper.pages.length, 0);
    if (pages + own > wanted) break;
    pages += own;
    kept.push(item);
  }
  const sheets = thick.map((papers, at) => ({ title: `${items[at]![0]} ${at + 1}`, category: 'Proof of Funds' as const, papers })); // prettier-ignore
  return { ...base, items: [...kept, ...sheets], others: [] };
}

async function papersOf(kind: string, route: PaperRoute, pages: number, at: number): Promise<PackagePaper[]> {
  const papers: PackagePaper[] = [];
  for (let n = 0, sum = 0; sum < pages; n++) {
    const { paper } = await specimenPaper(kind, n % 3, route);
    const taken = paper.pages.slice(0, pages - sum);
    papers.push({ ...paper, docId: `${paper.docId}-${at}-${n}`, pages: taken });
    sum += taken.length;
  }
  return papers;
}
