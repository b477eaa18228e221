import type { Family } from '../attack.types.ts';
import type { Stage } from '../stage/open-stage.ts';
import { messagesFromAnotherExtension } from './from-another-extension.ts';
import { messagesFromContentScripts } from './from-content-scripts.ts';
import { messagesFromPages } from './from-pages.ts';

export const messageAttacks: Family<Stage> = {
  name: 'messages',
  attacks: [...messagesFromPages, ...messagesFromContentScripts, ...messagesFromAnotherExtension],
};
