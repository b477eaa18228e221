import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paperSpecimen, type PaperRoute } from '@visawright/specimens/papers/paper-specimen.ts';
import type { PaperTruth } from '@visawright/specimens/papers/paper-truth.ts';
import { closePress } from '@visawright/specimens/papers/press.ts';
import { wantedPapers, type Size } from './wanted.ts';

export interface MadePaper {
  readonly id: string;
  readonly file: string;
  readonly as: PaperRoute;
  readonly truth: PaperTruth;
}

const sources = join(import.meta.dirname, '../../../packages/specimens/src/papers');

function sourcesHash(): string {
  const hash = createHash('sha256');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(sources, file)));
  return hash.digest('hex').slice(0, 12);
}

// Printed before anything is measured, and once for every state of the specimens.
export async function makeSet(size: Size, out: string): Promise<MadePaper[]> {
  const folder = join(out, `${size}-${sourcesHash()}`);
  mkdirSync(folder, { recursive: true });
  const made: MadePaper[] = [];
  for (const { id, ...wish } of await wantedPapers(size)) {
    const name = join(folder, id.replaceAll(/\W+/g, '-'));
    const facts = `${name}.json`;
    if (!existsSync(facts)) {
      const { bytes, format, truth } = await paperSpecimen(wish);
      const file = `${name}.${format}`;
      writeFileSync(file, bytes);
      writeFileSync(facts, JSON.stringify({ id, file, as: wish.as, truth } satisfies MadePaper));
    }
    made.push(JSON.parse(readFileSync(facts, 'utf8')) as MadePaper);
  }
  await closePress();
  return made;
}
