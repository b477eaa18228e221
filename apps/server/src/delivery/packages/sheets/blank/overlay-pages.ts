import { runSandboxed } from '../../../../platform/sandbox/sandbox.ts';

const limits = { timeoutMs: 20_000, memoryMb: 512, outputLimit: 128 * 1_024 * 1_024 };

interface Layers {
  readonly layer: Buffer; // one page for each page of the form
  readonly annex: Buffer | null; // pages to append
}

// The form with the layer over its pages. It comes from outside, so it is opened in the sandbox only.
export async function overlayPages(form: Buffer, { layer, annex }: Layers, pageCount: number): Promise<Buffer> {
  const pages = annex ? ['--pages', '.', '1-z', '/work/annex.pdf', '1-z', '--'] : [];
  const over = ['--overlay', '/work/layer.pdf', `--to=1-${pageCount}`, `--from=1-${pageCount}`, '--'];
  const { code, outputs } = await runSandboxed(
    'qpdf',
    ['/work/form.pdf', ...pages, ...over, '--deterministic-id', '/work/filled.pdf'],
    {
      files: { 'form.pdf': form, 'layer.pdf': layer, ...(annex ? { 'annex.pdf': annex } : {}) },
      outputs: /^filled\.pdf$/,
      ...limits,
    },
  );
  const filled = outputs.get('filled.pdf');
  if (!filled || (code !== 0 && code !== 3)) throw new Error(`qpdf could not fill the official form: ${code}`); // 3: with warnings
  return filled;
}
