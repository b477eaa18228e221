import type { PackageView } from '@visawright/contract/package.ts';

export const standings = ['waiting', 'building', 'ready', 'failed', 'outdated', 'barred'] as const;
export type PackageStanding = (typeof standings)[number];

// One word for where a package stands. A bar matters only where there is nothing good to take.
export function standingOf({ current, bar }: Pick<PackageView, 'current' | 'bar'>): PackageStanding {
  if (current?.state === 'waiting' || current?.state === 'building') return current.state;
  if (current?.state === 'ready' && current.outdatedAt === null) return bar === 'approval' ? 'barred' : 'ready';
  if (bar === 'notDeclared' && current?.state === 'ready') return 'outdated'; // opened again: the old one still says so
  if (bar) return 'barred';
  if (!current) return 'waiting'; // it is asked for as soon as somebody looks
  return current.state === 'failed' ? 'failed' : 'outdated';
}

// Something will change by itself: the build goes on, or a paper that bars it is being read.
export const isMoving = (view: PackageView | undefined): boolean =>
  view !== undefined &&
  (view.bar === 'papersBusy' || view.current?.state === 'waiting' || view.current?.state === 'building');

// Nobody has asked for it yet, and nothing is in the way.
export const wantsBuild = (view: PackageView | undefined): boolean =>
  view !== undefined && view.current === null && view.bar === null;

// Something can be pressed: take it, or have it built again.
export const hasDeed = (standing: PackageStanding): boolean =>
  standing === 'ready' || standing === 'failed' || standing === 'outdated';
