import { z } from 'zod';
import type { SensitiveField, SensitiveFile } from './sensitive-fields.ts';

const marks = z.registry<{ readonly field: SensitiveField | SensitiveFile }>();

export const sensitive = <T extends z.ZodType>(field: SensitiveField | SensitiveFile, schema: T): T => {
  marks.add(schema, { field });
  return schema;
};

// What a reply contains: the names of its sensitive fields and the documents they belong to. Never values.
export interface SensitiveContent {
  readonly fields: Set<SensitiveField | SensitiveFile>;
  readonly docIds: Set<string>;
}
type Collect = (value: unknown, into: SensitiveContent) => boolean; // whether something was found

interface SensitiveSchema {
  readonly paths: readonly { readonly path: string; readonly field: SensitiveField | SensitiveFile }[];
  readonly collect: Collect;
}

const nothing: SensitiveSchema = { paths: [], collect: () => false };

const isFilled = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0) &&
  !(typeof value === 'object' && Object.keys(value).length === 0);

// The parts of zod's definitions that contain other schemas.
interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly rest?: z.ZodType | null;
  readonly options?: readonly z.ZodType[];
  readonly valueType?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly out?: z.ZodType;
  readonly getter?: () => z.ZodType;
}

const leaves = [
  'string',
  'number',
  'boolean',
  'literal',
  'enum',
  'unknown',
  'null',
  'undefined',
  'never',
  'custom',
  'any',
  'bigint',
];
const documentKeys = ['docId', '_id'] as const;

// Walks a schema once. A kind of schema that is not listed is an error, so that nothing is overlooked.
export function findSensitive(schema: z.ZodType, path = '', open: readonly z.ZodType[] = []): SensitiveSchema {
  const mark = marks.get(schema);
  if (mark)
    return {
      paths: [{ path, field: mark.field }],
      collect: (value, into) => {
        if (!isFilled(value)) return false;
        into.fields.add(mark.field);
        return true;
      },
    };
  if (open.includes(schema)) throw new Error(`${path}: a recursive schema needs a mark on itself`);
  const inside = (part: z.ZodType, at: string) => findSensitive(part, at, [...open, schema]);
  const definition = schema.def as unknown as Definition;
  const { type } = definition;
  if (leaves.includes(type)) return nothing;
  if (type === 'object') return ofObject(definition, path, inside);
  if (type === 'array') return ofItems(inside(definition.element!, `${path}[]`));
  if (type === 'record') return ofValues(inside(definition.valueType!, `${path}{}`));
  if (type === 'tuple') {
    const rest = definition.rest ? [definition.rest] : [];
    return ofItems(merge([...definition.items!, ...rest].map((item) => inside(item, `${path}[]`))));
  }
  if (type === 'union') return merge(definition.options!.map((option) => inside(option, path)));
  if (type === 'intersection') return merge([inside(definition.left!, path), inside(definition.right!, path)]);
  if (type === 'lazy') return inside(definition.getter!(), path);
  if (type === 'pipe') return inside(definition.out!, path);
  if (definition.innerType) return inside(definition.innerType, path); // optional, nullable, default, readonly, catch
  throw new Error(`${path}: schemas of type ${type} are not searched for sensitive fields`);
}

function ofObject(
  { shape = {}, catchall }: Definition,
  path: string,
  inside: (part: z.ZodType, at: string) => SensitiveSchema,
): SensitiveSchema {
  const parts = Object.entries(shape)
    .map(([key, part]) => ({ key, found: inside(part, path === '' ? key : `${path}.${key}`) }))
    .filter(({ found }) => found.paths.length > 0);
  if (catchall && inside(catchall, `${path}.*`).paths.length > 0)
    throw new Error(`${path}: a sensitive field needs a name`);
  if (parts.length === 0) return nothing;
  const documentKey = documentKeys.find((key) => key in shape);
  return {
    paths: parts.flatMap(({ found }) => found.paths),
    collect: (value, into) => {
      if (typeof value !== 'object' || value === null) return false;
      const record = value as Record<string, unknown>;
      let isFound = false;
      for (const { key, found } of parts) if (found.collect(record[key], into)) isFound = true;
      const docId = documentKey === undefined ? undefined : record[documentKey];
      if (isFound && typeof docId === 'string') into.docIds.add(docId);
      return isFound;
    },
  };
}

const ofItems = (item: SensitiveSchema): SensitiveSchema =>
  ofMany(item, (value) => (Array.isArray(value) ? value : []));
const ofValues = (item: SensitiveSchema): SensitiveSchema =>
  ofMany(item, (value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));

function ofMany(item: SensitiveSchema, list: (value: unknown) => readonly unknown[]): SensitiveSchema {
  if (item.paths.length === 0) return nothing;
  return {
    paths: item.paths,
    collect: (value, into) => {
      let isFound = false;
      for (const each of list(value)) if (item.collect(each, into)) isFound = true;
      return isFound;
    },
  };
}

function merge(all: readonly SensitiveSchema[]): SensitiveSchema {
  const parts = all.filter(({ paths }) => paths.length > 0);
  if (parts.length === 0) return nothing;
  return {
    paths: parts.flatMap(({ paths }) => paths),
    collect: (value, into) => {
      let isFound = false;
      for (const { collect } of parts) if (collect(value, into)) isFound = true;
      return isFound;
    },
  };
}
