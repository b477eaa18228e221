import type { PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { PageDifference } from '@visawright/packs/pages/match-page.ts';
import type { FillProgress, FillResult, ReadValue } from '../messages/page-messages.ts';
import { filledField, readField, replanned, type FieldState } from './field-state.ts';
import type { Looked } from './look-at-page.ts';

export interface KnownPageView {
  readonly is: 'known';
  readonly page: PackPage;
  readonly fields: readonly FieldState[];
  readonly stage: 'ready' | 'filling' | 'stopped' | 'readBack';
  readonly progress: (FillProgress & { readonly control: string }) | null;
  readonly clock: number | null; // seconds left, as the portal shows it
  readonly filledAt: string | null;
  readonly readAt: string | null;
}

export interface UnknownPageView {
  readonly is: 'unknown';
  readonly page: PackPage | null; // the page of the pack that it resembles
  readonly skeleton: PageSkeleton;
  readonly differences: readonly PageDifference[];
  readonly seenAt: string;
  readonly report: 'no' | 'sending' | 'sent';
}

// none: no page of a portal in front. nothing: a page of the portal without fields.
export type PageView = { readonly is: 'none' } | { readonly is: 'nothing' } | UnknownPageView | KnownPageView;

export type PageEvent =
  | { readonly type: 'left' }
  | {
      readonly type: 'looked';
      readonly looked: Looked;
      readonly skeleton: PageSkeleton;
      readonly at: string;
      readonly isNewDocument: boolean;
      readonly times: Readonly<Record<string, number>>; // of earlier fillings of the same page in this visit
    }
  | { readonly type: 'clock'; readonly secondsLeft: number | null }
  | { readonly type: 'began' }
  | { readonly type: 'progress'; readonly progress: FillProgress }
  | { readonly type: 'filled'; readonly results: readonly FillResult[] } // refs of the last look
  | { readonly type: 'stopped'; readonly at: string }
  | {
      readonly type: 'read';
      readonly values: readonly ReadValue[];
      readonly skeleton: PageSkeleton;
      readonly at: string;
    }
  | { readonly type: 'corrected'; readonly control: string }
  | { readonly type: 'report'; readonly report: UnknownPageView['report'] };

type Looking = Extract<PageEvent, { type: 'looked' }>;

const formOf = ({ origin, path, controls }: PageSkeleton) =>
  JSON.stringify([origin, path, controls.map(({ label, kind, name }) => [label, kind, name])]);

function seeUnknown(view: PageView, page: PackPage | null, event: Looking): UnknownPageView {
  const { looked, skeleton, at } = event;
  const isSame = view.is === 'unknown' && formOf(view.skeleton) === formOf(skeleton);
  const differences = looked.is === 'changed' ? looked.differences : [];
  return {
    is: 'unknown',
    page,
    skeleton,
    differences,
    seenAt: isSame ? view.seenAt : at,
    report: isSame ? view.report : 'no',
  };
}

function look(view: PageView, event: Looking): PageView {
  const { looked } = event;
  if (looked.is === 'nothing') return { is: 'nothing' };
  if (looked.is === 'unlisted') return seeUnknown(view, null, event);
  if (looked.is === 'changed') return seeUnknown(view, looked.page, event);
  const { page, plan } = looked;
  const isSame = view.is === 'known' && view.page.id === page.id;
  // A page that was loaded again begins anew, except while we fill it: some portals reload after a choice.
  const before = isSame && (!event.isNewDocument || view.stage === 'filling') ? view : null;
  const fields = plan.map((planned) =>
    replanned(
      before?.fields.find((each) => each.planned.control === planned.control),
      planned,
      event.times[planned.control] ?? 0,
    ),
  );
  if (before) return { ...before, page, fields };
  return { is: 'known', page, fields, stage: 'ready', progress: null, clock: null, filledAt: null, readAt: null };
}

function withFields(view: KnownPageView, change: (field: FieldState) => FieldState): KnownPageView {
  return { ...view, fields: view.fields.map(change) };
}

function read(view: KnownPageView, { values, skeleton, at }: Extract<PageEvent, { type: 'read' }>): KnownPageView {
  const found = new Map(values.map((value) => [value.ref, value]));
  const controls = new Map(skeleton.controls.map((control) => [control.ref, control]));
  const next = withFields(view, (field) => {
    const [value, control] = [found.get(field.planned.ref), controls.get(field.planned.ref)];
    return value && control ? readField(field, value, control) : field;
  });
  const isFilled = next.fields.some(({ typed }) => typed !== null);
  return {
    ...next,
    stage: view.stage === 'stopped' ? 'stopped' : 'readBack',
    progress: null,
    readAt: isFilled ? at : null,
  };
}

export function pageReducer(view: PageView, event: PageEvent): PageView {
  if (event.type === 'left') return { is: 'none' };
  if (event.type === 'looked') return look(view, event);
  if (view.is === 'unknown') return event.type === 'report' ? { ...view, report: event.report } : view;
  if (view.is !== 'known') return view;
  switch (event.type) {
    case 'clock':
      return { ...view, clock: event.secondsLeft };
    case 'began':
      return { ...view, stage: 'filling', progress: null };
    case 'progress': {
      const field = view.fields.find(({ planned }) => planned.ref === event.progress.ref);
      return field ? { ...view, progress: { ...event.progress, control: field.planned.control } } : view;
    }
    case 'filled': {
      const results = new Map(event.results.map((result) => [result.ref, result]));
      return withFields(view, (field) => {
        const result = results.get(field.planned.ref);
        return result ? filledField(field, result) : field;
      });
    }
    case 'stopped':
      return { ...view, stage: 'stopped', progress: null, filledAt: event.at };
    case 'read':
      return { ...read(view, event), filledAt: view.filledAt ?? event.at };
    case 'corrected':
      return withFields(view, (field) =>
        field.planned.control === event.control && field.outcome === 'equal' ? { ...field, corrected: true } : field,
      );
    default:
      return view;
  }
}
