import type { Handlers } from '../../platform/http/call.ts';
import { arrangePages } from './arrange-pages.ts';
import { getArrangement } from './get-arrangement.ts';

export const arrangementHandlers = {
  arrangement: (call, { query }) => getArrangement(call, query),
  arrangePages: (call, { body }) => arrangePages(call, body),
} satisfies Partial<Handlers>;
