import type { Application, ApplicationReasons, Review } from '@visawright/contract/applications/application.ts';
import type { ReviewRound } from '@visawright/contract/forms/review-round.ts';
import { application } from './applications.ts';
import { refuse, type Handlers } from './fake-server.ts';
import { reviewer } from './people.ts';

type Section = ReviewRound['sections'][number];
const reviewerUid = reviewer.personUid!;

export const openSection = (section: string, part: Partial<Section> = {}): Section => ({
  section,
  isOpen: true,
  isChanged: false,
  last: null,
  reply: null,
  changes: [],
  ...part,
});

export const decided = (verdict: 'approved' | 'returned', reason: string | null = null): Section['last'] => ({
  verdict,
  reason,
  round: 1,
  reviewerName: 'Thomas Kurian',
  at: '2026-10-02T09:00:00.000Z',
});

export const reviewTask = (part: Partial<Review['tasks'][number]> = {}): Review['tasks'][number] => ({
  reviewerUid,
  reviewerName: 'Thomas Kurian',
  requestedAt: '2026-10-01T09:00:00.000Z',
  verdict: null,
  decidedAt: null,
  ...part,
});

export const reviewPart = (part: Partial<Review> = {}): Review => ({
  state: 'requested',
  round: 1,
  tasks: [reviewTask()],
  sections: [],
  lapsedAt: null,
  ...part,
});

export const writtenReasons = (part: Partial<ApplicationReasons> = {}): ApplicationReasons => ({
  requestReason: null,
  tasks: [],
  sections: [],
  outcomeReason: null,
  ...part,
});

// An application that waits for the reviewer.
export const waiting = (number: number, part: Partial<Application> = {}): Application =>
  application(number, {
    destinationId: 'germany',
    status: 'initiated',
    agentName: 'Meera Nair',
    review: reviewPart(),
    can: ['application.read', 'application.review'],
    ...part,
  });

// A reviewer's queue held in memory, which checks a verdict as the server does.
export function reviewServer(first: readonly Application[], round: Partial<ReviewRound> = {}): Handlers {
  const rows = new Map(first.map((row) => [row.applicationUid, row]));
  const change = (applicationUid: string, part: Partial<Application>) => {
    const row = rows.get(applicationUid)!;
    const changed = { ...row, ...part, version: row.version + 1 };
    rows.set(applicationUid, changed);
    return changed;
  };
  let reasons = writtenReasons();
  const sections = round.sections ?? [openSection('identity'), openSection('journey')];
  return {
    applicationsOfReviewer: ({ query }) => {
      const isDecided = ({ review }: Application) => review.state !== 'requested';
      const items = [...rows.values()].filter(
        (row) => query.queue === 'all' || !query.queue || isDecided(row) === (query.queue === 'decided'),
      );
      return { items, nextCursor: null, total: items.length, more: false };
    },
    getApplication: ({ query }) => rows.get(query.applicationUid) ?? refuse('record.notFound'),
    listSavedViews: () => ({ views: [] }),
    applicationReasons: () => reasons,
    applicationTimeline: () => ({ items: [], nextCursor: null, total: 0, more: false }),
    reviewRound: ({ query }) => ({
      applicationUid: query.applicationUid,
      round: 1,
      missing: 0,
      blocking: 0,
      sections,
      ...round,
    }),
    addReview: ({ body: { applicationUid, review } }) => {
      const open = sections.filter(({ isOpen }) => isOpen);
      const isAll = open.every(({ section }) => review.sections.some((each) => each.section === section));
      if (review.verdict === 'approved' && !isAll) return refuse('review.sectionsUndecided');
      const given = review.sections.map(({ section, verdict }) => ({ section, verdict, reviewerUid }));
      const written = review.sections.map(({ section, reason = null }) => ({ section, reason, reviewerUid }));
      const { note = null, approvalReason = null } = review;
      reasons = writtenReasons({ sections: written, tasks: [{ reviewerUid, note, approvalReason }] });
      const task = reviewTask({ verdict: review.verdict, decidedAt: '2026-10-03T09:00:00.000Z' });
      return change(applicationUid, {
        review: reviewPart({ state: review.verdict, tasks: [task], sections: given }),
        hasReasons: true,
        can: ['application.read'],
      });
    },
    undoReview: ({ body: { applicationUid } }) =>
      change(applicationUid, { review: reviewPart(), can: ['application.read', 'application.review'] }),
  };
}
