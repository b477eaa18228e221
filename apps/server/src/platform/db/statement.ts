import type { Sql } from './db.ts';
import type { Statement } from './pipeline.ts';

const names = new Map<string, string>();
const namesCached = 1_000;

// Each text is prepared once per connection. Texts come from templates, so there are few; past the limit (lists of varying length) a
// statement stays unnamed to protect the server's memory.
export function statement({ text, values }: Sql): Statement {
  const name = names.get(text) ?? newName(text);
  return { name, text, values };
}

function newName(text: string): string {
  if (names.size >= namesCached) return '';
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}
