import { factWorklist } from '@visawright/contract/forms/fact-order.ts';
import type { FactLine } from '@visawright/contract/forms/facts.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import type { Handler } from '../../platform/http/call.ts';
import { todayInRealm } from '../catalogue/verifications.queries.ts';
import { realmLines } from './realm-lines.ts';

const pageSize = 50;
const hindiNames = new Intl.DisplayNames(['hi'], { type: 'region', fallback: 'none' });

function matches({ formId, key, source, note }: FactLine, search: string): boolean {
  const place = findDestination(formId);
  const text = [formId, place?.country, place && hindiNames.of(place.iso2), key, source?.title, note];
  const all = text.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

export const listFacts: Handler<'listFacts'> = async ({ db }, { query }) => {
  const { search = '', from = '0', limit = String(pageSize), ...narrowing } = query;
  const all = (await realmLines(db)).map(({ shown }) => shown);
  const found = factWorklist(all, narrowing).filter((line) => matches(line, search));
  return {
    today: await todayInRealm(db),
    items: found.slice(Number(from), Number(from) + Number(limit)),
    total: found.length,
    due: all.filter(({ isDue }) => isDue).length,
  };
};
