import type { PageView } from '../../visit/page-view.ts';

// The portal's confirmation: a page with a reference number and nothing to fill in.
export const isFinished = (page: PageView): boolean =>
  page.is === 'known' && page.page.reference !== null && page.fields.every(({ planned }) => planned.state !== 'write');
