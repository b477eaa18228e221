import { expect, test } from 'vitest';
import { cleanFileName } from './clean-file-name.ts';

test.each([
  ['passport.jpg', 'passport.jpg'],
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Users\\asha\\पासपोर्ट.pdf', 'पासपोर्ट.pdf'],
  ['a\r\nSet-Cookie: x=1.jpg', 'a Set-Cookie_ x=1.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['nul\u0000byte.pdf', 'nul byte.pdf'],
  ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
  ['....', 'document'],
  ['', 'document'],
  ['بطاقة\u200F.pdf', 'بطاقة.pdf'],
])('cleans %j to %j', (sent, stored) => {
  expect(cleanFileName(sent)).toBe(stored);
});

test('keeps the extension of a long name', () => {
  const name = cleanFileName(`${'क'.repeat(500)}.pdf`);
  expect([[...name].length, name.endsWith('.pdf')]).toEqual([200, true]);
});
