import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { crc32, inflateRawSync } from 'node:zlib';
import AdmZip from 'adm-zip';

// The files of a ZIP, each as /work/NUMBER.bin; their names on stdout. Sizes are compared with the limits before anything is unpacked, and
// no file may become larger than the ZIP says.
//   unzip.mjs FILES BYTES RATIO
const [mostFiles, mostBytes, mostRatio] = process.argv.slice(2).map(Number);

const say = (result) => writeSync(1, JSON.stringify(result));
const stored = 0;
const deflated = 8;
const isOfSystem = (path) => /(^|\/)(__MACOSX\/|\.[^/]*$|Thumbs\.db$|desktop\.ini$)/i.test(path);

function contentOf(entry) {
  const { method, size, crc } = entry.header;
  const packed = entry.getCompressedData();
  if (method !== stored && method !== deflated) throw new Error('unknown method');
  const content = method === stored ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  if (content.length !== size || crc32(content) !== crc >>> 0) throw new Error('damaged');
  return content;
}

try {
  const zip = readFileSync('/work/upload');
  const entries = new AdmZip(zip).getEntries();
  const files = entries.filter((entry) => !entry.isDirectory && !isOfSystem(entry.entryName.replaceAll('\\', '/')));
  const bytes = files.reduce((sum, { header }) => sum + header.size, 0);
  const isTooMany = entries.length > 3 * mostFiles || files.length > mostFiles;
  if (isTooMany || bytes > Math.min(mostBytes, mostRatio * zip.length)) say({ code: 'tooLarge' });
  else if (files.some(({ header }) => header.encrypted)) say({ code: 'locked' });
  else {
    for (const [n, entry] of files.entries())
      writeFileSync(`/work/${String(n).padStart(4, '0')}.bin`, contentOf(entry));
    say({ names: files.map(({ entryName }) => entryName.replaceAll('\\', '/').split('/').at(-1).slice(0, 300)) });
  }
} catch {
  say({ code: 'damaged' });
}
