import { heldOut } from './held-out.ts';
import { banyan } from './banyan.ts';
import { harbour } from './harbour.ts';
import { lagoon } from './lagoon.ts';
import type { Layout } from './layout.ts';
import { monsoon } from './monsoon.ts';
import { terrace } from './terrace.ts';

// The layouts readers are tuned on; the held-out layout is only available by name.
export const layouts: readonly Layout[] = [banyan, harbour, monsoon, terrace, lagoon];

export function getLayout(name: string): Layout {
  const found = [...layouts, heldOut].find((layout) => layout.name === name);
  if (!found) throw new Error(`no layout named ${name}`);
  return found;
}
