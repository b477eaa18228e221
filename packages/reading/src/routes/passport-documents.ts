import type { ReadDocument, ReadValue } from '../engine.types.ts';
import type { PageReading } from './page-reading.types.ts';

interface Draft {
  document: ReadDocument;
  hasFront: boolean;
  hasBack: boolean;
}

const numberOf = (values: Readonly<Record<string, ReadValue>>) => values.passportNumber?.value;

const passport = (outcome: ReadDocument['categoryOutcome'], pages: readonly number[]) =>
  ({ category: 'Passport', categoryOutcome: outcome, kind: 'Indian passport', pages }) as const;

// Front and back of one passport are one document, whichever comes first. Pages that are no passport's are passed over.
export function passportDocuments(readings: readonly PageReading[]): ReadDocument[] {
  const drafts: Draft[] = [];
  for (const { page, front, back, isZoneless } of readings) {
    const pages = [page.page];
    if (front) {
      const document: ReadDocument = {
        ...passport(front.isSure ? 'accept' : 'confirm', pages),
        kind: front.kind,
        mrz: front.lines,
        values: { ...back?.values, ...front.values },
      };
      const waiting = drafts.find(
        (each) => !each.hasFront && each.hasBack && numberOf(each.document.values) === numberOf(front.values),
      );
      if (waiting && !back) {
        waiting.document = {
          ...document,
          pages: [...waiting.document.pages, ...pages],
          values: { ...waiting.document.values, ...front.values },
        };
        waiting.hasFront = true;
      } else drafts.push({ document, hasFront: true, hasBack: back !== undefined });
    } else if (back) {
      const number = numberOf(back.values);
      const owner = drafts.find(
        (each) => each.hasFront && !each.hasBack && (number === undefined || number === numberOf(each.document.values)),
      );
      if (owner) {
        const { document } = owner;
        owner.document = {
          ...document,
          pages: [...document.pages, ...pages],
          values: { ...back.values, ...document.values },
        };
        owner.hasBack = true;
      } else {
        const document: ReadDocument = { ...passport(back.isSure ? 'accept' : 'confirm', pages), values: back.values };
        drafts.push({ document, hasFront: false, hasBack: true });
      }
    } else if (isZoneless) {
      const last = drafts.at(-1);
      if (last && !last.hasFront && !last.hasBack)
        last.document = { ...last.document, pages: [...last.document.pages, ...pages] };
      else drafts.push({ document: { ...passport('confirm', pages), values: {} }, hasFront: false, hasBack: false });
    }
  }
  return drafts.map(({ document }) => document);
}
