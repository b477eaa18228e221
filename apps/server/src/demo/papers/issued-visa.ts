import { daysLater } from '@visawright/specimens/papers/days.ts';
import type { VisaFacts } from '@visawright/specimens/papers/kinds/previous-or-current-visa.ts';
import { notice } from '@visawright/specimens/papers/layouts/visa/notice.ts';
import { penFor } from '@visawright/specimens/papers/pen.ts';
import { getState } from '@visawright/specimens/papers/parts/states.ts';
import { print } from '@visawright/specimens/papers/press.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import type { DemoPaper, PaperCase } from './demo-paper.ts';
import type { DrawnPaper } from './drawn-paper.ts';

const types: Readonly<Record<string, string>> = { ESP: 'C', JPN: 'TEMPORARY VISITOR' };

// Two digits the other way round: what nobody sees at first and every airline does.
const mistyped = (number: string) => `${number.slice(0, -2)}${number.at(-1)}${number.at(-2)}`;

// The visa that came of it: as it was asked for, or with a wrong passport number and too short a stay.
export async function issuedVisa(given: PaperCase, isWrong: boolean): Promise<{ paper: DemoPaper; drawn: DrawnPaper }> {
  const { person, form, from, to, today } = given;
  const random = randomOf('issued visa', person.passportNumber);
  const alpha3 = form.destinationAlpha3;
  const nights = (Date.parse(to) - Date.parse(from)) / 86_400_000;
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
  const { pdf, places } = await print(notice.draw(facts, penFor(facts, random)));
  const told = {
    ...values,
    holderName: person.fullName.toUpperCase(),
    holderPassportNumber: holder.passportNumber,
    stayDays: String(stay),
  };
  return {
    paper: { kind: 'Previous or current visa', category: 'Proof of Status', fileName: 'visa.pdf', values: told },
    drawn: {
      bytes: pdf,
      mediaType: 'application/pdf',
      values: told,
      places: Object.fromEntries(Object.entries(places).map(([field, [first]]) => [field, first!])),
    },
  };
}
