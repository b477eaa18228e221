import type { UploadMediaType } from '@visawright/contract/document.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import { renderPicture } from './render-picture.ts';
import type { RenderedPage } from './upload.types.ts';

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

// An upload → its pages, each re-encoded by us. Throws Rejected when the file is the problem; anything else is worth another try.
export async function renderUpload(bytes: Buffer, mediaType: UploadMediaType): Promise<RenderedPage[]> {
  if (mediaType === 'application/pdf') return renderPdf(bytes);
  return [await renderPicture(bytes, formats[mediaType])];
}
