import { isEditable, transitions, type Status } from '@visawright/contract/application-status.ts';
import type { ErrorCode } from '@visawright/contract/errors.ts';
import type { Agent, Country, Life, Realm, Reviewer, Step, Who } from './life.types.ts';

export interface Outcome {
  readonly realm: Realm;
  readonly answer: 'done' | ErrorCode;
}

const onPaperOnly: readonly Country[] = ['Japan'];
export const strangersPaper = 9;

const newLife = (agent: Agent, country: Country): Life => ({
  status: 'draft',
  review: 'none',
  round: 0,
  tasks: [],
  outcome: 'PENDING',
  agent,
  isDeleted: false,
  version: 1,
  papers: [],
  country,
  day: 10,
});

// What a step must do to a realm: the whole of the rules, without a database.
export function take(realm: Realm, step: Step): Outcome {
  const refused = (answer: ErrorCode): Outcome => ({ realm, answer });
  if (step.do === 'create') {
    if (step.by !== 'agency' && step.by !== realm.travellerOf) return refused('record.notFound');
    const life = newLife(realm.travellerOf, step.country);
    return { realm: { ...realm, lives: [...realm.lives, life] }, answer: 'done' };
  }
  const life = realm.lives[step.life];
  if (life === undefined) return refused('record.notFound');
  const became = (changes: Partial<Life>, more: Partial<Realm> = {}): Outcome => {
    const next: Life = { ...life, ...changes, version: life.version + 1 };
    return { realm: { ...realm, lives: realm.lives.with(step.life, next), ...more }, answer: 'done' };
  };
  const asItWas: Outcome = { realm, answer: 'done' };
  const mayMove = (to: Status, by?: readonly string[]) =>
    transitions.find((row) => row.from === life.status && row.to === to && (by === undefined || by.includes(row.by)));

  if (step.do === 'declare' || step.do === 'package') {
    const to = step.do === 'declare' ? 'form-data-collected' : 'package-ready';
    if (life.status === to) return became({}); // the worker says it once more: no move, but a version
    if (!mayMove(to)) return refused('application.moveRefused');
    if (step.do === 'package' && realm.needsApproval && life.review !== 'approved')
      return refused('application.guardRefused');
    return became({ status: to });
  }
  if (step.do === 'review') return reviewed(life, step, refused, became);
  if (!holds(life, step.by)) return refused('record.notFound');
  if (step.do === 'restore') return life.isDeleted ? became({ isDeleted: false }) : asItWas;
  if (life.isDeleted) return refused('record.notFound');

  switch (step.do) {
    case 'edit':
      return edited(life, step, refused, became, asItWas);
    case 'transfer':
      return step.to === life.agent ? asItWas : became({ agent: step.to }, { travellerOf: step.to });
    case 'send': {
      if (life.review === 'requested') return refused('review.alreadyRequested');
      const round = life.round + 1;
      const asked = step.to.map((reviewer) => ({ round, reviewer, state: 'open' as const }));
      return became({ review: 'requested', round, tasks: [...life.tasks, ...asked] });
    }
    case 'move': {
      if (step.version !== undefined && step.version !== life.version) return refused('application.versionStale');
      const row = mayMove(step.to, ['reopened', 'onlineFormDone', 'personSubmitted', 'paperSubmitted']);
      if (!row) return refused('application.moveRefused');
      const isOnPaper = onPaperOnly.includes(life.country);
      if (row.by === 'onlineFormDone' && isOnPaper) return refused('application.guardRefused');
      if (row.by === 'paperSubmitted' && !isOnPaper) return refused('application.guardRefused');
      return became({ status: step.to });
    }
    case 'outcome':
      return step.outcome === life.outcome ? asItWas : became({ outcome: step.outcome });
    default:
      return isEditable(life.status) ? became({ isDeleted: true }) : refused('application.notEditable');
  }
}

const holds = (life: Life, by: Who) => by === 'agency' || by === life.agent;

type Refused = (answer: ErrorCode) => Outcome;
type Became = (changes: Partial<Life>) => Outcome;

function edited(
  life: Life,
  step: Extract<Step, { do: 'edit' }>,
  refused: Refused,
  became: Became,
  asItWas: Outcome,
): Outcome {
  if (step.version !== undefined && step.version !== life.version) return refused('application.versionStale');
  const isDay = step.day !== undefined && step.day !== life.day;
  const isCountry = step.country !== undefined && step.country !== life.country;
  const arePapers = step.papers !== undefined && step.papers.join() !== life.papers.join();
  if (!isDay && !isCountry && !arePapers) return asItWas;
  if (!isEditable(life.status)) return refused(isDay ? 'application.datesLocked' : 'application.notEditable');
  if (step.papers?.includes(strangersPaper)) return refused('application.documentUnknown');
  const papers = step.papers ?? life.papers;
  const begins = life.status === 'draft' && step.papers !== undefined && papers.length > 0;
  return became({
    day: step.day ?? life.day,
    country: step.country ?? life.country,
    papers,
    status: begins ? 'initiated' : life.status,
    review: life.review === 'approved' ? 'none' : life.review, // nobody has approved what stands there now
  });
}

function reviewed(life: Life, step: Extract<Step, { do: 'review' }>, refused: Refused, became: Became): Outcome {
  const mine = (reviewer: Reviewer) => reviewer === step.by;
  const isAsked = life.tasks.some((task) => mine(task.reviewer) && task.state !== 'withdrawn');
  if (!isAsked || life.isDeleted) return refused('record.notFound');
  const isNamedRight = life.country === 'Iceland' || step.formOf === life.country; // without a form any name will do
  if (step.verdict === 'returned' && !isNamedRight) return refused('review.sectionUnknown');
  const isOpen = (task: Life['tasks'][number]) => task.round === life.round && task.state === 'open';
  if (!life.tasks.some((task) => isOpen(task) && mine(task.reviewer))) return refused('review.notOpen');
  const tasks = life.tasks.map((task) => {
    if (!isOpen(task)) return task;
    if (mine(task.reviewer)) return { ...task, state: 'decided' as const };
    return step.verdict === 'returned' ? { ...task, state: 'withdrawn' as const } : task;
  });
  if (step.verdict === 'returned') return became({ review: 'returned', tasks });
  return became({ review: tasks.some(isOpen) ? 'requested' : 'approved', tasks });
}
