import type { AnswerProposal } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '../form/form-schema.ts';
import { findValue, isOwnerAsked, textOf, toFoundValue, type FoundValue } from './found-value.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';
import { ownAccounts } from './own-accounts.ts';
import type { PrefillContext } from './prefill-context.ts';

type Known = Pick<FoundValue, 'value' | 'source' | 'isSure'>;
type Know = (context: PrefillContext) => Known | undefined;

const entered = (from: 'application' | 'profile', name: string, value: string | undefined): Known | undefined =>
  value ? { value, source: { from, name: `${from}.${name}`, value }, isSure: true } : undefined;

// Nothing follows from a document while it is asked whose it is.
const ofCategory = ({ documents }: PrefillContext, category: string) =>
  documents.filter((document) => document.category === category && !isOwnerAsked(document));

// The phone registered for the own account, or the contact phone of the booking, which may be someone else's.
function ownPhone(context: PrefillContext): Known | undefined {
  const found = (documents: readonly DocumentEvidence[], field: string, isOwn: boolean) =>
    documents.flatMap((document) => {
      const source = findValue(document, field);
      return source
        ? [toFoundValue(`${document.category}.${field}`, document, source, source.value.trim(), isOwn)]
        : [];
    });
  return [
    ...found(ownAccounts(context), 'accountHolderPhone', true),
    ...found(ofCategory(context, 'Proof of Travel'), 'contactPhone', false),
  ].find(({ value }) => /^\+?[\d ()-]{8,}$/.test(value));
}

// An account in the own name pays for the trip, unless a sponsor or an inviter says that they do.
function ownCosts(context: PrefillContext): Known | undefined {
  const isPaidByOther = ofCategory(context, 'Letter').some(
    (letter) => textOf(letter, 'sponsorName') !== undefined || textOf(letter, 'inviterName') !== undefined,
  );
  const [account] = ownAccounts(context);
  if (isPaidByOther || !account) return undefined;
  return toFoundValue('Proof of Funds.accountHolderName', account, findValue(account, 'accountHolderName')!, 'Myself');
}

// One ticket there, besides those home: the traveller enters once.
function oneEntry(context: PrefillContext): Known | undefined {
  const arrives = (document: DocumentEvidence) => textOf(document, 'arrivalDate');
  const tickets = ofCategory(context, 'Proof of Travel')
    .filter((document) => arrives(document) !== undefined)
    .toSorted((a, b) => (arrives(a)! < arrives(b)! ? -1 : 1));
  const home = tickets[0] && textOf(tickets[0], 'originAirport');
  const [ticket, ...more] = tickets.filter(
    (each) => each === tickets[0] || home === undefined || textOf(each, 'arrivalAirport') !== home,
  );
  if (!ticket || more.length > 0) return undefined;
  return toFoundValue('Proof of Travel.arrivalDate', ticket, findValue(ticket, 'arrivalDate')!, 'Single entry');
}

// Answers that follow from the trip, the profile and the documents, so that nobody is asked for them.
const rules: Readonly<Record<string, Know>> = {
  // Applying at home: other cases are asked.
  residesOutsideNationality: ({ application: { nationality, visaFrom } }) =>
    nationality && nationality === visaFrom ? entered('application', 'visaFrom', 'No') : undefined,
  applicationPlace: ({ profile }) => entered('profile', 'address.city', profile['address.city']),
  applicationDate: ({ application: { today } }) => entered('application', 'today', today),
  // Without an agency the traveller fills in the form, and nobody else does.
  filledByOther: ({ application: { preparedBy } }) =>
    preparedBy === 'traveller' ? entered('application', 'preparedBy', 'No') : undefined,
  mobilePhone: ownPhone,
  costCoveredBy: ownCosts,
  numberOfEntries: oneEntry,
};

export const isKnownField = (fieldId: string): boolean => fieldId in rules;

export function knownValue({ id, options }: Field, context: PrefillContext): AnswerProposal | undefined {
  const found = rules[id]?.(context);
  if (found && options && !options.includes(found.value)) return undefined; // the same question with other choices
  return found && { certain: found.isSure, choices: [{ value: found.value, sources: [found.source] }] };
}
