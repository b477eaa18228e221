import type { Ability } from './ability.types.ts';
import { csv } from './abilities/csv.ts';
import {
  copyLink,
  drawerByAddress,
  drawerByClick,
  drawerTabs,
  focusPreserved,
  previousAndNext,
} from './abilities/drawer.ts';
import { filter } from './abilities/filter.ts';
import { keyboard } from './abilities/keyboard.ts';
import { columns, density } from './abilities/look.ts';
import { pageSize, paging } from './abilities/paging.ts';
import { rowMenu } from './abilities/row-menu.ts';
import { noMatch, search } from './abilities/search.ts';
import { allMatching, bulkBar, range, selection } from './abilities/selection.ts';
import { sort } from './abilities/sort.ts';
import { empty, failing, skeleton } from './abilities/states.ts';
import { savedView } from './abilities/views.ts';

// All abilities of the list template, in groups that share one signed-in page.
export const abilities = {
  finding: { search, 'no match': noMatch, 'filter chip': filter, sort },
  paging: { paging, 'page size': pageSize, columns, 'row height': density },
  drawer: {
    'drawer by click': drawerByClick,
    'drawer by address': drawerByAddress,
    'drawer tabs': drawerTabs,
    'previous and next': previousAndNext,
    'copy link': copyLink,
    'focus preserved': focusPreserved,
  },
  selecting: { 'row menu': rowMenu, selection, range, 'bulk bar': bulkBar, 'all matching': allMatching, csv },
  states: { skeleton, empty, failing },
  shortcuts: { keyboard, 'saved view': savedView },
} as const satisfies Record<string, Record<string, Ability>>;

type Groups = typeof abilities;
export type AbilityName = { [G in keyof Groups]: keyof Groups[G] }[keyof Groups];
