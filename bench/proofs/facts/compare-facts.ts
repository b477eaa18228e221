import type { Application } from '@visawright/contract/applications/application.ts';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import type { Home } from '@visawright/contract/applications/home.ts';
import { calendarDay, tripLength } from '@visawright/contract/dates/days.ts';
import { timeSince } from '@visawright/contract/dates/time-since.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { Trip } from '@visawright/contract/documents/trip.ts';
import type { Findings } from '@visawright/contract/forms/finding.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import { checklistFor, checklistItems } from '@visawright/forms/checklist/checklist.ts';
import { matchDocuments, satisfies } from '@visawright/forms/checklist/match-documents.ts';
import {
  isUsable,
  knownToApply,
  requiredDocuments,
  type CountableDocument,
} from '@visawright/forms/checklist/required-documents.ts';
import { applyByOf } from '@visawright/forms/deadlines/apply-by.ts';
import { deadlineOf } from '@visawright/forms/deadlines/deadline-of.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { visibleSections } from '@visawright/forms/form/visible-sections.ts';
import { nextStepOf } from '@visawright/forms/progress/next-step.ts';
import { sheetTestInput } from '@visawright/server/testing.ts';
import { indexSheet } from '@visawright/server/processing.ts';

// One application as every call and screen receives it.
export interface Sightings {
  readonly at: number; // the moment of the comparison
  readonly rows: Readonly<Record<string, Application>>; // by where it was seen: agent's list, traveller's list, …
  readonly home: Home;
  readonly documents: Readonly<Record<string, readonly Document[]>>; // as agent and traveller read them
  readonly trip: Trip;
  readonly form: FormState;
  readonly findings: Findings | null; // null: nothing to evaluate yet
  readonly daysInState: number; // as the database counts them in the realm's zone
}

export interface Difference {
  readonly fact: string;
  readonly where: string;
  readonly shows: string;
  readonly instead: string;
}

type Note = (fact: string, where: string, shows: unknown, instead: unknown) => void;

// Compares each fact with what the agent's list shows. Returns the number of comparisons and every difference.
export async function compareFacts(seen: Sightings): Promise<{ compared: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let compared = 0;
  const note: Note = (fact, where, shows, instead) => {
    compared += 1;
    const [one, other] = [JSON.stringify(shows), JSON.stringify(instead)];
    if (one !== other) differences.push({ fact, where, shows: one, instead: other });
  };
  const row = seen.rows['list of the agent']!;
  compareRows(seen, row, note);
  await compareDocuments(seen, row, note);
  await compareDates(seen, row, note);
  await compareForm(seen, row, note);
  return { compared, differences };
}

function compareRows(seen: Sightings, row: Application, note: Note): void {
  const atHome = [...seen.home.needsMe, ...seen.home.waiting].map(({ application }) => application);
  const home = atHome.find(({ applicationUid }) => applicationUid === row.applicationUid);
  for (const [where, other] of Object.entries({ ...seen.rows, ...(home ? { home } : {}) })) {
    note('documents', where, documentCountOf(other), documentCountOf(row));
    note('required documents', where, other.summary?.required, row.summary?.required);
    note('sections', where, other.summary?.sections, row.summary?.sections);
    note('missing answers', where, other.summary?.answersMissing, row.summary?.answersMissing);
    note('trip length', where, lengthOf(other), lengthOf(row));
    note('last day to apply', where, other.lodgeBy, row.lodgeBy);
    note('time in the state', where, timeSince(other.statusSince, seen.at), timeSince(row.statusSince, seen.at));
  }
  if (home) note('next step', 'home', nextStepOf(home), nextStepOf(row));
  note('next step', 'record of the agent', nextStepOf(seen.rows['record of the agent']!), nextStepOf(row));
  note(
    'next step',
    'list of the traveller',
    nextStepOf(seen.rows['list of the traveller']!),
    nextStepOf(seen.rows['record of the traveller']!),
  );
  const tasks = seen.home.needsMe.filter(({ application }) => application.applicationUid === row.applicationUid);
  const waits = seen.home.waiting.filter(({ application }) => application.applicationUid === row.applicationUid);
  note('listed once on Home', 'home', tasks.length + waits.length <= 1, true);
}

