import { readDocument } from '@visawright/reading/read-pages.ts';
import { pdfPages } from '@visawright/reading/text/pdf.ts';
import { isGoodText } from '@visawright/reading/text/good-text.ts';

export interface ReadPages {
  readonly text: number; // pages read by their own words
  readonly looked: number; // pages read from their picture
  readonly unread: readonly number[]; // from 1
}

const fewest = 5; // words

// Every page of a file of the package, as our own reader sees it.
export async function readAgain(file: string): Promise<ReadPages> {
  const pages = await pdfPages(file);
  const isText = ({ words }: (typeof pages)[number]) => words !== undefined && isGoodText(words);
  const { pages: read } = await readDocument({ pages: pages.filter((page) => !isText(page)) });
  const unread = read.filter(({ words }) => words.filter(({ text }) => text.length > 1).length < fewest);
  return {
    text: pages.filter(isText).length,
    looked: read.length,
    unread: unread.map(({ page }) => page),
  };
}
