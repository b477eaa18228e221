/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../..');
const files = ['', '../vite'].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts') && !/^translations\/.*(en|hi)\.ts$/.test(name))
    .map((name) => readFileSync(join(source, folder, name), 'utf8')),
);

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

// `steps.${name}.label` as a pattern; one that begins with a variable needs at least one fixed part after it.
function patternOf(template: string): RegExp | null {
  const parts = template.split(/\$\{[^}]*\}/);
  if (parts.every((part) => !/\w/.test(part))) return null;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
}

const literals = new Set(files.flatMap((text) => [...text.matchAll(/(['"])([\w.+ -]+)\1/g)].map(([, , key]) => key)));

// Whether the source uses a key of this namespace: as a literal anywhere, or as a template in a file that imports it.
export function usedKeys(namespace: string): (key: string) => boolean {
  const importing = files.filter((text) => text.includes(`/${namespace}-texts.ts'`));
  const patterns = importing
    .flatMap((text) =>
      [...text.matchAll(/`((?:[\w.+-]|\$\{[^{}`]*\})+)`/g)].map(([, template]) => patternOf(template!)),
    )
    .filter((pattern) => pattern !== null);
  return (key) => literals.has(key) || patterns.some((pattern) => pattern.test(key));
}

const plural = /_(zero|one|two|few|many|other)$/;
export const textKeys = (keys: readonly string[]) => [...new Set(keys.map((key) => key.replace(plural, '')))];