async function compareDocuments(seen: Sightings, row: Application, note: Note): Promise<void> {
  const group = row.visaDetails.visaCategory;
  const form = await loadForm(findDestination(row.destinationId)!.id);
  const checklist = checklistFor(form, group);
  const count = (documents: readonly CountableDocument[], application: Application) =>
    requiredDocuments(checklist, documents, { group, applies: knownToApply(application) });
  const expected = documentCountOf(row);
  const missing = row.summary?.missing ?? [];
  for (const [where, documents] of Object.entries(seen.documents)) {
    const {
      have,
      need,
      missing: lacking,
    } = count(
      documents.filter(({ docId }) => row.docIds.includes(docId)),
      row,
    );
    note('documents', `upload and drawer of the ${where}`, { have, need }, expected);
    if (row.summary)
      note(
        'missing documents',
        `upload and drawer of the ${where}`,
        lacking.map(({ item }) => item.title),
        missing,
      );
  }
  const inGrid = seen.trip.travellers.find(({ application }) => application.applicationUid === row.applicationUid)!;
  const inTrip = count(inGrid.documents, inGrid.application);
  note('documents', 'grid of the trip', { have: inTrip.have, need: inTrip.need }, expected);
  const named = (seen.findings?.findings ?? [])
    .filter(({ rule }) => rule === 'passport-missing' || rule === 'document-missing')
    .flatMap(({ evidence, status }) =>
      evidence.flatMap((each) => (each.from === 'missing' ? [{ title: each.title, status }] : [])),
    );
  // While a document is being read, or cannot be recognised, a missing one is a question and not yet a fault.
  const faults = named.flatMap(({ title, status }) => (status === 'fails' && !missing.includes(title) ? [title] : []));
  note('findings name only missing documents', 'findings', faults, []);
  const unnamed = missing.filter((title) => named.every((each) => each.title !== title));
  if (seen.findings) note('every missing document has a finding', 'findings', unnamed, []);
  const own = (seen.documents['agent'] ?? []).filter(({ docId }) => row.docIds.includes(docId));
  if (!own.every(({ state }) => ['checked', 'failed', 'rejected'].includes(state))) return; // the package waits for them
  const packed = matchDocuments(
    checklistItems(checklist),
    own.filter(({ state }) => state !== 'rejected'),
  ).entries.filter(({ documents }) => documents.length > 0);
  note(
    'items of the package that are counted as missing',
    'package',
    packed
      .filter(({ item, documents }) => documents.some((each) => isUsable(each) && satisfies(item, each)))
      .map(({ item }) => item.title)
      .filter((title) => missing.includes(title)),
    [],
  );
}

async function compareDates(seen: Sightings, row: Application, note: Note): Promise<void> {
  const { fromDate, toDate, visaCategory: group } = row.visaDetails;
  const destination = findDestination(row.destinationId)!;
  const form = await loadForm(destination.id);
  const [from, to] = [calendarDay(fromDate)!, calendarDay(toDate)!];
  const { last, safe } = applyByOf(destination, from, group);
  const deadline = deadlineOf({ form, group, travelFrom: from, today: seen.home.today });
  note('last day to apply', 'drawer', last, row.lodgeBy);
  note('last day to apply', 'form and traveller', deadline.lodgeBy, row.lodgeBy);
  note('safe day to apply', 'form and traveller', deadline.safeDay?.date ?? null, safe);
  const input = await sheetTestInput(destination.id);
  const sheet = indexSheet({ ...input, trip: { from, to } }, [], '0'.repeat(64));
  note('trip length', 'package', Number(/\((\d+) days\)<\/i>/.exec(sheet)?.[1]), lengthOf(row));
  const { unit, count } = timeSince(row.statusSince, seen.at);
  note('time in the state', 'database', unit === 'day' ? count : 0, seen.daysInState);
}

async function compareForm(seen: Sightings, row: Application, note: Note): Promise<void> {
  if (!row.summary) return;
  const { context, answers, proposals } = seen.form;
  const form = await loadForm(findDestination(row.destinationId)!.id);
  const given = Object.fromEntries(Object.entries(answers).map(([field, { value }]) => [field, value]));
  const values = effectiveAnswers(form, context, given, proposals);
  const visible = new Set(visibleFields(form, { ...values, ...context }).map(({ id }) => id));
  note(
    'sections',
    'form',
    visibleSections(form, visible).map(({ id }) => id),
    row.summary.sections,
  );
}

const lengthOf = ({ visaDetails: { fromDate, toDate } }: Application) => tripLength(fromDate, toDate);
