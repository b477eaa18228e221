import { archive } from './archive.ts';
import { family, type HostileFile } from './hostile-file.ts';
import { packed, pdfByHand, pdfStream } from './pdf-by-hand.ts';
import { smallPicture } from './small-picture.ts';
import { chunk } from './png-by-hand.ts';
import { withRemark, withText } from './polyglots.ts';

// Split in halves, so that no scanner reports this source file.
const test = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export async function eicar(): Promise<HostileFile[]> {
  const webp = await smallPicture('eicar', 'webp');
  return family('EICAR', [
    ['bare', 'eicar.com', test],
    ['bare, called a picture', 'photo.jpg', `${test}\r\n`],
    ['bare, called a PDF', 'letter.pdf', `${test}\n`],
    ['in a ZIP', 'letter.zip', archive('eicar.com', test)],
    ['in a ZIP called a PDF', 'letter.pdf', archive('eicar.com', `${test} `)],
    ['in a PDF', 'letter.pdf', pdfByHand({ more: [pdfStream('', test)] }, 'eicar')],
    [
      'packed in a PDF',
      'letter.pdf',
      pdfByHand({ more: [pdfStream('/Filter /FlateDecode', packed(test))] }, 'eicar packed'),
    ],
    ['in the remark of a JPEG', 'photo.jpg', withRemark(await smallPicture('eicar'), test)],
    ['in the text of a PNG', 'photo.png', withText(await smallPicture('eicar', 'png'), test)],
    ['after a WebP', 'photo.webp', Buffer.concat([webp, chunk('EXIF', Buffer.from(test))])],
  ]);
}
