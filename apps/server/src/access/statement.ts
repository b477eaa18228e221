import type { Sql } from './db.ts';
import type { Statement } from './pipeline.ts';

const names = new Map<string, string>();
const namesKept = 1_000;

// Each text is prepared once a connection. Texts come from templates, so they are few; past the limit (lists of changing length)
// a statement goes unnamed rather than filling the server's memory.
export function statement({ text, values }: Sql): Statement {
  const name = names.get(text) ?? newName(text);
  return { name, text, values };
}

function newName(text: string): string {
  if (names.size >= namesKept) return '';
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
