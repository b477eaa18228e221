import type { DemoApplication } from '../applications/demo-applications.ts';

export interface DemoRealm {
  readonly path: string;
  readonly accountsOf: string;
}

export const isDrawn = ({ drawn }: DemoApplication, { accountsOf: accounts }: DemoRealm): boolean =>
  drawn === 'everywhere' || (drawn === 'brands' && accounts !== 'dev');
