import { z } from 'zod';
import { examples } from '@visawright/contract/examples/index.ts';
import type { FileReply } from '@visawright/contract/examples/example.types.ts';
import { replies } from '@visawright/contract/examples/replies.ts';
import { errors, wireCode, type ErrorCode } from '@visawright/contract/platform/errors.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { takesTurns } from '../takes-turns.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return rest;
};

interface Sent {
  readonly params?: Json;
  readonly query?: Json;
  readonly body?: Json;
  readonly files?: readonly string[];
}
const sentBy = (id: OperationId): Sent => examples[id];

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: { code: { type: 'string' }, message: { type: 'string' }, requestId: { type: 'string' }, details: {} },
};

const realmHeader = {
  name: 'realm-client-id',
  in: 'header',
  description: "The realm's path; absent means the default tenant",
  schema: { type: 'string' },
};

const onceHeader = {
  name: 'idempotency-key',
  in: 'header',
  description:
    'The same key with the same input has one effect and one reply for a day; with another input it is refused',
  schema: { type: 'string', minLength: 1, maxLength: 100 },
};

function parametersOf(id: OperationId, operation: Operation): Json[] {
  const { params, query } = sentBy(id);
  const of = (schema: z.ZodType | undefined, place: 'query' | 'path', sent: Json = {}) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
    return Object.entries(properties).map(([name, each]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: each,
      ...(sent[name] === undefined ? {} : { example: sent[name] }),
    }));
  };
  return [
    ...of(operation.params, 'path', params),
    ...of(operation.query, 'query', query),
    realmHeader,
    ...(operation.isOnce ? [onceHeader] : []),
  ];
}

function codesOf(operation: Operation): ErrorCode[] {
  const byAccess: ErrorCode[] =
    operation.access === 'public'
      ? ['realm.unknown']
      : [
          operation.caller === 'extension' ? 'extension.grantEnded' : 'auth.tokenDead',
          ...(operation.scope ? (['apiKey.ended', 'apiKey.scopeMissing', 'quota.tooMany'] as const) : []),
          'access.functionRefused',
          'tenant.mismatch',
          'record.notFound',
        ];
  const byBody: ErrorCode[] = operation.body ? ['input.tooLarge', 'input.mediaType'] : [];
  const byKey: ErrorCode[] = operation.isOnce ? ['idempotency.keyReused'] : [];
  const byLimit: ErrorCode[] = operation.limit ? ['quota.tooMany'] : [];
  const byTurn: ErrorCode[] = takesTurns(operation) ? ['quota.busy'] : [];
  return [
    'input.invalid',
    ...byAccess,
    ...byBody,
    ...byLimit,
    ...byTurn,
    ...byKey,
    ...(operation.errors ?? []),
    'part.unavailable',
    'unknown',
  ];
}

const file = { type: 'string', format: 'binary' };

// Files are parts named `files`; the other parts are the fields of the body.
function bodyOf(id: OperationId, { body, isMultipart }: Operation): Json {
  if (!body) return {};
  const { body: sent, files } = sentBy(id);
  const schema = schemaOf(body, 'input') as { properties?: Json; required?: string[] };
  if (!isMultipart)
    return { requestBody: { required: true, content: { 'application/json': { schema, example: sent } } } };
  const withFiles = {
    ...schema,
    properties: { ...schema.properties, files: { type: 'array', minItems: 1, items: file } },
    required: [...(schema.required ?? []), 'files'],
  };
  return {
    requestBody: {
      required: true,
      content: { 'multipart/form-data': { schema: withFiles, example: { ...sent, files } } },
    },
  };
}

function contentOf(id: OperationId, operation: Operation): Json {
  const recorded = replies[id];
  if (!operation.repliesBytes)
    return {
      'application/json': {
        schema: schemaOf(operation.reply, 'output'),
        ...(recorded === undefined ? {} : { example: recorded }),
      },
    };
  const { mediaType } = (recorded ?? { mediaType: 'application/octet-stream' }) as FileReply;
  return { [mediaType]: { schema: file } };
}

const errorExample = (code: ErrorCode): Json => ({
  code: wireCode(code),
  message: errors[code].text,
  requestId: '5a3c1e00-0000-4000-9000-000000000001',
});

function responsesOf(id: OperationId, operation: Operation): Json {
  const responses: Json = { 200: { description: 'Done', content: contentOf(id, operation) } };
  for (const [status, codes] of Object.entries(Object.groupBy(codesOf(operation), (code) => errors[code].status)))
    responses[status] = {
      description: [...new Set(codes)].map((code) => `${wireCode(code)}: ${errors[code].text}`).join('\n'),
      content: {
        'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: errorExample(codes[0]!) },
      },
    };
  return responses;
}

const entryOf = (id: OperationId, name: string, operation: Operation): Json => ({
  operationId: name,
  summary: operation.summary,
  tags: [operation.path.split('/')[operation.path.startsWith('/das/') ? 3 : 1]],
  security:
    operation.access === 'public'
      ? []
      : [{ [operation.caller ?? 'bearer']: [] }, ...(operation.scope ? [{ apiKey: [] }] : [])],
  'x-access': operation.access,
  ...(operation.scope ? { 'x-scope': operation.scope } : {}),
  parameters: parametersOf(id, operation),
  ...bodyOf(id, operation),
  responses: responsesOf(id, operation),
});

// The contract as an OpenAPI 3.1 document. Pure: the same contract produces the same text.
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [id, operation] of Object.entries(operations) as [OperationId, Operation][])
    [operation.path, ...(operation.alsoAt ?? [])].forEach((path, at) => {
      const unique = at === 0 ? id : `${id}Also${at}`;
      paths[path] = { ...paths[path], [operation.method.toLowerCase()]: entryOf(id, unique, operation) };
    });
  return {
    openapi: '3.1.0',
    info: { title: 'Visawright', version: '1.0.0' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token of a signed-in person',
        },
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key with the scope `x-scope` names' },
        extension: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: '`Extension` and the grant of a connected browser extension',
        },
      },
      schemas: { Error: errorSchema },
    },
  };
}

export const openApiText = (): string => `${JSON.stringify(openApi(), null, 2)}\n`;
