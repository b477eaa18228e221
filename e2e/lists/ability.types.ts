import type { ListPage } from './list-page.ts';

// One ability of the list template, tested on a freshly opened list.
export type Ability = (at: ListPage) => Promise<void>;
