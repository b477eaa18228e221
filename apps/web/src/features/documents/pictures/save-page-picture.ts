import type { DocumentPage } from '@visawright/contract/documents/document.ts';
import { texts } from '@visawright/contract/platform/texts.ts';
import { call } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';

async function imageAsBase64(imageUrl: string | null | undefined): Promise<string> {
  if (!imageUrl?.trim()) throw new Error(texts.imageUrlRequired);
  return (await call('base64FromUrl', { body: { imageUrl } })).data.base64Image;
}

// Saves a page as an image file, with its rotation and crop applied.
export async function savePagePicture({ imageUrl, pageIndex }: DocumentPage, fileName: string): Promise<void> {
  const base64 = (await imageAsBase64(imageUrl)).replace(/^data:[^,]*,/, '');
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  saveFile(new Blob([bytes], { type: 'image/jpeg' }), `${fileName.replace(/\.\w+$/, '')}-${pageIndex + 1}.jpg`);
}
