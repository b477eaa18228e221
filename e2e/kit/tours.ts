import type { BrowserContext } from '@playwright/test';
import { tourFlags, tourFlagsExtra } from '@visawright/contract/tours.ts';

const flags = [...tourFlags, ...tourFlagsExtra];
const hosts = { 'bluegate.localhost': 'bluegate' };

// Tours open by themselves for newcomers. Whoever comes to do something else has been here before: every flag is set, as it is for them.
export const beenHereBefore = (context: BrowserContext) =>
  context.addInitScript(
    ([names, ownHosts]) => {
      if (!/^https?:$/.test(location.protocol) || window.top !== window) return;
      const realm = ownHosts[location.hostname] ?? (location.pathname.split('/')[1] || 'dev');
      for (const name of names) localStorage.setItem(`vw.${realm}.tour.${name}`, 'true');
    },
    [flags, hosts] as [string[], Record<string, string>],
  );
