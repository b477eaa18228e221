import type { Handlers } from '../http/call.ts';
import { addDomain, checkDomain, removeDomain } from './domains.ts';
import { getRealmSettings, saveRealmSettings } from './save-realm-settings.ts';

export const realmSettingsHandlers = {
  getRealmSettings,
  saveRealmSettings,
  addDomain,
  checkDomain,
  removeDomain,
} satisfies Partial<Handlers>;
