import { z } from 'zod';
import { hostName, RealmSettings, RealmSettingsEdit } from '../identity/realm-settings.ts';
import { VisionEndpoint, VisionEndpointEdit } from '../documents/vision-endpoint.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const host = z.strictObject({ host: hostName });

export const realmSettingsOperations = {
  getRealmSettings: operation({
    ...addresses.getRealmSettings,
    summary: "The realm's branding, support texts, rules and domains",
    access: 'realm.settings',
    reply: RealmSettings,
  }),
  saveRealmSettings: operation({
    ...addresses.saveRealmSettings,
    needsRecentSignIn: true,
    summary: 'Save a part of the settings; what is absent stays',
    access: 'realm.settings',
    body: RealmSettingsEdit,
    reply: RealmSettings,
    errors: ['image.refused'],
    bodyLimit: 900_000, // room for two pictures
    isOnce: true,
  }),
  addDomain: operation({
    ...addresses.addDomain,
    needsRecentSignIn: true,
    summary: 'Ask for a domain of one’s own; it becomes active when its TXT record is found',
    access: 'realm.settings',
    body: host,
    reply: RealmSettings,
    errors: ['domain.taken'],
    isOnce: true,
  }),
  checkDomain: operation({
    ...addresses.checkDomain,
    summary: 'Look for the TXT record now',
    access: 'realm.settings',
    body: host,
    reply: RealmSettings,
    errors: ['domain.notProven', 'domain.taken'],
    limit: { max: 30, seconds: 60 },
  }),
  getVisionEndpoint: operation({
    ...addresses.getVisionEndpoint,
    summary: 'The reading engine outside this server, if one was ever named; its key never leaves',
    access: 'realm.settings',
    reply: z.object({ endpoint: VisionEndpoint.nullable() }),
  }),
  saveVisionEndpoint: operation({
    ...addresses.saveVisionEndpoint,
    needsRecentSignIn: true,
    summary: 'Name a reading engine outside this server, switch it on or off',
    access: 'realm.settings',
    body: VisionEndpointEdit,
    reply: z.object({ endpoint: VisionEndpoint.nullable() }),
    errors: ['vision.addressRefused', 'vision.keyMissing'],
    isOnce: true,
  }),
  removeDomain: operation({
    ...addresses.removeDomain,
    needsRecentSignIn: true,
    summary: 'Give a domain up',
    access: 'realm.settings',
    body: host,
    reply: RealmSettings,
    isOnce: true,
  }),
};
