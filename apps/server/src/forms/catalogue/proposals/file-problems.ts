import type { FileProblem } from '@visawright/contract/forms/catalogue.ts';
import type { z } from 'zod';
import { jsonLines, pathText, type JsonPath } from './json-lines.ts';

type Issue = z.core.$ZodIssue;
type ProblemAtPath = Pick<FileProblem, 'code' | 'text'> & { readonly path: JsonPath };

const depthLimit = 30; // forms need far less, and deeper nesting could overflow the stack

function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [word] of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (word === '{' || word === '[') most = Math.max(most, (depth += 1));
    else if (word === '}' || word === ']') depth -= 1;
  }
  return most;
}
export const isTooDeep = (text: string): boolean => depthOf(text) > depthLimit;

// The parser reports the position in its message, except at the end of the text.
export function syntaxProblem(text: string, error: unknown): FileProblem {
  const message = error instanceof Error ? error.message : '';
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return { line: text.slice(0, at).split('\n').length, path: '', code: 'notJson', text: '' };
}

const list = (values: readonly unknown[]) => values.map(String).join(', ');

function problemsOf(issue: Issue): ProblemAtPath[] {
  const path = issue.path as JsonPath;
  switch (issue.code) {
    case 'invalid_type':
      return [
        issue.input === undefined
          ? { path, code: 'missing', text: issue.expected }
          : { path, code: 'wrongKind', text: issue.expected },
      ];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], code: 'unknownWord', text: key }));
    case 'invalid_value':
      return [{ path, code: issue.input === undefined ? 'missing' : 'notOneOf', text: list(issue.values) }];
    case 'too_small':
      return [{ path, code: 'tooShort', text: String(issue.minimum) }];
    case 'too_big':
      return [{ path, code: 'tooLong', text: String(issue.maximum) }];
    case 'invalid_union':
      return [{ path, code: 'wrongForm', text: '' }];
    case 'invalid_format':
      return [
        { path, code: 'wrongForm', text: issue.format === 'url' ? 'https://…' : (issue.pattern ?? issue.format) },
      ];
    default:
      return [{ path, code: 'reference', text: issue.message }];
  }
}

const problemLimit = 100; // one mistake can repeat in every field, and nobody reads more than this

// Each problem with its line. A value inherited from the block the file is built on has no line of its own: its parent's is used.
export function schemaProblems(text: string, issues: readonly Issue[]): FileProblem[] {
  const lines = jsonLines(text);
  return issues
    .slice(0, problemLimit)
    .flatMap(problemsOf)
    .map(({ path, ...problem }) => ({ ...problem, path: pathText(path), line: lineOf(lines, path) }));
}

function lineOf(lines: ReadonlyMap<string, number>, path: JsonPath): number | null {
  const own = lines.get(pathText(path));
  if (own !== undefined || path.length === 0) return own ?? null;
  return lineOf(lines, path.slice(0, -1));
}
