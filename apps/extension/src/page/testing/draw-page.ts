import type { PageControl } from '@visawright/contract/extension/page-skeleton.ts';
import { collectSkeleton } from '../collect/collect-skeleton.ts';

// The part of the document in which a test draws its page; what the test before left there is removed.
export function drawPage(html: string): HTMLElement {
  document.body.innerHTML = '';
  document.body.dir = '';
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
  return page;
}

export const collected = () => collectSkeleton(document);

export function collectControls(): readonly PageControl[] {
  return collectSkeleton(document).skeleton.controls;
}

export const labels = (): readonly string[] => collectControls().map(({ label }) => label);
