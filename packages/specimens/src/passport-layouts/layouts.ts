import { apart } from './apart.ts';
import { banyan } from './banyan.ts';
import { harbour } from './harbour.ts';
import { lagoon } from './lagoon.ts';
import type { Layout } from './layout.ts';
import { monsoon } from './monsoon.ts';
import { terrace } from './terrace.ts';

// What readers are tuned on; the layout set apart is had by its name only.
export const layouts: readonly Layout[] = [banyan, harbour, monsoon, terrace, lagoon];

export function getLayout(name: string): Layout {
  const found = [...layouts, apart].find((layout) => layout.name === name);
  if (!found) throw new Error(`no layout named ${name}`);
  return found;
}
