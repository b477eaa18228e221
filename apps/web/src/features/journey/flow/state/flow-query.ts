import { countryFrom, type CountryOption } from '@visawright/contract/platform/country.ts';
import { deepLink, isDeepLink } from '@visawright/contract/platform/deep-link.ts';
import { toStoredDate } from '../../../../lib/dates/dates.ts';
import type { FlowCountry, FlowState } from './flow-store.ts';

const asFlowCountry = (option: CountryOption | undefined): FlowCountry | null =>
  option ? { country: option.label, countryISO: option.value } : null;

export const flowCountry = (parameter: string | null | undefined) => asFlowCountry(countryFrom(parameter));

type Named = keyof typeof deepLink.aliases;

function word(query: URLSearchParams, name: string): string | null {
  const aliases: readonly string[] = deepLink.aliases[name as Named] ?? [];
  for (const each of [name, ...aliases]) {
    const value = query.get(each)?.trim();
    if (value) return value;
  }
  return null;
}

// Missing parameters are omitted, so that they never overwrite known values.
export function flowFromQuery(query: URLSearchParams): Partial<FlowState> {
  const message: Partial<FlowState> = {
    category: word(query, 'category'),
    fromCountry: flowCountry(word(query, 'fromCountry')),
    toCountry: flowCountry(word(query, 'toCountry')),
    nationality: flowCountry(word(query, 'nationality')),
    fromDate: toStoredDate(word(query, 'fromDate')),
    toDate: toStoredDate(word(query, 'toDate')),
    visaType: word(query, 'visaType'),
    visaDuration: word(query, 'visaDuration'),
  };
  if (isDeepLink(query)) {
    message.applicationCreationKey = word(query, 'applicationCreationKey');
    message.premiumVerificationKey = word(query, 'premiumVerificationKey');
  }
  return Object.fromEntries(Object.entries(message).filter(([, value]) => value !== null));
}

// Keys and ids count only in a complete deep link; otherwise the page reloads with the remaining query.
const onlyInDeepLink = ['applicationCreationKey', 'premiumVerificationKey', 'applicantUid', 'agencyUid'];

export function remainingAddress(path: string, query: URLSearchParams): string | null {
  if (path !== deepLink.path || isDeepLink(query)) return null;
  const rest = new URLSearchParams(
    [...query].filter(([name, value]) => !onlyInDeepLink.includes(name) && value.trim()),
  );
  if (rest.size === query.size) return null;
  return rest.size ? `${path}?${rest}` : path;
}
