import { operations } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { errors, wireCode, type ErrorCode } from '@visawright/contract/platform/errors.ts';
import { z } from 'zod';
import { wrapLines } from './wrap-lines.ts';
import { typeOfSchema, type Schema } from './type-of-schema.ts';

const all = Object.entries(operations) as [string, Operation][];
const written = '// Written by npm run client from the contract.';

const flags = (operation: Operation): string =>
  [
    operation.isOnce && 'isOnce: true',
    operation.repliesBytes && 'repliesBytes: true',
    operation.caller === 'extension' && 'isExtension: true',
  ]
    .filter(Boolean)
    .map((flag) => `, ${flag as string}`)
    .join('');

const line = ([id, operation]: [string, Operation]): string =>
  `  ${id}: { method: '${operation.method}', path: '${operation.path}'${flags(operation)} },\n`;

// What the client has to know of each call while it runs. Pure: the same contract produces the same text.
export const callsText = (): string => `${written}
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly isOnce?: true; // accepts an idempotency key, so that it can be repeated
  readonly repliesBytes?: true; // a file
  readonly isExtension?: true; // takes the grant of a browser extension
}

export const calls: Readonly<Record<string, Call>> = {
${all.map(line).join('')}};
`;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema => z.toJSONSchema(schema, { io }) as Schema;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const shortest = 160; // characters of a type that gets a name when it occurs again

// The types of all calls, without the schemas and without the contract, so that a program needs this package only.
export function typesText(): string {
  const types = all.map(([id, operation]) => [id, operation, partsOf(operation)] as const);
  const seen = new Map<string, number>();
  for (const [id, , parts] of types)
    for (const [part, schema] of parts)
      typeOfSchema(schema, `${id}${capital(part)}`, (text) => {
        seen.set(text, (seen.get(text) ?? 0) + 1);
        return text;
      });
  const named = new Map<string, string>(); // text → name
  const bodies: string[] = [];
  const used = new Set(['Calls', 'ErrorCode', 'Nothing', 'File']);
  // Texts were counted with their parts written out, so they are compared in that form.
  const full = new Map<string, string>(); // text with names → text written out
  const writtenOut = (text: string) => text.replace(/\b[A-Z]\w*\b/g, (name) => full.get(name) ?? name);
  const nameOf = (text: string, place: string): string => {
    const whole = writtenOut(text);
    if (whole.length < shortest || (seen.get(whole) ?? 0) < 2) return text;
    const known = named.get(whole);
    if (known) return known;
    const plain = plainName(text, place);
    let name = plain;
    for (let n = 2; used.has(name); n++) name = `${plain}${n}`;
    used.add(name);
    named.set(whole, name);
    full.set(name, whole);
    bodies.push(`export type ${name} = ${text};`);
    return name;
  };
  const calls = types.map(([id, operation, parts]) => {
    const lines = parts.map(([part, schema]) => {
      const type = typeOfSchema(schema, `${id}${capital(part)}`, nameOf);
      return `    readonly ${part}${part !== 'reply' && isOptional(schema) ? '?' : ''}: ${type};`;
    });
    const about = [operation.isMultipart && 'takesFiles', operation.repliesBytes && 'repliesFile'].filter(Boolean);
    const marks = about.map((mark) => `    readonly ${mark as string}: true;`);
    return `  /** ${operation.summary} */\n  readonly ${id}: {\n${[...lines, ...marks].join('\n')}\n  };`;
  });
  const codes = (Object.keys(errors) as ErrorCode[]).map((code) => `'${wireCode(code)}'`).join(' | ');
  return wrapLines(`${written}
type Nothing = Readonly<Record<string, never>>;

export type ErrorCode = ${codes};

${bodies.join('\n')}

export interface Calls {
${calls.join('\n')}
}
`);
}

// A record has the name of its own id, which comes first; anything else that of the place where it first occurs.
const plainName = (text: string, place: string): string => {
  const record = /^\{ readonly (\w+)Uid: string;/.exec(text)?.[1];
  return capital((record && !/(Query|Body)$/.test(place) ? record : place).replace(/\W/g, ''));
};

const isOptional = ({ type, required = [] }: Schema) => type === 'object' && required.length === 0;

function partsOf({ params, query, body, reply, repliesBytes }: Operation): [string, Schema][] {
  const parts: [string, Schema][] = [];
  if (params) parts.push(['params', schemaOf(params, 'input')]);
  if (query) parts.push(['query', sentAsText(schemaOf(query, 'input'))]);
  if (body) parts.push(['body', schemaOf(body, 'input')]);
  if (!repliesBytes) parts.push(['reply', schemaOf(reply, 'output')]);
  return parts;
}

// The server converts parameters without a type; they are sent as texts or numbers.
function sentAsText(schema: Schema): Schema {
  const entries = Object.entries(schema.properties ?? {}).map(([name, each]): [string, Schema] => [
    name,
    each.type === 'integer' || each.type === 'number' || Object.keys(each).length === 0
      ? { type: ['string', 'number'] }
      : each,
  ]);
  return { ...schema, properties: Object.fromEntries(entries) };
}
