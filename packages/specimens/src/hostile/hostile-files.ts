import { activePdfs } from './active-pdfs.ts';
import { eicar } from './eicar.ts';
import type { HostileFile } from './hostile-file.ts';
import { interpreters } from './interpreters.ts';
import { malformed } from './malformed.ts';
import { markup } from './markup.ts';
import { fileNames, wrongEndings } from './names.ts';
import { decompressionBombs, oversizedPdfs, pixelBombs } from './oversized.ts';
import { polyglots } from './polyglots.ts';

// Twelve families of ten. Generated on demand, never stored: scanners would report a folder of them.
export const hostileFiles = async (): Promise<HostileFile[]> => [
  ...(await polyglots()),
  ...markup(),
  ...activePdfs(),
  ...(await pixelBombs()),
  ...oversizedPdfs(),
  ...decompressionBombs(),
  ...(await eicar()),
  ...(await malformed()),
  ...(await wrongEndings()),
  ...(await fileNames()),
  ...interpreters(),
];
