import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { daysLater } from '@visawright/contract/dates/days.ts';
import type { DemoApplication } from '../../applications/demo-applications.ts';
import type { DemoDocument, DocumentContext } from './demo-document.types.ts';
import { fewestDocuments } from './judge-documents.ts';
import { documentList } from './document-list.ts';

// Drafts have no documents, started applications have some (with mistakes), declared ones are complete.
export function applicationDocuments(
  demoApplication: DemoApplication,
  at: number,
  given: DocumentContext,
): DemoDocument[] {
  if (demoApplication.status === 'draft') return [];
  const whole = fewestDocuments(given, documentList(given));
  if (!isEditable(demoApplication.status) || demoApplication.wasDeclared) return whole;
  const partial = whole.slice(0, Math.min(whole.length - 1, 3 + (at % 4) * 2));
  return at % 2 === 0 ? partial.map(endingEarly) : partial;
}

// Insurance that ends two days before the journey does.
const endingEarly = (document: DemoDocument): DemoDocument =>
  document.kind === 'Travel insurance policy'
    ? { ...document, values: { ...document.values, endDate: daysLater(document.values['endDate']!, -2) } }
    : document;
