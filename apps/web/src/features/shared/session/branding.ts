import type { RealmConfiguration } from '@visawright/contract/platform/realm.ts';
import { pngUrl } from '../../../lib/files/png.ts';
import { pageRealm } from '../../../lib/browser/page-facts.ts';
import { read, remove, setStorageScope, write, writeJson, type StorageName } from '../../../lib/browser/storage.ts';

function showFavicon(base64: string) {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="icon"]') ?? document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/png';
  link.href = pngUrl(base64);
  document.head.append(link);
}

// Before first paint, from the last visit, unless the server has written it into the page.
export function showCachedBranding() {
  const title = read('displayName');
  const favicon = read('favicon');
  if (title && !pageRealm.displayName) document.title = title;
  if (favicon && !document.querySelector('link[rel~="icon"]')) showFavicon(favicon);
}

const writeOrRemove = (name: StorageName, value: string | null) => (value ? write(name, value) : remove(name));

export function takeBranding(realm: RealmConfiguration) {
  const { brandColor, brandFavicon, brandLogoImage } = realm.brandAssets;
  setStorageScope(realm.realmClientId);
  writeOrRemove('realmClientId', realm.realmClientId);
  writeOrRemove('displayName', realm.realmDisplayName);
  writeOrRemove('brandColor', brandColor);
  writeOrRemove('logo', brandLogoImage);
  writeOrRemove('favicon', brandFavicon);
  if (pageRealm.shades && pageRealm.path === realm.realmClientId) writeJson('shades', pageRealm.shades);
  document.title = realm.realmDisplayName;
  if (brandFavicon) showFavicon(brandFavicon);
}
