import type { Application } from '@visawright/contract/applications/application.ts';
import type { Home } from '@visawright/contract/applications/home.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { lastedText } from '../../../lib/dates/moments.ts';
import { formAddress } from '../applications/form-address.ts';
import { documentProgressOf, showsFindings } from '../applications/document-progress.ts';
import type { TextIn } from '../../../lib/translation/define-texts.ts';
import type { HomeTranslate } from '../../../translations/home/home-texts.ts';

export type NeedsMe = Home['needsMe'][number];

// A task as text keys and values, with the address of its button.
export interface Task {
  readonly verb: TextIn<HomeTranslate, 'do'>;
  readonly why: TextIn<HomeTranslate, 'why'>;
  readonly act: TextIn<HomeTranslate, 'act'>;
  readonly values: Readonly<Record<string, string | number>> & { readonly count: number };
  readonly to: string;
}

const drawer = ({ applicationUid }: Application, tab?: string) =>
  `/applications?open=${applicationUid}${tab ? `&tab=${tab}` : ''}`;

// Drops box numbers from form section titles.
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
  application.status === 'package-ready' && findDestination(application.destinationId)?.submitsInPersonOnly
    ? 'package-ready-in-person'
    : application.status;

// The first finding in the reader's language.
export function firstFinding(application: Application, language: 'en' | 'hi') {
  const { summary } = application;
  if (!summary?.first || !showsFindings(application)) return null;
  const count = summary.blocking + summary.warnings;
  return { first: summary.first.title[language], count, more: count - 1 };
}

export function taskOf({ reason, application }: NeedsMe, language: 'en' | 'hi' = 'en'): Task {
  if (reason === 'returned') return returned(application);
  const approvedBy = application.review.tasks.find(({ verdict }) => verdict === 'approved')?.reviewerName ?? '';
  const { have, need } = documentProgressOf(application);
  const values = { count: 0, time: lastedText(application.statusSince, language), who: approvedBy, have, need };
  const step = `step.${nextStep(application)}` as const;
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
    return {
      verb: 'resolve',
      why: 'findings',
      act: 'openFindings',
      values: { ...values, ...found },
      to: drawer(application, 'findings'),
    };
  const form = application.status === 'initiated' ? formAddress(application) : null;
  return { verb: step, why: 'lodgeSoon', act: form ? 'openForm' : 'open', values, to: form ?? drawer(application) };
}
