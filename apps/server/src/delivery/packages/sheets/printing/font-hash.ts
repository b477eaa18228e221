import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export const printFontFolder = '/usr/share/fonts/truetype/noto';
const files = ['NotoSans-Regular', 'NotoSans-Bold', 'NotoSansDevanagari-Regular', 'NotoSansDevanagari-Bold'];

// Different fonts give different bytes. Without them names would print as boxes, so printing fails instead.
export async function fontHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of files)
    hash.update(
      await readFile(`${printFontFolder}/${name}.ttf`).catch(() => {
        throw new Error(`the font ${name} is not installed (fonts-noto-core)`);
      }),
    );
  return hash.digest('hex').slice(0, 16);
}
