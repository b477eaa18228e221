import { createHash } from 'node:crypto';

export interface FoundSecret {
  readonly file: string;
  readonly line: number;
  readonly kind: string;
  readonly sha256: string; // of the value; a report never repeats it
}

interface Pattern {
  readonly kind: string;
  readonly expression: RegExp; // the last group is the value
  readonly leastEntropy?: number;
}

const patterns: readonly Pattern[] = [
  { kind: 'private key', expression: /(-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]{0,120})/g },
  { kind: 'private JSON web key', expression: /"?\bd"?:\s*["']([\w-]{40,})["']/g, leastEntropy: 4 },
  { kind: 'cloud access key', expression: /\b((?:AKIA|ASIA)[A-Z0-9]{16})\b/g },
  { kind: 'repository token', expression: /\b((?:gh[pousr]_|github_pat_|glpat-)\w{20,})/g },
  { kind: 'package registry token', expression: /\b(npm_[A-Za-z0-9]{30,}|_authToken=[\w-]{8,})/g },
  { kind: 'chat token', expression: /\b(xox[abprs]-[\w-]{10,})/g },
  {
    kind: 'service key',
    expression: /\b(AIza[\w-]{30,}|sk_live_\w{16,}|sk-[A-Za-z0-9]{32,}|SG\.[\w-]{16,}\.[\w-]{16,})/g,
  },
  { kind: 'signed token', expression: /\b(eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{16,})/g },
  {
    kind: 'password in an address',
    expression: /\b[a-z][a-z0-9+]*:\/\/[^\s:@/$'"`?#\\]+:([^\s:@/$'"`{}<>?#\\]{6,})@/g,
  },
  {
    kind: 'assigned secret',
    expression: /(?:passw(?:or)?d|secret|token|api_?key|private_?key)\w*["']?\s*[:=]\s*["'`]([^\s"'`$]{12,})["'`]/gi,
    leastEntropy: 3.3,
  },
  { kind: 'random string', expression: /["'`=\s]([A-Za-z0-9+/_-]{40,}={0,2})(?=["'`\s]|$)/gm, leastEntropy: 4.7 },
];

export function entropyPerCharacter(text: string): number {
  const counts = Map.groupBy(text, (character) => character);
  return [...counts.values()].reduce((sum, { length }) => {
    const share = length / text.length;
    return sum - share * Math.log2(share);
  }, 0);
}

// Digests are public and look random; words joined by capitals or hyphens do not.
const isDigest = (value: string) => /^(sha(256|384|512)-.*|[0-9a-f]+)$/.test(value);
const isPath = (value: string) => /^[\w@.-]+(\/[\w@.…-]+)+$/.test(value) && !/\d{3}/.test(value); // in the text of a document
const hasAllKinds = (value: string) =>
  /[a-z]/.test(value) && /[A-Z]/.test(value) && (value.match(/\d/g) ?? []).length > 2;

// Tests sign in with passwords such as Test-Pass-2026!, which no deployment has. In the product's own files such a value counts.
const isTestFile = (file: string) =>
  /^(bench|e2e|apps\/demo|apps\/server\/src\/testing)\/|\.(test|spec)\.tsx?$/.test(file);
const isPhrase = (value: string) => value.replaceAll(/[A-Za-z][a-z]{2,}/g, '').length <= value.length / 2;

export function findSecrets(file: string, text: string): FoundSecret[] {
  const found = new Map<string, FoundSecret>();
  for (const { kind, expression, leastEntropy = 0 } of patterns)
    for (const match of text.matchAll(expression)) {
      const value = match.at(-1)!;
      if (entropyPerCharacter(value) < leastEntropy) continue;
      if (kind === 'random string' && (isDigest(value) || !hasAllKinds(value))) continue;
      if (kind === 'assigned secret' && isPath(value)) continue;
      if (kind === 'assigned secret' && isTestFile(file) && isPhrase(value)) continue;
      const sha256 = createHash('sha256').update(value).digest('hex');
      const line = text.slice(0, match.index).split('\n').length;
      if (!found.has(sha256)) found.set(sha256, { file, line, kind, sha256 });
    }
  return [...found.values()];
}
