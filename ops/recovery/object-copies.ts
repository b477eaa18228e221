import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { listObjects, s3ObjectStore, type ListedObject, type ObjectStoreConfig } from '@visawright/server/tools.ts';
import { readSealed, writeSealed } from './sealed-file.ts';

// One version of an object: the same name with other bytes is a new version, and the old one remains until it is pruned.
export interface CopiedVersion extends ListedObject {
  readonly sha256: string;
  goneAt?: string; // when a pass did not find it any more
}

interface Pass {
  readonly at: string;
  readonly added: readonly CopiedVersion[];
  readonly gone: readonly string[]; // identities of versions
}

const identityOf = ({ key, etag, modifiedAt }: ListedObject) => `${key} ${etag} ${modifiedAt}`;
export const copyName = (sha256: string): string => `objects/${sha256.slice(0, 2)}/${sha256}`;

// A pass writes only what changed; all passes together are the index.
export async function readVersions(folder: string, key: Buffer): Promise<Map<string, CopiedVersion>> {
  const versions = new Map<string, CopiedVersion>();
  const passes = join(folder, 'object-passes');
  for (const name of existsSync(passes)
    ? readdirSync(passes)
        .filter((file) => !file.endsWith('.new'))
        .sort()
    : []) {
    const pass = (await json(readSealed(folder, `object-passes/${name}`, key))) as Pass;
    for (const version of pass.added) versions.set(identityOf(version), version);
    for (const identity of pass.gone) {
      const version = versions.get(identity);
      if (version) version.goneAt = pass.at;
    }
  }
  return versions;
}

export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>, width = 8): Promise<void> {
  const waiting = [...items];
  const next = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, next));
}

export class ObjectCopies {
  private readonly folder: string;
  private readonly key: Buffer;
  private readonly config: ObjectStoreConfig;
  private versions: Map<string, CopiedVersion> | undefined;

  constructor(folder: string, key: Buffer, config: ObjectStoreConfig) {
    this.folder = folder;
    this.key = key;
    this.config = config;
  }

  // Copies what is new. Equal bytes are stored once.
  async copyNew(): Promise<{ added: number; gone: number }> {
    const versions = (this.versions ??= await readVersions(this.folder, this.key));
    const at = new Date().toISOString();
    const present = new Map<string, ListedObject>();
    for await (const object of listObjects(this.config)) present.set(identityOf(object), object);
    const store = s3ObjectStore(this.config);
    const added: CopiedVersion[] = [];
    const wanted = [...present].filter(([identity]) => !versions.has(identity));
    await inParallel(wanted, async ([, object]) => {
      const bytes = await store.get(object.key).catch((error: unknown) => {
        if ((error as Error).constructor.name === 'ObjectMissing') return undefined; // deleted since it was listed
        throw error;
      });
      if (!bytes) return;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      if (!existsSync(join(this.folder, copyName(sha256))))
        await writeSealed(this.folder, copyName(sha256), this.key, bytes);
      added.push({ ...object, sha256 });
    }).finally(() => store.close());
    const gone = [...versions].filter(([identity, version]) => !present.has(identity) && !version.goneAt);
    if (added.length > 0 || gone.length > 0) {
      const pass: Pass = { at, added, gone: gone.map(([identity]) => identity) };
      await writeSealed(this.folder, `object-passes/${at.replaceAll(/[-:.]/g, '')}`, this.key, JSON.stringify(pass));
      for (const version of added) versions.set(identityOf(version), version);
      for (const [, version] of gone) version.goneAt = at;
    }
    return { added: added.length, gone: gone.length };
  }
}

// Lines of the erasure ledger count whenever they were written: people who were erased after that time are erased again.
const isLedger = (key: string) => key.startsWith('erasure-ledger/');

// What the bucket held at a time. Of two versions of a name the newer one counts.
export function versionsAt(versions: Iterable<CopiedVersion>, at: string): Map<string, CopiedVersion> {
  const found = new Map<string, CopiedVersion>();
  for (const version of versions) {
    const isOfThatTime = version.modifiedAt <= at && (version.goneAt === undefined || version.goneAt > at);
    if (!isOfThatTime && !isLedger(version.key)) continue;
    const other = found.get(version.key);
    if (!other || other.modifiedAt < version.modifiedAt) found.set(version.key, version);
  }
  return found;
}
