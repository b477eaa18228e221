import { australia } from './australia.ts';
import { canada } from './canada.ts';
import { china } from './china.ts';
import { indonesia } from './indonesia.ts';
import { japan } from './japan.ts';
import { philippines } from './philippines.ts';
import type { Portal } from './portal.types.ts';
import { postback } from './postback.ts';
import { saudiArabia } from './saudi-arabia.ts';
import { schengen } from './schengen.ts';
import { singapore } from './singapore.ts';
import { sriLanka } from './sri-lanka.ts';
import { thailand } from './thailand.ts';
import { uk } from './uk.ts';
import { usa } from './usa.ts';
import { vietnam } from './vietnam.ts';
import { widgets } from './widgets.ts';

// The order decides the port of a portal, so a new one is added at the end.
export const allPortals: readonly Portal[] = [
  usa,
  china,
  vietnam,
  australia,
  indonesia,
  singapore,
  sriLanka,
  thailand,
  saudiArabia,
  philippines,
  schengen,
  uk,
  canada,
  japan,
  postback,
  widgets,
];
export type { Portal } from './portal.types.ts';
