import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Picture } from './compose.ts';

const extension = join(import.meta.dirname, '../../apps/extension');
const looks = ['light', 'dark', 'hindi'];

// The panel of the extension in every state: light, dark and in Hindi.
export function panelPictures(): Picture[] {
  const folder = mkdtempSync(join(tmpdir(), 'panel-'));
  try {
    execFileSync('node', [join(extension, 'pictures/take-pictures.ts'), folder], { cwd: extension, stdio: 'inherit' });
    const states = readdirSync(folder).flatMap((file) => /^(?<state>.+)-light\.png$/.exec(file)?.groups?.state ?? []);
    return states.toSorted().flatMap((state) =>
      looks.map((look) => ({
        caption: `${state}, ${look}`,
        png: readFileSync(join(folder, `${state}-${look}.png`)),
      })),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
