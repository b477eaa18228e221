import { runSandboxed } from '../../../../platform/sandbox/sandbox.ts';
import type { PdfObjects, PdfValue } from './pdf-objects.ts';

const limits = { timeoutMs: 60_000, memoryMb: 768, outputLimit: 1_024 * 1_024 * 1_024 };
const options = ['--deterministic-id', '--object-streams=generate', '--min-version=1.7', '--compression-level=9'];

// Unreferenced objects are left out.
export async function writePdf(pdf: PdfObjects, root: string, info: string): Promise<Buffer> {
  const trailer: PdfValue = { '/Root': root, '/Info': info, '/Size': pdf.last + 1 }; // required by qpdf, which then computes its own
  const header = {
    jsonversion: 2,
    pdfversion: '1.7',
    pushedinheritedpageresources: true,
    calledgetallpages: true,
    maxobjectid: pdf.last,
  };
  const json = Buffer.from(JSON.stringify({ qpdf: [header, { ...pdf.objects, trailer: { value: trailer } }] }));
  const { code, outputs } = await runSandboxed(
    'qpdf',
    ['--json-input', '/work/parts.json', ...options, '/work/made.pdf'],
    { files: { ...pdf.files, 'parts.json': json }, outputs: /^made\.pdf$/, ...limits },
  );
  const made = outputs.get('made.pdf');
  if (!made || code !== 0) throw new Error(`qpdf could not write the PDF: ${code}`);
  return made;
}
