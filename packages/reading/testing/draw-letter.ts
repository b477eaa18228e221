import sharp from 'sharp';

export interface DrawnLetter {
  readonly lines: readonly string[];
  readonly turn?: number; // degrees, clockwise
  readonly ground?: string; // colour around the page, such as a desk
}

// An A4 page at 150 dots per inch with printed lines.
export function drawLetter({ lines, turn = 0, ground }: DrawnLetter): Promise<Buffer> {
  const text = lines.map((line, i) => `<text x="120" y="${160 + i * 44}" font-size="25">${line}</text>`).join('');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754" font-family="DejaVu Sans">' +
    `<rect width="100%" height="100%" fill="#fff"/>${text}</svg>`;
  const sheet = sharp(Buffer.from(svg)).flatten({ background: '#fff' });
  const laid = ground ? sheet.extend({ top: 120, bottom: 120, left: 120, right: 120, background: ground }) : sheet;
  return laid.toBuffer().then((page) =>
    sharp(page)
      .rotate(turn, { background: ground ?? '#fff' })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
}
