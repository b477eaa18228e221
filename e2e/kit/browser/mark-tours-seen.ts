import type { BrowserContext } from '@playwright/test';
import { tourFlags, tourFlagsExtra } from '@visawright/contract/platform/tours.ts';

const flags = [...tourFlags, ...tourFlagsExtra];
const hosts = { 'bluegate.localhost': 'bluegate' };

// Tours start by themselves for new users. All flags are set here, so that they do not start in other tests.
export const markToursSeen = (context: BrowserContext) =>
  context.addInitScript(
    ([names, ownHosts]) => {
      if (!/^https?:$/.test(location.protocol) || window.top !== window) return;
      const realm = ownHosts[location.hostname] ?? (location.pathname.split('/')[1] || 'dev');
      for (const name of names) localStorage.setItem(`vw.${realm}.tour.${name}`, 'true');
    },
    [flags, hosts] as [string[], Record<string, string>],
  );
