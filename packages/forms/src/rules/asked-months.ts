import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { checklistFor } from '../checklist.ts';
import type { Form } from '../form-schema.ts';

// "Bank statements, last 3-6 months" asks for three at least; null where the checklist names no number.
export function askedMonths(form: Form, group: VisaGroup, papers: RegExp): number | null {
  const { required, recommended } = checklistFor(form, group);
  const item = [...required, ...recommended].find(({ title }) => papers.test(title));
  const number = /(\d+)(?:\s*[-–]\s*\d+)?\s*months/i;
  const found = item && (number.exec(item.title) ?? number.exec(item.hint));
  return found ? Number(found[1]) : null;
}
