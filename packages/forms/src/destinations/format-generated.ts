import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';

const config = join(import.meta.dirname, '..', '..', '..', '..', '.oxfmtrc.json');

// The text of a generated file, formatted like every other file of the repository.
export async function formatGenerated(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, JSON.parse(readFileSync(config, 'utf8')) as FormatConfig);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
  return code;
}
