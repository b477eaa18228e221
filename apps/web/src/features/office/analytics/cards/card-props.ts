import type { Analytics } from '@visawright/contract/insight/analytics.ts';
import type { Lists } from '../use-lists.ts';

export interface CardProps {
  readonly numbers: Analytics;
  readonly lists: Lists;
}
