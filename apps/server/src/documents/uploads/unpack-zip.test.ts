import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import AdmZip from 'adm-zip';
import { expect, test } from 'vitest';
import { isZip, unpackZip } from './unpack-zip.ts';

const zipOf = (files: Readonly<Record<string, Buffer>>): Buffer => {
  const zip = new AdmZip();
  for (const [name, bytes] of Object.entries(files)) zip.addFile(name, bytes);
  return zip.toBuffer();
};
const page = Buffer.from('%PDF-1.7 page');

test('unpacks files without their folders and without what systems add', async () => {
  const zip = zipOf({
    'group/Asha/passport.pdf': page,
    'group/Ravi/passport.pdf': Buffer.from('%PDF-1.7 other'),
    '../../etc/passwd': page,
    '__MACOSX/group/._passport.pdf': page,
    'group/.DS_Store': page,
  });
  expect(isZip(zip)).toBe(true);
  expect(await unpackZip(zip)).toEqual({
    files: [
      { fileName: 'passwd', bytes: page },
      { fileName: 'passport.pdf', bytes: page },
      { fileName: 'passport.pdf', bytes: Buffer.from('%PDF-1.7 other') },
    ],
  });
});

test('refuses a ZIP whose files would become too many or too large, before it unpacks them', async () => {
  const many = Object.fromEntries(Array.from({ length: uploadLimits.zip.files + 1 }, (_, n) => [`${n}.pdf`, page]));
  expect(await unpackZip(zipOf(many))).toEqual({ code: 'upload.zipTooLarge' });
  const bomb = zipOf({ 'page.pdf': Buffer.alloc(40 * 1024 * 1024) });
  expect(bomb.length).toBeLessThan(100_000);
  expect(await unpackZip(bomb)).toEqual({ code: 'upload.zipTooLarge' });
});

test('a file that becomes larger than the ZIP says is damaged', async () => {
  const zip = zipOf({ 'page.pdf': Buffer.alloc(1024 * 1024) });
  const header = zip.indexOf(Buffer.from('504b0102', 'hex'));
  zip.writeUInt32LE(2_000, header + 24);
  expect(await unpackZip(zip)).toEqual({ code: 'upload.zipDamaged' });
});

test('refuses a ZIP with a password, a broken one and an empty one', async () => {
  const locked = zipOf({ 'page.pdf': page });
  const header = locked.indexOf(Buffer.from('504b0102', 'hex'));
  locked.writeUInt16LE(locked.readUInt16LE(header + 8) | 1, header + 8);
  expect(await unpackZip(locked)).toEqual({ code: 'upload.zipLocked' });
  expect(await unpackZip(Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200, 7)]))).toEqual({
    code: 'upload.zipDamaged',
  });
  expect(await unpackZip(zipOf({}))).toEqual({ code: 'upload.empty' });
});
