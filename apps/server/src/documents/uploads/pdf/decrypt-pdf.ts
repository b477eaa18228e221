import { runSandboxed } from '../../../platform/sandbox/sandbox.ts';

// The password is passed in a file in the sandbox's memory folder, never as an argument.
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
