import { packageCase } from './package-case.ts';
import { specimenDocument } from './specimen-document.ts';
import type { PackageInput, PackageDocument } from '@visawright/server/processing.ts';
import type { DocumentRoute } from '@visawright/specimens/documents/document-specimen.ts';

const wanted = 60;
const items: readonly (readonly [kind: string, route: DocumentRoute, pages: number])[] = [
  ['Bank statement', 'photo', 14], // half a year of statements photographed with a phone
  ['Bank statement', 'scan', 12],
  ['Salary slip', 'scan', 6],
  ['Salary slip', 'text', 8],
  ['Hotel booking', 'text', 8],
];

// A file of sixty pages of one applicant: photos, scans and PDFs with text.
export async function sixtyPages(): Promise<PackageInput> {
  const base = await packageCase({ destination: 'canada', group: 'Tourism' });
  const thick = await Promise.all(items.map(([kind, route, pages], at) => documentsOf(kind, route, pages, at)));
  const baseItems: PackageInput['items'][number][] = [];
  let pages = thick.flat().reduce((sum, document) => sum + document.pages.length, 0);
  for (const item of base.items) {
    const own = item.documents.reduce((sum, document) => sum + document.pages.length, 0);
    if (pages + own > wanted) break;
    pages += own;
    baseItems.push(item);
  }
  const thickItems = thick.map((documents, at) => ({
    title: `${items[at]![0]} ${at + 1}`,
    category: 'Proof of Funds' as const,
    documents,
  }));
  return { ...base, items: [...baseItems, ...thickItems], others: [] };
}

async function documentsOf(kind: string, route: DocumentRoute, pages: number, at: number): Promise<PackageDocument[]> {
  const documents: PackageDocument[] = [];
  for (let n = 0, sum = 0; sum < pages; n++) {
    const { document } = await specimenDocument(kind, n % 3, route);
    const pagesUsed = document.pages.slice(0, pages - sum);
    documents.push({ ...document, docId: `${document.docId}-${at}-${n}`, pages: pagesUsed });
    sum += pagesUsed.length;
  }
  return documents;
}
