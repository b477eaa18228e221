import { uploadLimits } from '@visawright/contract/documents/document-facts.ts';
import { z } from 'zod';
import { runSandboxed } from '../../platform/sandbox/sandbox.ts';
import type { RefusalCode } from './upload.types.ts';

interface UnpackedFile {
  readonly fileName: string; // without the folders it was in
  readonly bytes: Buffer;
}
type Unpacked = { readonly files: readonly UnpackedFile[] } | { readonly code: RefusalCode };

export const isZip = (bytes: Buffer): boolean =>
  ['504b0304', '504b0506', '504b0708'].includes(bytes.toString('hex', 0, 4));

const codes = {
  tooLarge: 'upload.zipTooLarge',
  locked: 'upload.zipLocked',
  damaged: 'upload.zipDamaged',
} as const satisfies Record<string, RefusalCode>;
const Result = z.union([
  z.strictObject({ code: z.enum(['tooLarge', 'locked', 'damaged']) }),
  z.strictObject({ names: z.array(z.string()).max(uploadLimits.zip.files) }),
]);

// Opened in the sandbox, one at a time: a ZIP occupies up to twice its unpacked size in memory.
let last: Promise<unknown> = Promise.resolve();

export function unpackZip(bytes: Buffer): Promise<Unpacked> {
  const unpacked = last.then(() => unpack(bytes));
  last = unpacked.catch(() => undefined);
  return unpacked;
}

async function unpack(bytes: Buffer): Promise<Unpacked> {
  const { zip } = uploadLimits;
  if (bytes.length > zip.bytes) return { code: codes.tooLarge };
  const ran = await runSandboxed('unzip', [zip.files, zip.unpackedBytes, zip.ratio].map(String), {
    files: { upload: bytes },
    outputs: /^\d{4}\.bin$/,
    timeoutMs: 20_000,
    memoryMb: 900,
    outputLimit: zip.unpackedBytes + 1024 * 1024,
  });
  if (ran.isTooLarge) return { code: codes.tooLarge };
  const result = Result.safeParse(parsed(ran.stdout.toString('utf8')));
  if (!result.success) return { code: codes.damaged };
  if ('code' in result.data) return { code: codes[result.data.code] };
  const contents = [...ran.outputs.values()];
  if (contents.length !== result.data.names.length) return { code: codes.damaged };
  if (contents.length === 0) return { code: 'upload.empty' };
  return { files: result.data.names.map((fileName, n) => ({ fileName, bytes: contents[n]! })) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
