import type { PackageView } from '@visawright/contract/delivery/package.ts';

export const packageStatuses = ['waiting', 'building', 'ready', 'failed', 'outdated', 'barred'] as const;
export type PackageStatus = (typeof packageStatuses)[number];

// A bar matters only if there is no current package to download.
export function packageStatusOf({ current, bar }: Pick<PackageView, 'current' | 'bar'>): PackageStatus {
  if (current?.state === 'waiting' || current?.state === 'building') return current.state;
  if (current?.state === 'ready' && current.outdatedAt === null) return bar === 'approval' ? 'barred' : 'ready';
  if (bar === 'notDeclared' && current?.state === 'ready') return 'outdated'; // the application was reopened
  if (bar) return 'barred';
  if (!current) return 'waiting'; // requested when the step is opened
  return current.state === 'failed' ? 'failed' : 'outdated';
}

// It will change without user action: a build is running, or a document is still being read.
export const isPackageInProgress = (view: PackageView | undefined): boolean =>
  view !== undefined &&
  (view.bar === 'documentsBusy' || view.current?.state === 'waiting' || view.current?.state === 'building');

// Not requested yet, and nothing prevents it.
export const wantsBuild = (view: PackageView | undefined): boolean =>
  view !== undefined && view.current === null && view.bar === null;

// It can be downloaded or built again.
export const hasPackageAction = (status: PackageStatus): boolean =>
  status === 'ready' || status === 'failed' || status === 'outdated';
