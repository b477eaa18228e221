import fc from 'fast-check';
import { outcomes } from '@visawright/contract/application-status.ts';
import { strangersPaper } from './life.ts';
import { countries, type Realm, type Step, type Who } from './life.types.ts';

// A step whose version is still to be read: the one that stands, an old one, or none.
type Naming = 'right' | 'stale' | 'none';
export type Open = Step extends infer S
  ? S extends { version: number | undefined }
    ? Omit<S, 'version'> & { version: Naming }
    : Omit<S, 'formOf'>
  : never;
export type Command = { readonly one: Open } | { readonly race: readonly [Open, Open] };

const who = fc.oneof({ weight: 3, arbitrary: fc.constant<Who>('agency') }, fc.constantFrom<Who>('agent', 'other'));
const which = fc.constantFrom(0, 0, 0, 1);
const naming = fc.constantFrom<Naming>('right', 'right', 'stale', 'none');
const country = fc.constantFrom(...countries);
const papers = fc.oneof(
  { weight: 6, arbitrary: fc.subarray([0, 1, 2], { minLength: 1 }) },
  { weight: 1, arbitrary: fc.constantFrom<number[]>([], [0, strangersPaper]) },
);
const doing = <D extends Step['do']>(name: D) => fc.constant(name);

const step: fc.Arbitrary<Open> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: doing('create'), by: who, country }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: doing('edit'),
      by: who,
      life: which,
      version: naming,
      day: fc.integer({ min: 10, max: 12 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: doing('edit'), by: who, life: which, version: naming, papers }) },
  { weight: 1, arbitrary: fc.record({ do: doing('edit'), by: who, life: which, version: naming, country }) },
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
      version: naming,
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
  begunBy: fc.integer({ min: 0, max: 5 }),
  commands: fc.array(command, { minLength: 4, maxLength: 16, size: 'max' }),
});
export type Sequence = typeof sequence extends fc.Arbitrary<infer S> ? S : never;

// The usual way, as far as it is to be taken before anything else happens: later states are reached in every run.
export function beginning(needsApproval: boolean, begunBy: number): Command[] {
  const by = 'agency';
  const approval: Open[] = [
    { do: 'send', by, life: 0, to: ['reviewer'] },
    { do: 'review', by: 'reviewer', life: 0, verdict: 'approved' },
  ];
  const way: Open[][] = [
    [{ do: 'edit', by, life: 0, version: 'right', papers: [0] }],
    [{ do: 'declare', life: 0 }],
    [...(needsApproval ? approval : []), { do: 'package', life: 0 }],
    [{ do: 'move', by, life: 0, to: 'online-form-completed', version: 'right' }],
    [{ do: 'move', by, life: 0, to: 'submitted', version: 'right' }],
  ];
  const create: Open = { do: 'create', by, country: 'Germany' };
  return [create, ...way.slice(0, begunBy).flat()].map((one) => ({ one }));
}

// Everything a call says is known before it is made: the version it read, the trip as it stood, the form's sections.
export function settle(realm: Realm, open: Open): Step {
  const life = 'life' in open ? realm.lives[open.life] : undefined;
  if (open.do === 'review') return { ...open, formOf: life?.country ?? 'Germany' };
  if (!('version' in open)) return open;
  const now = life?.version ?? 1;
  const version = { right: now, stale: now - 1, none: undefined }[open.version];
  if (open.do === 'move' || open.papers !== undefined) return { ...open, version };
  return { ...open, version, day: open.day ?? life?.day ?? 10, country: open.country ?? life?.country ?? 'Germany' };
}
