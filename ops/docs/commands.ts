import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeOf, root } from './doc-pages.ts';

const scriptsOf = (workspace = '.'): Record<string, string> =>
  (JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { scripts?: Record<string, string> })
    .scripts ?? {};

interface Command {
  readonly text: string;
  readonly name: string; // of the script of package.json, or the path below ops
  readonly words: readonly string[]; // what it is given
  readonly workspace?: string;
}

const runNpm = /\bnpm (?:run (?:--silent )?([\w-]+)|(start))(?: --workspace (\S+))?(?: --([^\n#|;&`)]*))?/g;
const runOps = /(?:^|[\s`(/])(ops\/[\w/-]+(?:\.sh)?|deploy\/[\w/-]+\.sh)(?=$|[\s`),;:])((?: [^\n#|;&`)]*)?)/g;

const wordsOf = (text = '') =>
  text
    .replaceAll(/'[^']*'|"[^"]*"/g, 'QUOTED')
    .split(/·|\bnpm\b/)[0]! // another command of the same line
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');

const namedCommands = (text: string): { npm: Command[]; ops: Command[] } => {
  const code = codeOf(text).map((each) => each.text);
  return {
    npm: code.flatMap((each) =>
      [...each.matchAll(runNpm)].map(([whole, script, start, workspace, words]) => ({
        text: whole.trim(),
        name: (script ?? start)!,
        words: wordsOf(words),
        ...(workspace === undefined ? {} : { workspace }),
      })),
    ),
    ops: code.flatMap((each) =>
      [...each.matchAll(runOps)].map(([whole, name = '', words]) => ({
        text: whole.trim(),
        name,
        words: wordsOf(words),
      })),
    ),
  };
};

// The text of a program: its file, what it imports from its own folder, the scripts that it calls, and the names of all files there.
function sourceOf(file: string): string {
  const texts: string[] = [];
  const waiting = [file];
  const seen = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const path = join(root, next);
    if (seen.has(next) || !existsSync(path)) continue;
    seen.add(next);
    const text = readFileSync(path, 'utf8');
    texts.push(text);
    for (const [, own = ''] of text.matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g))
      waiting.push(join(dirname(next), own));
    for (const [, called = ''] of text.matchAll(/\b(ops\/[\w/-]+\.ts)\b/g)) waiting.push(called);
  }
  const folder = join(root, dirname(file));
  const names = file.startsWith('ops/') ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [...texts, ...names.map((name) => `/${name}`)].join('\n');
}

const programs = new Map<string, string>();
const programOf = (file: string): string => {
  const known = programs.get(file) ?? sourceOf(file);
  programs.set(file, known);
  return known;
};

// A value that a person chooses: NAME, PATH, a file, an address, a number, something quoted or in brackets.
const isValue = (word: string) => !/^(--[a-z][\w-]*|[a-z][a-z-]+)$/.test(word);

function unknownWords(program: string, words: readonly string[]): string[] {
  const found: string[] = [];
  for (const [n, word] of words.entries()) {
    const before = words[n - 1] ?? '';
    if (isValue(word) || before.startsWith('--')) continue; // the value of a flag
    const name = word.replace(/^--/, '');
    // A flag stands anywhere; a word is a string, a case, a choice of the usage, or the name of a file.
    const asWord = `['"/]${name}['"./]|^\\s*${name}( \\| [\\w -]+)*\\)|\\| ${name}\\b|\\b${name} \\||-- ${name}\\b|== ${name}\\b`;
    const asFlag = `--${name}\\b|['"]${name}['"]|\\b${name}: \\{ type`;
    const isKnown = new RegExp(word.startsWith('--') ? asFlag : asWord, 'm').test(program);
    if (!isKnown) found.push(word);
    if (!word.startsWith('--') && n > 0) break; // what follows a second word is its own
  }
  return found;
}

const scriptFile = (script: string) =>
  /\b((?:ops|apps|bench|e2e|packages)\/[\w/.-]+\.ts)\b/.exec(script.replace('ops/run ', ''))?.[1];

export function unknownCommands(text: string): string[] {
  const { npm, ops } = namedCommands(text);
  const wrong: string[] = [];
  for (const { text: command, name, words, workspace } of npm) {
    const script = scriptsOf(workspace)[name];
    if (script === undefined) wrong.push(command);
    else {
      const file = scriptFile(script);
      if (file !== undefined) wrong.push(...unknownWords(programOf(file), words).map((word) => `${command}: ${word}`));
    }
  }
  for (const { text: command, name, words } of ops) {
    const path = join(root, name);
    if (!existsSync(path)) wrong.push(command);
    else if (statSync(path).isFile())
      wrong.push(...unknownWords(programOf(name), words).map((word) => `${command}: ${word}`));
  }
  return wrong;
}
