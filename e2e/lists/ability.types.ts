import type { Standing } from './standing.ts';

// One thing the list template lets a person do, tried on a freshly loaded page.
export type Ability = (at: Standing) => Promise<void>;
