import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ExtractedDocument } from '@visawright/contract/documents/document.ts';
import type { PersonClient } from './person-client.ts';
import { isSameText, isWithinPage, printedWords, textIn, type PrintedWord } from './printed-text.ts';

export interface CheckedDocuments {
  readonly documents: readonly ExtractedDocument[];
  readonly photoId: string | undefined;
  readonly values: number;
  readonly pictures: readonly string[]; // hashes of the passport's and the photo's pages
}

// Every document has pages that are pictures, and every value a rectangle on one of them that contains it.
export async function checkDocuments(
  person: PersonClient,
  { applicantUid, docIds }: Application,
  fault: (text: string) => void,
): Promise<CheckedDocuments> {
  const { documents } = await person.ask<{ documents: ExtractedDocument[] }>('extractedDocuments', {
    query: { applicantUid },
    body: { docIds },
  });
  if (documents.length !== docIds.length) fault(`${docIds.length} documents are attached, ${documents.length} open`);
  const pictures: string[] = [];
  let values = 0;
  let photoId: string | undefined;
  for (const document of documents) {
    const { _id: docId, documentData } = document;
    const { category, fileName } = documentData;
    if (category === 'Photo') photoId ??= docId;
    const hashes = await checkPages(person, document, (text) => fault(`${fileName}: ${text}`));
    if (category === 'Passport' || category === 'Photo') pictures.push(...hashes);
    values += await checkValues(person, document, (text) => fault(`${fileName}: ${text}`));
  }
  const passports = documents.filter(({ documentData: { category } }) => category === 'Passport');
  if (passports.length > 1) fault(`${passports.length} passports`);
  return { documents, photoId, values, pictures };
}

async function checkPages(
  person: PersonClient,
  { documentData: { state, pages } }: ExtractedDocument,
  fault: (text: string) => void,
): Promise<string[]> {
  if (state !== 'checked') fault(`is ${state}`);
  if (pages.length === 0) fault('has no pages');
  const hashes: string[] = [];
  for (const { pageIndex, width, height, imageUrl, thumbnailUrl } of pages) {
    const picture = await person.download(imageUrl);
    const size = await sharp(picture).metadata();
    if (size.width !== width || size.height !== height) fault(`page ${pageIndex + 1} is not ${width} × ${height}`);
    if (!(await sharp(await person.download(thumbnailUrl)).metadata()).width)
      fault(`page ${pageIndex + 1}: no thumbnail`);
    hashes.push(createHash('sha256').update(picture).digest('hex'));
  }
  return hashes;
}

async function checkValues(
  person: PersonClient,
  { _id: docId, documentData }: ExtractedDocument,
  fault: (text: string) => void,
): Promise<number> {
  const { values, pages, category } = documentData;
  if (values.length === 0) fault('has no values');
  const words = await wordsOf(person, docId, documentData.fileName);
  for (const { field, value, raw, pageIndex, polygon } of values) {
    if (pageIndex < 0 || pageIndex >= pages.length) fault(`${field} is on no page`);
    else if (!isWithinPage(polygon)) fault(`${field} lies outside its page`);
    else if (value === '') fault(`${field} is empty`);
    else if (category !== 'Photo' && words && !isSameText(textIn(words[pageIndex] ?? [], polygon), raw))
      fault(`${field} is “${raw}”, its rectangle contains “${textIn(words[pageIndex] ?? [], polygon)}”`);
  }
  return values.length;
}

// Only a PDF has a text layer to compare with.
async function wordsOf(
  person: PersonClient,
  docId: string,
  fileName: string,
): Promise<readonly (readonly PrintedWord[])[] | undefined> {
  if (!fileName.endsWith('.pdf')) return undefined;
  const { url } = await person.ask<{ url: string }>('originalTicket', { body: { docId } });
  return printedWords(await person.download(url));
}
