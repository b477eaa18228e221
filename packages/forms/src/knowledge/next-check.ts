import { daysLater } from '@visawright/contract/dates/days.ts';
import type { FactKind } from '@visawright/contract/forms/fact-kinds.ts';
import type { Provenance } from '../form/provenance/provenance-schema.ts';

// Amounts and times change every year or more often; the questions of a form seldom.
const daysUntilCheck: Readonly<Record<FactKind, number>> = {
  fee: 180,
  time: 180,
  advice: 180,
  document: 270,
  passport: 365,
  photo: 365,
  singleName: 365,
  visaType: 365,
  question: 365,
  site: 365,
};
const daysIfUncertain = 60; // a fact of low confidence, or without a source

// null: it was never checked and is due now.
export function nextCheck(kind: FactKind, { checkedOn, confidence, source }: Provenance): string | null {
  if (checkedOn === null) return null;
  const isUncertain = confidence === 'low' || source === null;
  return daysLater(checkedOn, isUncertain ? daysIfUncertain : daysUntilCheck[kind]);
}
