import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistFor } from '../../checklist/checklist.ts';
import type { Form } from '../../form/form-schema.ts';

// "Bank statements, last 3-6 months" requires at least three; null if the checklist names no number.
export function requiredMonths(form: Form, group: VisaGroup, documents: RegExp): number | null {
  const { required, recommended } = checklistFor(form, group);
  const item = [...required, ...recommended].find(({ title }) => documents.test(title));
  const number = /(\d+)(?:\s*[-–]\s*\d+)?\s*months/i;
  const found = item && (number.exec(item.title) ?? number.exec(item.hint));
  return found ? Number(found[1]) : null;
}
