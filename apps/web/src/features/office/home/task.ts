import type { Application } from '@visawright/contract/applications/application.ts';
import type { Home } from '@visawright/contract/applications/home.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { lastedText } from '../../../lib/dates/moments.ts';
import { documentCountOf } from '@visawright/contract/applications/document-count.ts';
import { nextStepOf, reportableStatus, type NextStep } from '@visawright/forms/progress/next-step.ts';
import { formAddress } from '../applications/form-address.ts';
import { drawerAddress } from '../applications/actions/application-steps.ts';
import { staffNext } from '../applications/actions/staff-step.ts';
import { showsFindings } from '../applications/shows-findings.ts';
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
    },
    to: formAddress(application, first?.section) ?? drawerAddress(application),
  };
}

// The first finding in the reader's language.
export function firstFinding(application: Application, language: 'en' | 'hi') {
  const { summary } = application;
  if (!summary?.first || !showsFindings(application)) return null;
  const count = summary.blocking + summary.warnings;
  return { first: summary.first.title[language], count, more: count - 1 };
}

// What to do is the application's next step, as in the drawer and the list; why it is a task today is the server's reason.
export function taskOf({ reason, application }: NeedsMe, language: 'en' | 'hi' = 'en'): Task {
  if (reason === 'returned') return returned(application);
  const step = nextStepOf(application);
  const approvedBy = application.review.tasks.find(({ verdict }) => verdict === 'approved')?.reviewerName ?? '';
  const waitsFor = application.review.tasks.filter(({ verdict }) => verdict === null).map((task) => task.reviewerName);
  const who = step === 'awaitReview' ? waitsFor.join(', ') : approvedBy;
  const { have, need } = documentCountOf(application);
  const values = { count: 0, time: lastedText(application.statusSince, language), who, have, need };
  const to = staffNext(application)?.to ?? drawerAddress(application);
  const found = step === 'resolveFindings' ? firstFinding(application, language) : null;
  if (found) return { verb: step, why: 'findings', act: step, values: { ...values, ...found }, to };
  return { verb: verbOf(step, application), why: whyOf(reason, step, who), act: step, values, to };
}

// Before the download the text names what the package is for.
const verbOf = (step: NextStep, application: Application): Task['verb'] =>
  step !== 'download' ? step : reportableStatus(application) === 'submitted' ? 'submitInPerson' : 'completeOnlineForm';

function whyOf(reason: NeedsMe['reason'], step: NextStep, who: string): Task['why'] {
  if (step === 'awaitReview') return 'awaitReview';
  if (reason === 'approved') return who ? 'approved' : 'approvedPlain';
  return reason === 'returned' ? 'returnedPlain' : reason;
}
