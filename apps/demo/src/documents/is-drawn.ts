import type { DemoApplication } from '../applications/demo-applications.ts';

export interface DemoRealm {
  readonly path: string;
  readonly accountsOf: string;
  readonly depth: DemoDepth;
}

// 'full': every application has real files. 'quick': only a few do, for runs that must be ready soon; the others have stand-ins.
export type DemoDepth = 'full' | 'quick';

export const isDrawn = (
  { status, drawn }: DemoApplication,
  { accountsOf: accounts, depth }: Omit<DemoRealm, 'path'>,
): boolean =>
  status !== 'draft' && (depth === 'full' || drawn === 'everywhere' || (drawn === 'brands' && accounts !== 'dev'));
