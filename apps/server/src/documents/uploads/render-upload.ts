import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import { renderPdf } from './pdf/render-pdf.ts';
import { renderPicture } from './render-picture.ts';
import type { RenderedPage } from './upload.types.ts';

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const;

// Renders an upload to re-encoded pages. Throws FileRejected if the file is the problem; other errors can be retried.
export async function renderUpload(bytes: Buffer, mediaType: UploadMediaType): Promise<RenderedPage[]> {
  if (mediaType === 'application/pdf') return renderPdf(bytes);
  return [await renderPicture(bytes, formats[mediaType])];
}
