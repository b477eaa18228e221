import { manifestName, signatureName, type Manifest } from '../delivery/manifest.ts';
import { byteSourceOf, type Archive, type ByteSource } from './byte-source.ts';
import { fingerprint, type Fingerprint } from './fingerprint.ts';
import { manifestOf } from './manifest-shape.ts';
import { Refusal, type Reason } from './refusal.ts';
import { sealOf, type KeysOf, type Seal } from './seal.ts';
import { isWrappedAsOurs } from './wrapping.ts';
import { readContents, type Content } from './zip-contents.ts';
import { readDirectory } from './zip-directory.ts';

type PackageVerdict = 'whole' | 'changed' | 'unsigned' | 'unknownKey' | 'notAPackage';
export type FileVerdict = 'same' | 'changed' | 'missing' | 'added';

export interface VerifiedFile {
  readonly name: string;
  readonly status: FileVerdict;
}

export interface Verified {
  readonly status: PackageVerdict;
  readonly reason?: Reason; // only for notAPackage
  readonly manifest?: Manifest; // trustworthy only if the status is whole, or changed with a valid seal
  readonly seal?: Seal;
  readonly wrapping?: 'same' | 'changed'; // everything outside the files: names, times, order
  // In manifest order, then added files; manifest and signature are listed only if they are wrong.
  readonly files: readonly VerifiedFile[];
}

export type OnProgress = (done: number, of: number) => void; // bytes

const maxManifest = 16 * 1024 ** 2;
const maxSignature = 1024;

// Trusts only what the realm's published key has signed. Rejects only if the keys cannot be fetched, the file cannot be read, or the
// browser has no Ed25519.
export async function verifyPackage(archive: Archive, keysOf: KeysOf, onProgress?: OnProgress): Promise<Verified> {
  const source = byteSourceOf(archive);
  try {
    const contents = await readContents(source, await readDirectory(source));
    return await judge(source, contents, keysOf, onProgress);
  } catch (error) {
    if (error instanceof Refusal) return { status: 'notAPackage', reason: error.reason, files: [] };
    throw error;
  }
}

async function judge(
  source: ByteSource,
  contents: readonly Content[],
  keysOf: KeysOf,
  onProgress?: OnProgress,
): Promise<Verified> {
  const whole = (name: string, most: number) => bytesOf(source, contents, name, most);
  const manifestBytes = await whole(manifestName, maxManifest);
  const signature = await whole(signatureName, maxSignature);
  const manifest = manifestBytes && manifestOf(manifestBytes);
  if (!manifest || !manifestBytes) {
    if (!manifestBytes || !signature) throw new Refusal('noManifest');
    return { status: 'changed', seal: 'broken', files: [{ name: manifestName, status: 'changed' }] };
  }
  const seal = await sealOf({ manifest, manifestBytes, signature }, keysOf); // first, because it may need the network
  const sums = await sumsOf(source, contents, onProgress);
  const files = [...filesOf(manifest, contents, sums), ...sealFiles(seal)];
  const packed = contents.map((each) => ({ ...each, crc: sums.get(each.name)!.crc }));
  const wrapping = (await isWrappedAsOurs(source, packed, manifest)) ? 'same' : 'changed';
  const isSame = wrapping === 'same' && files.every(({ status }) => status === 'same');
  return { status: statusOf(seal, isSame), manifest, seal, wrapping, files };
}

async function bytesOf(source: ByteSource, contents: readonly Content[], name: string, most: number) {
  const found = contents.find((each) => each.name === name);
  if (found && found.size > most) throw new Refusal('tooLarge');
  return found && source.read(found.from, found.to);
}

async function sumsOf(source: ByteSource, contents: readonly Content[], onProgress?: OnProgress) {
  const sums = new Map<string, Fingerprint>();
  let done = 0;
  for (const each of contents)
    sums.set(each.name, await fingerprint(source, each, (bytes) => onProgress?.((done += bytes), source.size)));
  return sums;
}

function filesOf(manifest: Manifest, contents: readonly Content[], sums: ReadonlyMap<string, Fingerprint>) {
  const own = new Set([manifestName, signatureName, ...manifest.files.map(({ name }) => name)]);
  const listed = manifest.files.map(({ name, sha256 }): VerifiedFile => {
    const sum = sums.get(name);
    if (!sum) return { name, status: 'missing' };
    return { name, status: sum.sha256 === sha256 ? 'same' : 'changed' };
  });
  const added = contents.filter(({ name }) => !own.has(name));
  return [...listed, ...added.map(({ name }): VerifiedFile => ({ name, status: 'added' }))];
}

// We cannot tell which of the two was changed.
function sealFiles(seal: Seal): VerifiedFile[] {
  if (seal === 'missing') return [{ name: signatureName, status: 'missing' }];
  if (seal !== 'broken') return [];
  return [
    { name: manifestName, status: 'changed' },
    { name: signatureName, status: 'changed' },
  ];
}

function statusOf(seal: Seal, isSame: boolean): PackageVerdict {
  if (seal === 'missing') return 'unsigned';
  if (seal === 'unknownKey') return 'unknownKey';
  return seal === 'holds' && isSame ? 'whole' : 'changed';
}
