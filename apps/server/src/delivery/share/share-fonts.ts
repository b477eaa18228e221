import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// The typefaces of the app, from the files of its build.
const faces = [
  {
    family: 'Inter Variable',
    file: /^inter-latin-wght-normal\b.*\.woff2$/,
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
  },
  {
    family: 'Noto Sans Devanagari Variable',
    file: /^noto-sans-devanagari-devanagari-wght-normal\b.*\.woff2$/,
    range: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
  },
];

// Empty without a build, for example in tests of the API.
export function shareFonts(webFolder: string | undefined): string {
  const folder = join(webFolder ?? '', 'assets');
  if (webFolder === undefined || !existsSync(folder)) return '';
  const files = readdirSync(folder);
  return faces
    .map(({ family, file, range }) => {
      const name = files.find((each) => file.test(each));
      return name === undefined
        ? ''
        : `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;` +
            `src:url(/assets/${name}) format('woff2');unicode-range:${range}}\n`;
    })
    .join('');
}
