const titles = /^(?:mr|mrs|ms|miss|mstr|master|dr|prof|shri|smt|sri|kum)\.?\s+/i;

// SHALINI RAO as people write it: Shalini Rao. A name that has small letters stays as it is written.
export function writeName(name: string): string {
  const bare = name.trim().replaceAll(/\s+/g, ' ').replace(titles, '');
  if (/\p{Ll}/u.test(bare)) return bare;
  return bare.toLowerCase().replaceAll(/(?<=^|[\s'’./-])\p{L}/gu, (letter) => letter.toUpperCase());
}
