import type { Application } from '@visawright/contract/application.ts';
import type { Home } from '@visawright/contract/home.ts';
import { findDestination } from '@visawright/forms/destinations.ts';
import { formAddress } from '../applications/form-address.ts';
import { papersOf, showsFindings } from '../applications/papers-of.ts';

export type NeedsMe = Home['needsMe'][number];

// A thing to do as words: which sentence, filled with what, and where its one button leads.
export interface Task {
  readonly verb: string; // key under `do`
  readonly why: string; // key under `why`
  readonly act: string; // key under `act`
  readonly values: Readonly<Record<string, string | number>> & { readonly count: number };
  readonly to: string;
}

const drawer = ({ applicationUid }: Application, tab?: string) =>
  `/applications?open=${applicationUid}${tab ? `&tab=${tab}` : ''}`;

// Boxes in the form's own titles help at the form, not on a list of things to do.
const plainTitle = (title: string) => title.replace(/\s*\([^)]*\)$/, '');

function returned(application: Application): Task {
  const { review } = application;
  const sections = review.sections.filter(({ verdict }) => verdict === 'returned');
  const titles = findDestination(application.destinationId ?? application.visaDetails.visaTo)?.sections ?? [];
  const first = sections[0];
  const title = titles.find(({ id }) => id === first?.section)?.title ?? first?.section ?? '';
  const who = review.tasks.find(({ reviewerUid }) => reviewerUid === first?.reviewerUid)?.reviewerName;
  return {
    verb: sections.length === 0 ? 'correct' : 'returned',
    why: who ? 'returned' : 'returnedPlain',
    act: 'openSections',
    values: {
      count: sections.length,
      section: plainTitle(title),
      who: who ?? '',
      reason: sections.map(({ reason }) => `“${reason ?? ''}”`).join(', '),
    },
    to: formAddress(application, first?.section) ?? drawer(application),
  };
}

const nextStep = (application: Application) =>
  application.status === 'package-ready' && findDestination(application.destinationId)?.takesPaperOnly
    ? 'package-ready-paper'
    : application.status;

// What the rules found first, in the reader's language; of a form that is still open, the reason why it cannot be finished.
export function firstFinding(application: Application, language: 'en' | 'hi') {
  const { summary } = application;
  if (!summary?.first || !showsFindings(application)) return null;
  const count = summary.blocking + summary.warnings;
  return { first: summary.first.title[language], count, more: count - 1 };
}

export function taskOf({ reason, application }: NeedsMe, today: string, language: 'en' | 'hi' = 'en'): Task {
  if (reason === 'returned') return returned(application);
  const since = Math.max(0, Math.floor((Date.parse(today) - Date.parse(application.statusSince)) / 86_400_000));
  const approvedBy = application.review.tasks.find(({ verdict }) => verdict === 'approved')?.reviewerName ?? '';
  const { have, need } = papersOf(application);
  const values = { count: since, who: approvedBy, have, need };
  const step = `step.${nextStep(application)}`;
  if (reason === 'draftIdle')
    return { verb: 'draftIdle', why: 'draftIdle', act: 'open', values, to: drawer(application, 'documents') };
  if (reason === 'approved')
    return {
      verb: 'approved',
      why: approvedBy ? 'approved' : 'approvedPlain',
      act: 'open',
      values,
      to: drawer(application),
    };
  if (reason === 'packageReady')
    return { verb: step, why: 'packageReady', act: 'open', values, to: drawer(application) };
  const found = application.status === 'initiated' ? firstFinding(application, language) : null;
  if (found)
    return { verb: 'mend', why: 'findings', act: 'openFindings', values: { ...values, ...found }, to: drawer(application, 'findings') }; // prettier-ignore
  const form = application.status === 'initiated' ? formAddress(application) : null;
  return { verb: step, why: 'lodgeSoon', act: form ? 'openForm' : 'open', values, to: form ?? drawer(application) };
}
