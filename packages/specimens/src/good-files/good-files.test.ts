import sharp from 'sharp';
import { expect, test } from 'vitest';
import { goodFiles } from './good-files.ts';

test('returns one file of each kind, pictures with a location and protected files with a password', async () => {
  const files = await Array.fromAsync(goodFiles(0));
  expect(files.map(({ kind }) => kind)).toHaveLength(8);
  for (const { kind, name, bytes, password } of files) {
    if (name.endsWith('.pdf')) expect(bytes.subarray(0, 5).toString(), kind).toBe('%PDF-');
    else expect((await sharp(bytes).metadata()).exif?.includes('Peepal'), kind).toBe(true);
    expect(password !== undefined).toBe(kind === 'with a password');
  }
});
