import type { LookupFunction } from 'node:net';
import type { KeyStore } from '../../../../platform/crypto/key-store.ts';
import type { TenantDatabase } from '../../../../platform/db/db.ts';

export interface ChannelParts {
  readonly tenants: TenantDatabase;
  readonly keys: KeyStore;
  readonly publicUrl: string;
  readonly test?: {
    readonly allowsLoopback: boolean;
    readonly lookup?: LookupFunction;
    readonly timeoutMs?: number;
    readonly settleMs?: number;
  };
}

export const timeoutMs = 15_000;
export const settleMs = 60_000; // providers report a message within seconds
export const mostReplyBytes = 64 * 1_024;
