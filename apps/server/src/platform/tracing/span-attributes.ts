import type { SpanAttributes } from './span.types.ts';

const word = /^[A-Za-z][A-Za-z_.-]{0,39}$/;

// What the value of each text attribute looks like. Whatever does not is replaced: a mistake in a caller must not become a leak.
const shapes: { readonly [K in keyof SpanAttributes]?: RegExp } = {
  'http.request.method': /^[A-Z]{3,7}$/,
  'http.route': /^(\(none\)|[\w/:.*{}-]{1,160})$/,
  'visawright.realm': /^[a-z][a-z0-9-]{0,62}$/,
  'db.system.name': /^postgresql$/,
  'db.operation.name': /^[A-Z]{2,12}$/,
  'db.collection.name': /^[a-z][a-z_.]{0,62}$/,
  'peer.service': word,
  'visawright.operation': word,
  'visawright.job': word,
  'visawright.queue': word,
  'visawright.step': word,
  'error.type': /^[A-Za-z][\w.]{0,59}$|^\d{3}$|^[0-9A-Z]{5}$/,
};

const removed = 'removed';

export type AttributeValue = string | number | boolean;

export function allowedAttributes(attributes: SpanAttributes): [name: string, value: AttributeValue][] {
  const given = Object.entries(attributes) as [keyof SpanAttributes, AttributeValue | undefined][];
  const allowed: [string, AttributeValue][] = [];
  for (const [name, value] of given) {
    if (value === undefined) continue;
    const isAllowed = typeof value !== 'string' || (shapes[name]?.test(value) ?? false);
    allowed.push([name, isAllowed ? value : removed]);
  }
  return allowed;
}

// Span names are written in the code and from the same words.
const spanName = /^[A-Za-z][\w ./:*{}()-]{0,199}$/;
export const allowedName = (name: string): string => (spanName.test(name) ? name : removed);
