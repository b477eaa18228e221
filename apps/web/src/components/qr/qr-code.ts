import { encode } from 'uqr';

const quiet = 4; // modules of white on each side; scanners need them

export interface QrCode {
  readonly side: number; // in modules, with the quiet zone
  readonly path: string; // SVG: a rectangle per horizontal run of dark modules
}

// At level M a code is still read with 15 % of it covered.
export function qrCode(text: string): QrCode {
  const { size: side, data } = encode(text, { ecc: 'M', border: quiet });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < side; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return { side, path };
}
