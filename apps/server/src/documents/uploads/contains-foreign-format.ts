import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';

// Polyglot files: another program may open them as something else. The original can be downloaded, so such a file is
// refused although its rendered pages would be harmless.
export const containsForeignFormat = (bytes: Buffer, mediaType: UploadMediaType): boolean =>
  hasArchiveEnd(bytes) || (mediaType === 'application/pdf' ? isMixedPdf(bytes) : isMixedPicture(bytes));

const archiveTail = 22 + 0xffff; // the end record of a ZIP file with the longest comment

// The signature alone occurs in ordinary pictures, so the record's numbers must match the file.
function hasArchiveEnd(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - archiveTail);
  for (
    let at = bytes.indexOf('PK\x05\x06', from, 'latin1');
    at >= 0;
    at = bytes.indexOf('PK\x05\x06', at + 1, 'latin1')
  ) {
    if (at + 22 > bytes.length) return false;
    const [entries, size, remark] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 12),
      bytes.readUInt16LE(at + 20),
    ];
    if (entries > 0 && size >= entries * 46 && size <= at && at + 22 + remark <= bytes.length) return true;
  }
  return false;
}

const markup = /<(?:!doctype html|html|script|svg|iframe|\?php|body onload)|%PDF-1|%!PS-/i;
const looked = 1_024 * 1_024; // at each end; the pixels are in between
const isMixedPicture = (bytes: Buffer): boolean =>
  markup.test(bytes.toString('latin1', 0, looked)) ||
  markup.test(bytes.toString('latin1', Math.max(0, bytes.length - looked)));

const headBytes = 1_024;
const tailBytes = 2_048;

// There must be nothing relevant between the header and the first object, or after the end marker.
function isMixedPdf(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, headBytes);
  const firstObject = head.search(/\d+\s+\d+\s+obj\b/);
  if (markup.test(head.slice(8, firstObject < 0 ? undefined : firstObject))) return true;
  const end = bytes.lastIndexOf('%%EOF');
  const tail = end < 0 ? '' : bytes.toString('latin1', end + 5).replace(/[\s\0]+/g, '');
  return tail.length > tailBytes || markup.test(tail);
}
