export const families = [
  'polyglot',
  'markup as picture',
  'PDF that acts',
  'PDF that carries',
  'pixel bomb',
  'too many pages or too large',
  'decompression bomb',
  'EICAR',
  'malformed',
  'wrong ending',
  'file name',
  'other interpreters',
] as const;
export type Family = (typeof families)[number];

export interface HostileFile {
  readonly family: Family;
  readonly what: string;
  readonly name: string;
  readonly bytes: Buffer;
}

export type Draft = readonly [what: string, name: string, bytes: Buffer | string];

export const family = (of: Family, drafts: readonly Draft[]): HostileFile[] =>
  drafts.map(([what, name, bytes]) => ({
    family: of,
    what,
    name,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
  }));
