import { text, type PdfObjects } from './pdf-objects.ts';

export interface Bookmark {
  readonly title: string;
  readonly page: number; // from 0
}

// One bookmark for the file and below it one for each document.
export function addBookmarks(pdf: PdfObjects, title: string, documents: readonly Bookmark[], pages: readonly string[]) {
  const [outlines, top] = [pdf.reserve(), pdf.reserve()];
  const lines = documents.map(() => pdf.reserve());
  const goTo = (page: number) => [pages[page]!, '/Fit'];
  documents.forEach((document, at) =>
    pdf.put(lines[at]!, {
      '/Title': text(document.title),
      '/Parent': top,
      '/Dest': goTo(document.page),
      ...(at > 0 && { '/Prev': lines[at - 1]! }),
      ...(at + 1 < lines.length && { '/Next': lines[at + 1]! }),
    }),
  );
  pdf.put(top, {
    '/Title': text(title),
    '/Parent': outlines,
    '/Dest': goTo(0),
    ...(lines.length > 0 && { '/First': lines[0]!, '/Last': lines.at(-1)!, '/Count': lines.length }),
  });
  pdf.put(outlines, { '/Type': '/Outlines', '/First': top, '/Last': top, '/Count': lines.length + 1 });
  return outlines;
}
