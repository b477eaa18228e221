import { FillableApplication, FillData } from '@visawright/contract/extension/fill.ts';
import { ReceiptPage, type Receipt, type SentReceipt } from '@visawright/contract/extension/receipt.ts';
import { z } from 'zod';
import type { KnownPageView, UnknownPageView } from './page-view.ts';

// One application at one portal, from the choice of the application until the person goes on to the next one. Session storage only.
export const Visit = z.object({
  visitUid: z.uuid(),
  startedAt: z.iso.datetime(),
  application: FillableApplication,
  portal: z.string(),
  data: FillData,
  pages: z.array(ReceiptPage),
  reference: z.string().nullable(),
  referenceAt: z.iso.datetime().nullable(),
  isReferenceCorrected: z.boolean(),
  receipt: z.object({ receiptUid: z.uuid(), receivedAt: z.iso.datetime() }).nullable(),
  completedStatus: z.string().nullable(),
});
export type Visit = z.infer<typeof Visit>;

const cut = (text: string, most: number) => (text.length > most ? text.slice(0, most) : text);

export function beginVisit(
  application: FillableApplication,
  portal: string,
  data: FillData,
  now: string,
  uid: string,
): Visit {
  return {
    visitUid: uid,
    startedAt: now,
    application,
    portal,
    data,
    pages: [],
    reference: null,
    referenceAt: null,
    isReferenceCorrected: false,
    receipt: null,
    completedStatus: null,
  };
}

// What the receipt says about a page. null: nothing was typed on it.
export function receiptPage({ page, fields, filledAt, readAt }: KnownPageView): ReceiptPage | null {
  if (filledAt === null || readAt === null) return null;
  return {
    page: page.id,
    title: cut(page.title, 300),
    filledAt,
    readAt,
    fields: fields
      .filter(({ outcome }) => outcome !== 'toType')
      .slice(0, 600)
      .map(({ planned, outcome, typed, found, times }) => ({
        control: planned.control,
        label: cut(planned.label, 300),
        question: planned.question,
        outcome: outcome === 'typed' || outcome === 'toType' ? 'differs' : outcome, // typed, but never read back
        typed: typed === null ? null : cut(typed, 4_000),
        found: outcome === 'personal' || found === null ? null : cut(found, 4_000),
        times,
      })),
  };
}

export const unknownReceiptPage = ({ page, skeleton, seenAt }: UnknownPageView): ReceiptPage => ({
  page: cut(page?.id ?? skeleton.path, 80),
  title: cut(page?.title ?? skeleton.title, 300),
  filledAt: null,
  readAt: seenAt,
  fields: skeleton.controls.map(({ ref, label }) => ({
    control: ref,
    label,
    question: null,
    outcome: 'unknown',
    typed: null,
    found: null,
    times: 0,
  })),
});

// The same page again, for instance after the portal lost its session: the last state counts.
export function withPage(visit: Visit, page: ReceiptPage): Visit {
  const at = visit.pages.findIndex((each) => each.page === page.page);
  const before = visit.pages[at];
  if (before === undefined) return { ...visit, pages: [...visit.pages, page].slice(0, 60) };
  if (page.filledAt === null && before.filledAt !== null) return visit; // seen changed later; what was filled stays reported
  return { ...visit, pages: visit.pages.with(at, page) };
}

export function withReference(visit: Visit, reference: string, at: string, isCorrected: boolean): Visit {
  const isCorrectedBefore = !isCorrected && visit.isReferenceCorrected; // what the person wrote is not replaced by the page
  if (isCorrectedBefore || (visit.reference === reference && !isCorrected)) return visit;
  return { ...visit, reference: cut(reference.trim(), 60), referenceAt: at, isReferenceCorrected: isCorrected };
}

export const withReceipt = (visit: Visit, { receiptUid, receivedAt }: Receipt): Visit => ({
  ...visit,
  receipt: { receiptUid, receivedAt },
});

// How often each field of a page was filled before in this visit.
export const timesOf = (visit: Visit | null, page: string): Record<string, number> =>
  Object.fromEntries(
    (visit?.pages.find((each) => each.page === page)?.fields ?? []).map(({ control, times }) => [control, times]),
  );

export const sentReceipt = (visit: Visit, extensionVersion: string): SentReceipt => ({
  applicationUid: visit.application.applicationUid,
  visitUid: visit.visitUid,
  portal: visit.portal,
  packNumber: visit.data.pack.pack.number,
  packSha256: visit.data.pack.sha256,
  formVersion: visit.data.formVersion,
  extensionVersion,
  startedAt: visit.startedAt,
  reference: visit.reference,
  pages: visit.pages,
});

export interface VisitCounts {
  readonly filledPages: number;
  readonly unknownPages: number;
  readonly typed: number;
  readonly equal: number;
  readonly differing: number;
  readonly again: number; // filled more than once
  readonly personal: number;
}

export function visitCounts({ pages }: Pick<Visit, 'pages'>): VisitCounts {
  const fields = pages.flatMap((page) => page.fields);
  const count = (test: (field: (typeof fields)[number]) => boolean) => fields.filter(test).length;
  return {
    filledPages: pages.filter(({ filledAt }) => filledAt !== null).length,
    unknownPages: pages.filter(({ filledAt }) => filledAt === null).length,
    typed: count(({ typed }) => typed !== null),
    equal: count(({ outcome }) => outcome === 'equal'),
    differing: count(({ outcome }) => outcome === 'differs' || outcome === 'refused'),
    again: count(({ times }) => times > 1),
    personal: count(({ outcome }) => outcome === 'personal'),
  };
}
