import { z } from 'zod';
import type { Operation } from '@visawright/contract/operations/operation.ts';

// A position where an operation takes the id of a record: ['query', 'agencyUid'], ['body', 'docIds', 0].
export type Position = readonly (string | number)[];

interface Schema {
  readonly format?: string;
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

// Ids that the contract declares as plain strings.
const idNames = /(Uid|Uids|Id|Ids|^id)$/;
// A passport number, names in data files, and ids that an open page chooses for itself and for what it makes.
const notOfRecords = [
  'passportId',
  'destinationId',
  'formId',
  'formIds',
  'ruleId',
  'visitUid',
  'operationUid',
  'newDocId',
];

// Descriptions of a portal's pages: the ids in them are the portal's.
const descriptions = ['pack', 'skeleton'];

export function idPositions(operation: Operation): Position[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = operation[part];
    if (schema === undefined) return [];
    return within(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, [part]);
  });
}

function within(schema: Schema, at: Position): Position[] {
  const name = at.findLast((step) => typeof step === 'string')!;
  if (descriptions.includes(name)) return [];
  const isNamed = at.length > 1 && idNames.test(name) && !notOfRecords.includes(name);
  if (schema.type === 'string')
    return (schema.format === 'uuid' && !notOfRecords.includes(name)) || isNamed ? [at] : [];
  return [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => within(each, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, each]) => within(each, [...at, key])),
    ...(schema.items ? within(schema.items, [...at, 0]) : []),
  ].filter((one, n, all) => all.findIndex((other) => other.join('.') === one.join('.')) === n);
}

export const valueAt = (input: unknown, at: Position): unknown =>
  at.reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], input);

// A copy with one value changed, or undefined if the position does not exist.
export function withValueAt<T>(input: T, at: Position, value: unknown): T | undefined {
  const copy = structuredClone(input);
  const holder = valueAt(copy, at.slice(0, -1)) as Record<string, unknown> | undefined;
  if (holder === undefined) return undefined;
  holder[String(at.at(-1))] = value;
  return copy;
}
