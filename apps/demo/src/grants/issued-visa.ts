import { daysBetween, daysLater } from '@visawright/contract/dates/days.ts';
import type { VisaFacts } from '@visawright/specimens/documents/kinds/proof-of-status/previous-or-current-visa.ts';
import { notice } from '@visawright/specimens/documents/layouts/visa/notice.ts';
import { penFor } from '@visawright/specimens/documents/printing/pen.ts';
import { getState } from '@visawright/specimens/documents/parts/states.ts';
import { printDocument } from '@visawright/specimens/documents/printing/press.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import type { DocumentContext } from '../documents/content/demo-document.types.ts';
import type { DrawnFile } from '../documents/drawn-file.ts';

const types: Readonly<Record<string, string>> = { ESP: 'C', JPN: 'TEMPORARY VISITOR' };

// Two digits swapped: easy to overlook, but an airline would refuse boarding.
const mistyped = (number: string) => `${number.slice(0, -2)}${number.at(-1)}${number.at(-2)}`;

// The issued visa: as requested, or with a wrong passport number and too short a stay.
export async function issuedVisa(given: DocumentContext, isWrong: boolean): Promise<DrawnFile> {
  const { person, form, from, to, today } = given;
  const random = randomOf('issued visa', person.passportNumber);
  const alpha3 = form.destinationAlpha3;
  const nights = daysBetween(from, to);
  const holder = isWrong ? { ...person, passportNumber: mistyped(person.passportNumber) } : person;
  const [stay, issueDate] = [nights + 1 + (isWrong ? -3 : 4), daysLater(today, -4)];
  const values = {
    visaNumber: `${random.letters(1)}${random.digits(8)}`,
    visaType: types[alpha3] ?? 'C',
    issuingCountry: alpha3,
    issueDate,
    validFrom: daysLater(from, -2),
    validUntil: daysLater(to, isWrong ? -2 : 13),
    entries: 'single',
    fingerprintsDate: daysLater(today, -30),
  };
  const facts: VisaFacts = { person: holder, state: getState(alpha3), post: 'Mumbai', stay, several: false, values };
  const { pdf } = await printDocument(notice.draw(facts, penFor(facts, random)));
  return { bytes: pdf, mediaType: 'application/pdf' };
}
