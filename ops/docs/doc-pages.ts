import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../modules/import-graph.ts';

export const root = join(import.meta.dirname, '../..');

// Every page of documentation that git tracks or would track.
export const docPages = sourceFiles(root).filter((file) => file.endsWith('.md'));
export const docText = (page: string): string => readFileSync(join(root, page), 'utf8');

// The parts of a page that are not prose: `code` in text, and fences with their kind.
export interface Code {
  readonly text: string;
  readonly kind: string | null; // of a fence: '', 'sh run', 'json'; null in text
}

export function codeOf(text: string): Code[] {
  const fences = [...text.matchAll(/^([ ]*)```([^\n]*)\n([\s\S]*?)^\1```/gm)];
  const prose = fences.reduce((rest, [whole]) => rest.replace(whole, '\n'), text);
  return [
    ...fences.map(([, , kind = '', code = '']) => ({ kind: kind.trim(), text: code.replaceAll(/\\\n\s*/g, ' ') })),
    ...[...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => ({
      kind: null,
      text: code.replaceAll(/\s*\n\s*/g, ' '),
    })),
  ];
}
