import { family, type HostileFile } from './hostile-file.ts';
import { pdfByHand } from './pdf-by-hand.ts';
import { smallPicture } from './small-picture.ts';

export async function wrongEndings(): Promise<HostileFile[]> {
  const jpeg = (n: number) => smallPicture(`ending ${n}`);
  return family('wrong ending', [
    ['program called a PDF', 'letter.pdf', 'MZ\x90\0program'],
    ['program called a picture', 'photo.jpg', '\x7fELF\x02\x01program'],
    ['script called a PDF', 'letter.pdf', '#!/bin/sh\nrm -rf /\n'],
    ['spreadsheet called a PDF', 'letter.pdf', 'PK\x03\x04\x14\0\x06\0xl/workbook.xml'],
    ['old text document called a picture', 'photo.png', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1document'],
    ['PDF called a picture', 'photo.jpg', pdfByHand({}, 'ending')],
    ['picture called a PDF', 'letter.pdf', await jpeg(1)],
    ['picture called a program', 'photo.jpg.exe', await jpeg(2)],
    ['picture called a page', 'photo.html', await jpeg(3)],
    ['picture called a script', 'photo.jpg.js', await jpeg(4)],
  ]);
}

// Their content is harmless, but they must not be stored under these names.
export const hostileNames = [
  '../../../etc/passwd.jpg',
  '..\\..\\windows\\system32\\a.jpg',
  '/absolute/path.jpg',
  'a\r\nSet-Cookie: session=stolen.jpg',
  'line\nbreak.jpg',
  'photo\u202Egpj.exe',
  'safe\u202Egpj.jpg',
  'nul\0byte.jpg',
  '<img src=x onerror=alert(1)>.jpg',
  `${'long'.repeat(300)}.jpg`,
];

export const fileNames = async (): Promise<HostileFile[]> =>
  family(
    'file name',
    await Promise.all(
      hostileNames.map(async (name, n) => [`name ${n + 1}`, name, await smallPicture(`name ${n}`)] as const),
    ),
  );
