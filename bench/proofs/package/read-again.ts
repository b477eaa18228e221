import { readDocuments } from '@visawright/reading/read-documents.ts';
import { pdfPages } from '@visawright/reading/text/pdf-pages.ts';
import { isGoodText } from '@visawright/reading/text/good-text.ts';

export interface ReadPages {
  readonly text: number; // pages read by their text layer
  readonly looked: number; // pages read from their picture
  readonly unread: readonly number[]; // page numbers
}

const fewest = 5; // words

// Reads every page of a file of the package with the product's reader.
export async function readAgain(file: string): Promise<ReadPages> {
  const pages = await pdfPages(file);
  const isText = ({ words }: (typeof pages)[number]) => words !== undefined && isGoodText(words);
  const { pages: read } = await readDocuments({ pages: pages.filter((page) => !isText(page)) });
  const unread = read.filter(({ words }) => words.filter(({ text }) => text.length > 1).length < fewest);
  return {
    text: pages.filter(isText).length,
    looked: read.length,
    unread: unread.map(({ page }) => page),
  };
}
