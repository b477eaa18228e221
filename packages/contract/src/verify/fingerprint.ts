import { piecesOf, type ByteSource } from './byte-source.ts';
import { crc32 } from './crc32.ts';
import { sha256 } from './sha256.ts';

export interface Fingerprint {
  readonly sha256: string;
  readonly crc: number;
}

export async function fingerprint(
  source: ByteSource,
  { from, to }: { readonly from: number; readonly to: number },
  onPiece?: (bytes: number) => void,
): Promise<Fingerprint> {
  const sum = sha256();
  let crc = 0;
  for await (const piece of piecesOf(source, from, to)) {
    sum.add(piece);
    crc = crc32(piece, crc);
    onPiece?.(piece.length);
  }
  return { sha256: sum.hex(), crc };
}
