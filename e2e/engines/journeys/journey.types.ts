import type { Viewport } from '../drivers/browser-engine.types.ts';
import type { PageUser } from '../page/page-user.ts';

type Step = readonly [says: string, act: (user: PageUser) => Promise<unknown>];

export interface Journey {
  readonly name: string;
  readonly viewport: Viewport;
  prepare(): Promise<readonly Step[]>; // makes what the steps need, and returns them
}

export const phone: Viewport = { width: 390, height: 844 };
export const desktop: Viewport = { width: 1440, height: 900 };
