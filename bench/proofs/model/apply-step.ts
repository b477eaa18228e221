import { isEditable, transitions, type Status } from '@visawright/contract/applications/application-status.ts';
import type { ErrorCode } from '@visawright/contract/platform/errors.ts';
import type { Agent, Country, Life, Realm, Reviewer, Step, Who } from './life.types.ts';

export interface StepOutcome {
  readonly realm: Realm;
  readonly answer: 'done' | ErrorCode;
}

const inPersonOnly: readonly Country[] = ['Japan'];
export const foreignDocument = 9;

const newLife = (agent: Agent, country: Country): Life => ({
  status: 'draft',
  review: 'none',
  round: 0,
  tasks: [],
  outcome: 'PENDING',
  agent,
  isDeleted: false,
  version: 1,
  documents: [],
  country,
  day: 10,
});

// The effect of a step on a realm: all rules, without a database.
export function applyStep(realm: Realm, step: Step): StepOutcome {
  const refused = (answer: ErrorCode): StepOutcome => ({ realm, answer });
  if (step.do === 'create') {
    if (step.by !== 'agency' && step.by !== realm.travellerOf) return refused('record.notFound');
    const life = newLife(realm.travellerOf, step.country);
    return { realm: { ...realm, lives: [...realm.lives, life] }, answer: 'done' };
  }
  const life = realm.lives[step.life];
  if (life === undefined) return refused('record.notFound');
  const became = (changes: Partial<Life>, more: Partial<Realm> = {}): StepOutcome => {
    const next: Life = { ...life, ...changes, version: life.version + 1 };
    return { realm: { ...realm, lives: realm.lives.with(step.life, next), ...more }, answer: 'done' };
  };
  const unchanged: StepOutcome = { realm, answer: 'done' };
  const mayMove = (to: Status, by?: readonly string[]) =>
    transitions.find((row) => row.from === life.status && row.to === to && (by === undefined || by.includes(row.by)));

  if (step.do === 'declare' || step.do === 'package') {
    const to = step.do === 'declare' ? 'form-data-collected' : 'package-ready';
    if (life.status === to) return became({}); // the worker repeats it: the status stays, the version increases
    if (!mayMove(to)) return refused('application.moveRefused');
    if (step.do === 'package' && realm.needsApproval && life.review !== 'approved')
      return refused('application.guardRefused');
    return became({ status: to });
  }
  if (step.do === 'review') return reviewed(life, step, refused, became);
  if (!holds(life, step.by)) return refused('record.notFound');
  if (step.do === 'restore') return life.isDeleted ? became({ isDeleted: false }) : unchanged;
  if (life.isDeleted) return refused('record.notFound');

  switch (step.do) {
    case 'edit':
      return edited(life, step, refused, became, unchanged);
    case 'transfer':
      return step.to === life.agent ? unchanged : became({ agent: step.to }, { travellerOf: step.to });
    case 'send': {
      if (life.review === 'requested') return refused('review.alreadyRequested');
      const round = life.round + 1;
      const asked = step.to.map((reviewer) => ({ round, reviewer, state: 'open' as const }));
      return became({ review: 'requested', round, tasks: [...life.tasks, ...asked] });
    }
    case 'move': {
      if (step.version !== undefined && step.version !== life.version) return refused('application.versionStale');
      const row = mayMove(step.to, ['reopened', 'onlineFormDone', 'personSubmitted', 'submittedInPerson']);
      if (!row) return refused('application.moveRefused');
      const isInPerson = inPersonOnly.includes(life.country);
      if (row.by === 'onlineFormDone' && isInPerson) return refused('application.guardRefused');
      if (row.by === 'submittedInPerson' && !isInPerson) return refused('application.guardRefused');
      return became({ status: step.to });
    }
    case 'outcome':
      return step.outcome === life.outcome ? unchanged : became({ outcome: step.outcome });
    default:
      return isEditable(life.status) ? became({ isDeleted: true }) : refused('application.notEditable');
  }
}

const holds = (life: Life, by: Who) => by === 'agency' || by === life.agent;

type Refused = (answer: ErrorCode) => StepOutcome;
type Became = (changes: Partial<Life>) => StepOutcome;

function edited(
  life: Life,
  step: Extract<Step, { do: 'edit' }>,
  refused: Refused,
  became: Became,
  unchanged: StepOutcome,
): StepOutcome {
  if (step.version !== undefined && step.version !== life.version) return refused('application.versionStale');
  const isDay = step.day !== undefined && step.day !== life.day;
  const isCountry = step.country !== undefined && step.country !== life.country;
  const areDocuments = step.documents !== undefined && step.documents.join() !== life.documents.join();
  if (!isDay && !isCountry && !areDocuments) return unchanged;
  if (!isEditable(life.status)) return refused(isDay ? 'application.datesLocked' : 'application.notEditable');
  if (step.documents?.includes(foreignDocument)) return refused('application.documentUnknown');
  const documents = step.documents ?? life.documents;
  const begins = life.status === 'draft' && step.documents !== undefined && documents.length > 0;
  return became({
    day: step.day ?? life.day,
    country: step.country ?? life.country,
    documents,
    status: begins ? 'initiated' : life.status,
    review: life.review === 'approved' ? 'none' : life.review, // the changed application has not been approved
  });
}

function reviewed(life: Life, step: Extract<Step, { do: 'review' }>, refused: Refused, became: Became): StepOutcome {
  const mine = (reviewer: Reviewer) => reviewer === step.by;
  const isAsked = life.tasks.some((task) => mine(task.reviewer) && task.state !== 'withdrawn');
  if (!isAsked || life.isDeleted) return refused('record.notFound');
  const isNamedRight = life.country === 'Iceland' || step.formOf === life.country; // without a form any section is accepted
  if (!isNamedRight) return refused('review.sectionUnknown');
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
