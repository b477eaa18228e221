import type { ReceivedFile, Result, SentFile } from '@visawright/client/create-client.ts';
import { examples } from '@visawright/contract/examples/index.ts';
import { replies } from '@visawright/contract/examples/replies.ts';
import { samples, type SampleName } from '@visawright/contract/examples/samples.ts';
import type { Caller } from '@visawright/contract/examples/example.types.ts';
import { operations, type OperationId } from '@visawright/contract/operations/index.ts';
import type { Operation } from '@visawright/contract/operations/operation.ts';
import { isUnchanged } from '../access/restore-point.ts';
import { createContext, type Context } from './context.ts';
import { sampleFiles } from './sample-files.ts';
import { setups } from './setups.ts';
import { comparable, fileReply, shapeOf, stabilise, type Json } from './stabilise.ts';
import type { Stage } from './stage.ts';
import { values } from './values/index.ts';

export interface Outcome {
  readonly operation: OperationId;
  readonly ms: number;
  readonly reply?: Json; // as it is recorded
  readonly refused?: string;
  readonly invalid?: string; // why the reply does not match the contract
  readonly differs?: string;
}

interface AnyExample {
  readonly as: Caller;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, Json>;
  readonly body?: Json;
  readonly files?: readonly (keyof typeof sampleFiles)[];
}

const names = new Map<string, SampleName>(Object.entries(samples).map(([name, value]) => [value, name as SampleName]));
// These change an account at the identity provider, which is not restored afterwards.
// Their replies name the calls before, or count what these left in the queues.
const ofOtherCalls: readonly OperationId[] = [
  'listTrail',
  'exportTrail',
  'dataAccesses',
  'documentViews',
  'systemStatus',
];
const last: readonly OperationId[] = [
  'listPasskeys',
  'removePasskey',
  'finishPasskey',
  'resetPassword',
  'changePassword',
  'confirmEmailChange',
  'deleteAccount',
];

// The example of every operation, one after the other; after each the database is as before.
export async function runExamples(stage: Stage, wanted?: readonly string[]): Promise<Outcome[]> {
  const point = await stage.restorePoint();
  const all = (Object.keys(operations) as OperationId[])
    .filter((id) => !wanted || wanted.includes(id))
    .toSorted((a, b) => last.indexOf(a) - last.indexOf(b));
  const outcomes: Outcome[] = [];
  for (const id of all) {
    const started = performance.now();
    const outcome = await runExample(stage, id).catch((error: unknown) => ({ refused: String(error) }));
    outcomes.push({ operation: id, ms: Math.round(performance.now() - started), ...outcome });
    const now = await point.take();
    if (isUnchanged(point.first, now)) continue;
    await point.restore(now);
    stage.forget();
  }
  return outcomes;
}

async function runExample(stage: Stage, id: OperationId): Promise<Partial<Outcome>> {
  const context = createContext(stage);
  const example = examples[id] as AnyExample;
  await setups[id]?.(context);
  const live = new Map<string, string>(); // value of this run → printed value
  const given = { params: example.params, query: example.query, body: example.body } as Json;
  const input = (await withLiveValues(context, given, live)) as { body?: Json };
  const files: SentFile[] | undefined = example.files
    ? await Promise.all(example.files.map(async (name) => ({ name, content: await sampleFiles[name]() })))
    : undefined;
  const call = stage.clientOf(example.as)[id] as (input: object) => Promise<Result<unknown>>;
  const result = await call({ ...input, ...(files ? { files } : {}) });
  if (!result.ok) return { refused: JSON.stringify(result.error) };
  const operation: Operation = operations[id];
  const parsed = operation.repliesBytes ? undefined : operation.reply.safeParse(result.reply);
  const invalid = parsed && !parsed.success ? parsed.error.message.slice(0, 500) : undefined;
  const received = operation.repliesBytes ? fileReply(result.reply as ReceivedFile) : result.reply;
  const reply = stabilise(received as Json, new Map([...everyValue(context), ...live]));
  const compared = ofOtherCalls.includes(id) ? shapeOf : comparable;
  const [was, is] = [replies[id], reply].map((each) => JSON.stringify(compared((each ?? null) as Json)));
  return { reply, ...(invalid ? { invalid } : {}), ...(was === is ? {} : { differs: firstDifference(was!, is!) }) };
}

const firstDifference = (was: string, is: string): string => {
  let at = 0;
  while (was[at] === is[at]) at++;
  return `recorded …${was.slice(Math.max(0, at - 60), at + 80)}… replied …${is.slice(Math.max(0, at - 60), at + 80)}…`;
};

// Values of the world that a reply can contain although the example does not send them.
const inReplies: readonly SampleName[] = [
  'agency',
  'distributor',
  'agencyPerson',
  'agencyEmail',
  'agent',
  'agentEmail',
  'colleague',
  'reviewer',
  'otherReviewer',
  'applicantEmail',
  'directApplicant',
  'applicant',
  'application',
  'openApplication',
  'declaredApplication',
  'trip',
  'passport',
  'passportPage',
  'photo',
  'issuedVisa',
  'package',
  'invoice',
  'receipt',
  'portal',
  'apiKey',
  'endpoint',
  'delivery',
  'partnerLink',
  'domain',
  'smsAddress',
  'providerIssuer',
];

function everyValue(context: Context): [string, string][] {
  const { path } = context.stage.world;
  const known = inReplies.map((name): [string, string] => [values[name]!(context) as string, samples[name]]);
  return [
    ...known,
    [`@${path}.test`, '@sunrise.example'],
    [`%40${path}.test`, '%40sunrise.example'],
    [path, samples.realm],
    [context.stage.origin, 'https://visas.example'],
    [process.env['PUBLIC_URL']!, 'https://visas.example'],
    [context.stage.keycloakUrl, 'https://login.example'],
  ];
}

async function withLiveValues(context: Context, value: Json, live: Map<string, string>): Promise<Json> {
  if (typeof value === 'string') {
    const name = names.get(value);
    const make = name && values[name];
    if (!make) return value;
    const made = await make(context);
    live.set(made, value);
    return made;
  }
  if (Array.isArray(value)) return Promise.all(value.map((each) => withLiveValues(context, each, live)));
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, Json][] = [];
  for (const [key, each] of Object.entries(value))
    if (each !== undefined) entries.push([key, await withLiveValues(context, each, live)]);
  return Object.fromEntries(entries);
}
