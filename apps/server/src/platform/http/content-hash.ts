import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

export const contentHash = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');
