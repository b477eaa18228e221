import { manifestName, signatureName, type Manifest } from '../manifest.ts';
import { sourceOf, type Archive, type ByteSource } from './byte-source.ts';
import { fingerprint, type Fingerprint } from './fingerprint.ts';
import { manifestOf } from './manifest-shape.ts';
import { Refusal, type Reason } from './refusal.ts';
import { sealOf, type KeysOf, type Seal } from './seal.ts';
import { isWrappedAsOurs } from './wrapping.ts';
import { readContents, type Content } from './zip-contents.ts';
import { readDirectory } from './zip-directory.ts';

export type Standing = 'whole' | 'changed' | 'unsigned' | 'unknownKey' | 'notAPackage';
export type FileStanding = 'same' | 'changed' | 'missing' | 'added';

export interface VerifiedFile {
  readonly name: string;
  readonly standing: FileStanding;
}

export interface Verified {
  readonly standing: Standing;
  readonly reason?: Reason; // of notAPackage
  readonly manifest?: Manifest; // to be believed only where the standing is whole, or changed with the seal holding
  readonly seal?: Seal;
  readonly wrapping?: 'same' | 'changed'; // what is no file's content: names, times, order
  readonly files: readonly VerifiedFile[]; // the manifest's, in its order, then added ones; manifest and signature only when it is they that are wrong
}

export type OnProgress = (done: number, of: number) => void; // bytes

const maxManifest = 16 * 1024 ** 2;
const maxSignature = 1024;

// Nothing of the archive is believed but what the realm's published key signed. Rejects only where the keys cannot be had, the file cannot be
// read, or the browser has no Ed25519.
export async function verifyPackage(archive: Archive, keysOf: KeysOf, onProgress?: OnProgress): Promise<Verified> {
  const source = sourceOf(archive);
  try {
    const contents = await readContents(source, await readDirectory(source));
    return await judge(source, contents, keysOf, onProgress);
  } catch (error) {
    if (error instanceof Refusal) return { standing: 'notAPackage', reason: error.reason, files: [] };
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
    return { standing: 'changed', seal: 'broken', files: [{ name: manifestName, standing: 'changed' }] };
  }
  const seal = await sealOf({ manifest, manifestBytes, signature }, keysOf); // before the long part: it may need the network
  const sums = await sumsOf(source, contents, onProgress);
  const files = [...filesOf(manifest, contents, sums), ...sealFiles(seal)];
  const packed = contents.map((each) => ({ ...each, crc: sums.get(each.name)!.crc }));
  const wrapping = (await isWrappedAsOurs(source, packed, manifest)) ? 'same' : 'changed';
  const isSame = wrapping === 'same' && files.every(({ standing }) => standing === 'same');
  return { standing: standingOf(seal, isSame), manifest, seal, wrapping, files };
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
    if (!sum) return { name, standing: 'missing' };
    return { name, standing: sum.sha256 === sha256 ? 'same' : 'changed' };
  });
  const added = contents.filter(({ name }) => !own.has(name));
  return [...listed, ...added.map(({ name }): VerifiedFile => ({ name, standing: 'added' }))];
}

// Which of the two was touched cannot be told: they no longer belong together.
function sealFiles(seal: Seal): VerifiedFile[] {
  if (seal === 'missing') return [{ name: signatureName, standing: 'missing' }];
  if (seal !== 'broken') return [];
  return [
    { name: manifestName, standing: 'changed' },
    { name: signatureName, standing: 'changed' },
  ];
}

function standingOf(seal: Seal, isSame: boolean): Standing {
  if (seal === 'missing') return 'unsigned';
  if (seal === 'unknownKey') return 'unknownKey';
  return seal === 'holds' && isSame ? 'whole' : 'changed';
}
