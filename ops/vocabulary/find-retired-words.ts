import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';

export interface Vocabulary {
  readonly identifiers: Readonly<Record<string, string>>;
  readonly comments: Readonly<Record<string, string>>;
  readonly exceptions: readonly Exception[];
}

interface Exception {
  readonly name: string; // an identifier, a file name or a word of a comment, exactly as it is written
  readonly in: string; // a path that starts with this
  readonly reason: string;
}

export interface RetiredWord {
  readonly file: string;
  readonly line: number;
  readonly kind: 'identifier' | 'file name' | 'comment';
  readonly found: string;
  readonly word: string;
  readonly instead: string;
}

type Node = Readonly<Record<string, unknown>>;

// documentKind → document, kind; DOCUMENT_KIND and document-kind.test.ts likewise.
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase());

function* identifiersIn(node: unknown): Generator<{ name: string; start: number }> {
  if (Array.isArray(node)) for (const each of node) yield* identifiersIn(each);
  else if (typeof node === 'object' && node !== null) {
    const { type, name, start } = node as Node;
    if ((type === 'Identifier' || type === 'JSXIdentifier' || type === 'PrivateIdentifier') && typeof name === 'string')
      yield { name, start: start as number };
    for (const value of Object.values(node)) if (typeof value === 'object') yield* identifiersIn(value);
  }
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

export function findRetiredWords(root: string, file: string, vocabulary: Vocabulary): RetiredWord[] {
  const found: RetiredWord[] = [];
  const isExcepted = (name: string) =>
    vocabulary.exceptions.some((exception) => exception.name === name && file.startsWith(exception.in));
  const add = (
    kind: RetiredWord['kind'],
    name: string,
    line: () => number,
    table: Readonly<Record<string, string>>,
  ) => {
    for (const word of wordsOf(name)) {
      const instead = Object.hasOwn(table, word) ? table[word] : undefined;
      if (instead !== undefined && !isExcepted(name))
        found.push({ file, line: line(), kind, found: name, word, instead });
    }
  };
  add('file name', basename(file), () => 1, vocabulary.identifiers);
  if (!/\.(ts|tsx)$/.test(file)) return found;

  const text = readFileSync(join(root, file), 'utf8');
  const { program, comments } = parseSync(file, text);
  for (const { name, start } of identifiersIn(program))
    add('identifier', name, () => lineAt(text, start), vocabulary.identifiers);
  for (const { value, start } of comments)
    for (const word of value.match(/[A-Za-z]+/g) ?? [])
      add('comment', word, () => lineAt(text, start), vocabulary.comments);
  return found;
}
