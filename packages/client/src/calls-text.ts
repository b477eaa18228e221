import { operations } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';

const flags = (operation: Operation): string =>
  [
    operation.isOnce && 'isOnce: true',
    operation.repliesBytes && 'repliesBytes: true',
    operation.caller === 'extension' && 'isExtension: true',
  ]
    .filter(Boolean)
    .map((flag) => `, ${flag as string}`)
    .join('');

const head = `// Written by npm run client from the contract: what a client needs to know of each call, without the schemas.
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly isOnce?: true; // accepts an idempotency key, so that it can be repeated
  readonly repliesBytes?: true; // a file
  readonly isExtension?: true; // takes the grant of a browser extension
}

export const calls: Readonly<Record<string, Call>> = {
`;

const line = ([id, operation]: [string, Operation]): string =>
  `  ${id}: { method: '${operation.method}', path: '${operation.path}'${flags(operation)} },\n`;

// Pure: the same contract produces the same text.
export const callsText = (): string =>
  `${head}${(Object.entries(operations) as [string, Operation][]).map(line).join('')}};\n`;
