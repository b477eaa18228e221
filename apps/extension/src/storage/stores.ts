import { Pack } from '@visawright/contract/extension/pack.ts';
import { Connection } from '../pairing/connection.ts';
import { PackNumbers } from '../portal/pack-numbers.ts';
import { Visit } from '../visit/visit.ts';
import { Display } from './display.ts';
import { openAppsStore } from './open-apps-store.ts';
import { storedValue } from './stored-value.ts';

export const stores = {
  connection: storedValue('session', 'connection', Connection),
  openApps: openAppsStore,
  visit: storedValue('session', 'visit', Visit),
  draft: storedValue('session', 'draft', Pack),
  packNumbers: storedValue('local', 'packNumbers', PackNumbers),
  display: storedValue('local', 'display', Display),
};
