import type { Handlers } from '../../platform/http/call.ts';
import { addDomain, checkDomain, removeDomain } from './domains.ts';
import { getVisionEndpoint, saveVisionEndpoint } from './vision-endpoint.ts';
import { getRealmSettings, saveRealmSettings } from './save-realm-settings.ts';

export const realmSettingsHandlers = {
  getRealmSettings,
  saveRealmSettings,
  addDomain,
  checkDomain,
  removeDomain,
  getVisionEndpoint,
  saveVisionEndpoint,
} satisfies Partial<Handlers>;
