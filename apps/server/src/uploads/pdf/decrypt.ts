import { runSandboxed } from '../../sandbox/sandbox.ts';

// The password stands in a file of the sandbox's own folder in memory, never among arguments.
export async function decryptPdf(bytes: Buffer, password: string): Promise<Buffer | 'wrong' | 'damaged'> {
  const { code, outputs, stderr, isTimedOut } = await runSandboxed(
    'qpdf',
    ['--decrypt', '--password-file=/work/password', '/work/upload.pdf', '/work/open.pdf'],
    {
      files: { 'upload.pdf': bytes, password: Buffer.from(`${password}\n`) },
      outputs: /^open\.pdf$/,
      timeoutMs: 8_000,
      memoryMb: 400,
      outputLimit: 64 * 1_024 * 1_024,
    },
  );
  if (/invalid password/.test(stderr)) return 'wrong';
  const open = outputs.get('open.pdf');
  return isTimedOut || !open || (code !== 0 && code !== 3) ? 'damaged' : open;
}
