import { createHash } from 'node:crypto';
import { canonical } from '../http/canonical.ts';

export const contentHash = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex');
