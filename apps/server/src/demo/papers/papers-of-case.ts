import { isEditable } from '@visawright/contract/application-status.ts';
import { daysLater } from '@visawright/specimens/papers/days.ts';
import type { DemoCase } from '../case-rows.ts';
import type { DemoPaper, PaperCase } from './demo-paper.ts';
import { fewestPapers } from './paper-evidence.ts';
import { paperList } from './paper-list.ts';

// A draft has none; one that was begun has some, and not all of them are right; what was declared is whole.
export function papersOfCase(told: DemoCase, at: number, given: PaperCase): DemoPaper[] {
  if (told.status === 'draft') return [];
  const whole = fewestPapers(given, paperList(given));
  if (!isEditable(told.status) || told.wasDeclared) return whole;
  const begun = whole.slice(0, Math.min(whole.length - 1, 3 + (at % 4) * 2));
  return at % 2 === 0 ? begun.map(endingEarly) : begun;
}

// Cover that ends two days before the journey does.
const endingEarly = (paper: DemoPaper): DemoPaper =>
  paper.kind === 'Travel insurance policy'
    ? { ...paper, values: { ...paper.values, endDate: daysLater(paper.values['endDate']!, -2) } }
    : paper;
