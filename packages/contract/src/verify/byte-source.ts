type Bytes = Uint8Array<ArrayBuffer>;

// Bytes read in pieces, from a browser File or an array.
export interface ByteSource {
  readonly size: number;
  readonly read: (from: number, to: number) => Promise<Bytes>;
}

interface BlobLike {
  readonly size: number;
  readonly slice: (from: number, to: number) => { readonly arrayBuffer: () => Promise<ArrayBuffer> };
}

export type Archive = Uint8Array | BlobLike;

export function byteSourceOf(archive: Archive): ByteSource {
  if (archive instanceof Uint8Array)
    // copied so that its byteOffset is 0
    return { size: archive.length, read: (from, to) => Promise.resolve(new Uint8Array(archive.subarray(from, to))) };
  return {
    size: archive.size,
    read: async (from, to) => new Uint8Array(await archive.slice(from, to).arrayBuffer()),
  };
}

const piece = 1024 * 1024;

// Yields one piece at a time.
export async function* piecesOf(source: ByteSource, from: number, to: number): AsyncGenerator<Bytes> {
  for (let at = from; at < to; at += piece) yield await source.read(at, Math.min(at + piece, to));
}
