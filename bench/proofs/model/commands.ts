import fc from 'fast-check';
import { outcomes } from '@visawright/contract/applications/application-status.ts';
import { foreignDocument } from './apply-step.ts';
import { countries, type Realm, type Step, type Who } from './life.types.ts';

// A step whose version is resolved later: the current one, an old one, or none.
type VersionChoice = 'right' | 'stale' | 'none';
export type OpenStep = Step extends infer S
  ? S extends { version: number | undefined }
    ? Omit<S, 'version'> & { version: VersionChoice }
    : Omit<S, 'formOf'>
  : never;
export type Command = { readonly one: OpenStep } | { readonly race: readonly [OpenStep, OpenStep] };

const who = fc.oneof({ weight: 3, arbitrary: fc.constant<Who>('agency') }, fc.constantFrom<Who>('agent', 'other'));
const which = fc.constantFrom(0, 0, 0, 1);
const versionChoice = fc.constantFrom<VersionChoice>('right', 'right', 'stale', 'none');
const country = fc.constantFrom(...countries);
const documents = fc.oneof(
  { weight: 6, arbitrary: fc.subarray([0, 1, 2], { minLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom<number[]>([], [0, foreignDocument]) },
);
const doing = <D extends Step['do']>(name: D) => fc.constant(name);

const step: fc.Arbitrary<OpenStep> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: doing('create'), by: who, country }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: doing('edit'),
      by: who,
      life: which,
      version: versionChoice,
      day: fc.integer({ min: 10, max: 12 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: doing('edit'), by: who, life: which, version: versionChoice, documents }) },
  { weight: 1, arbitrary: fc.record({ do: doing('edit'), by: who, life: which, version: versionChoice, country }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: doing('transfer'), by: who, life: which, to: fc.constantFrom('agent', 'other') }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: doing('send'),
      by: who,
      life: which,
      to: fc.subarray<'reviewer' | 'second'>(['reviewer', 'second'], { minLength: 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: doing('review'),
      by: fc.constantFrom('reviewer', 'second'),
      life: which,
      verdict: fc.constantFrom('approved', 'returned'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: doing('move'),
      by: who,
      life: which,
      to: fc.constantFrom('initiated', 'online-form-completed', 'submitted'),
      version: versionChoice,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: doing('outcome'), by: who, life: which, outcome: fc.constantFrom(...outcomes) }),
  },
  { weight: 1, arbitrary: fc.record({ do: doing('delete'), by: who, life: which }) },
  { weight: 1, arbitrary: fc.record({ do: doing('restore'), by: who, life: which }) },
  { weight: 3, arbitrary: fc.record({ do: doing('declare'), life: which }) },
  { weight: 3, arbitrary: fc.record({ do: doing('package'), life: which }) },
);

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ one: step }) },
  { weight: 1, arbitrary: fc.record({ race: fc.tuple(step, step) }) },
);

export const sequence = fc.record({
  needsApproval: fc.boolean(),
  startSteps: fc.integer({ min: 0, max: 5 }),
  commands: fc.array(command, { minLength: 4, maxLength: 16, size: 'max' }),
});
export type Sequence = typeof sequence extends fc.Arbitrary<infer S> ? S : never;

// The first `startSteps` steps of the usual process, so that every run also reaches later states.
export function startCommands(needsApproval: boolean, startSteps: number): Command[] {
  const by = 'agency';
  const approval: OpenStep[] = [
    { do: 'send', by, life: 0, to: ['reviewer'] },
    { do: 'review', by: 'reviewer', life: 0, verdict: 'approved' },
  ];
  const route: OpenStep[][] = [
    [{ do: 'edit', by, life: 0, version: 'right', documents: [0] }],
    [{ do: 'declare', life: 0 }],
    [...(needsApproval ? approval : []), { do: 'package', life: 0 }],
    [{ do: 'move', by, life: 0, to: 'online-form-completed', version: 'right' }],
    [{ do: 'move', by, life: 0, to: 'submitted', version: 'right' }],
  ];
  const create: OpenStep = { do: 'create', by, country: 'Germany' };
  return [create, ...route.slice(0, startSteps).flat()].map((one) => ({ one }));
}

// Fills in what a call needs before it is made: the version, the trip and the sections of the form.
export function settle(realm: Realm, open: OpenStep): Step {
  const life = 'life' in open ? realm.lives[open.life] : undefined;
  if (open.do === 'review') return { ...open, formOf: life?.country ?? 'Germany' };
  if (!('version' in open)) return open;
  const now = life?.version ?? 1;
  const version = { right: now, stale: now - 1, none: undefined }[open.version];
  if (open.do === 'move' || open.documents !== undefined) return { ...open, version };
  return { ...open, version, day: open.day ?? life?.day ?? 10, country: open.country ?? life?.country ?? 'Germany' };
}
