import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { piecesOf, type ByteSource } from './byte-source.ts';
import { crc32 } from './crc32.ts';

export interface Fingerprint {
  readonly sha256: string;
  readonly crc: number;
}

// Not the browser's own SHA-256: it needs the whole file in memory.
export async function fingerprint(
  source: ByteSource,
  { from, to }: { readonly from: number; readonly to: number },
  onPiece?: (bytes: number) => void,
): Promise<Fingerprint> {
  const sum = sha256.create();
  let crc = 0;
  for await (const piece of piecesOf(source, from, to)) {
    sum.update(piece);
    crc = crc32(piece, crc);
    onPiece?.(piece.length);
  }
  return { sha256: bytesToHex(sum.digest()), crc };
}
