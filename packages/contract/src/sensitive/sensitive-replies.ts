import type { z } from 'zod';
import { findSensitive, type SensitiveContent } from './sensitive.ts';
import type { Operation } from '../operations/operation.ts';

interface SubjectId {
  readonly kind: 'applicantUid' | 'applicationUid';
  readonly uid: string;
}
export interface OpenedData {
  readonly subject: SubjectId;
  readonly content: SensitiveContent;
}
export interface SensitiveReply {
  readonly paths: ReturnType<typeof findSensitive>['paths'];
  collect(reply: unknown, input: { readonly query?: unknown; readonly body?: unknown }): OpenedData[];
}

// What a reply discloses and about whom. Undefined: the operation never replies sensitive fields. An operation that does and does not say
// where the person is named is an error, so the server does not start.
export function sensitiveReplyOf(operation: Operation): SensitiveReply | undefined {
  const { reply, whose } = operation;
  const { paths, collect } = findSensitive(reply);
  if (operation.repliesBytes && whose !== 'file' && whose !== 'nobody')
    throw new Error(`${operation.path} replies bytes and does not say whose`);
  if (paths.length === 0) {
    if (whose !== undefined && !operation.repliesBytes) throw new Error(`${operation.path} replies nothing sensitive`);
    return undefined;
  }
  const [place, ...steps] = (whose ?? '').split('.');
  if (place === 'reply') return { paths, collect: replyCollector(operation, steps) };
  const [name] = steps;
  const schema = place === 'query' ? operation.query : place === 'body' ? operation.body : undefined;
  if (!schema || (name !== 'applicantUid' && name !== 'applicationUid') || !(name in shapeOf(schema)))
    throw new Error(`${operation.path} replies ${paths[0]!.path} and does not say whose`);
  return {
    paths,
    collect(value, input) {
      const content: SensitiveContent = { fields: new Set(), docIds: new Set() };
      if (!collect(value, content)) return [];
      const sent = input[place as 'query' | 'body'] as Record<string, string>;
      return [{ subject: { kind: name, uid: sent[name]! }, content }];
    },
  };
}

interface Part {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
}
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Part;
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const { shape, innerType } = definitionOf(schema);
  return shape ?? (innerType ? shapeOf(innerType) : {});
}

type Steps = readonly string[];
const follow = (value: unknown, steps: Steps): unknown =>
  steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | null | undefined)?.[step], value);

// Splits the path at its last list: each of that list's items is about one person and must contain all sensitive fields.
function replyCollector({ reply, path }: Operation, steps: Steps): SensitiveReply['collect'] {
  const lists: Steps[] = []; // steps from one list to the next
  let item: z.ZodType = reply;
  let at: z.ZodType = reply;
  let since: string[] = [];
  for (const step of steps) {
    const next = shapeOf(at)[step];
    if (!next) throw new Error(`${path} has no ${steps.join('.')} in its reply`);
    since.push(step);
    at = next;
    if (definitionOf(next).type === 'array') {
      lists.push(since);
      since = [];
      at = definitionOf(next).element!;
      item = at;
    }
  }
  const inItem = findSensitive(item);
  if (inItem.paths.length !== findSensitive(reply).paths.length)
    throw new Error(`${path} replies sensitive fields outside of what ${steps.join('.')} names`);
  const inside = since;
  return (value) => {
    const items = lists.reduce<unknown[]>(
      (all, list) => all.flatMap((one) => (follow(one, list) as unknown[] | undefined) ?? []),
      [value],
    );
    const bySubject = new Map<string, SensitiveContent>();
    for (const one of items) {
      const content: SensitiveContent = { fields: new Set(), docIds: new Set() };
      if (!inItem.collect(one, content)) continue;
      const uid = follow(one, inside) as string;
      const known = bySubject.get(uid);
      if (!known) bySubject.set(uid, content);
      else {
        for (const field of content.fields) known.fields.add(field);
        for (const docId of content.docIds) known.docIds.add(docId);
      }
    }
    return [...bySubject].map(([uid, content]) => ({ subject: { kind: 'applicantUid', uid }, content }));
  };
}
