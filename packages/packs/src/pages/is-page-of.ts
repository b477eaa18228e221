import type { PackPage } from '@visawright/contract/extension/pack.ts';
import type { PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import { foldedText } from './folded-text.ts';

const segments = (path: string) => path.replace(/\/+$/, '').split('/');

function isPath(pattern: string, path: string): boolean {
  const [wanted, found] = [segments(pattern), segments(path)];
  return wanted.length === found.length && wanted.every((each, n) => each === '*' || each === found[n]);
}

// Address and heading are those of the page.
export const isPageOf = ({ path, heading }: PackPage, skeleton: PageSkeleton): boolean =>
  isPath(path, skeleton.path) &&
  (heading === null || [...skeleton.headings, skeleton.title].some((text) => foldedText(text) === foldedText(heading)));
