import { foil } from '../../layouts/visa/foil.ts';
import { notice } from '../../layouts/visa/notice.ts';
import { sticker } from '../../layouts/visa/sticker.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { daysLater } from '../../facts/days.ts';
import { dayBefore } from '../../parts/day.ts';
import { states, type State } from '../../parts/states.ts';

export interface VisaFacts extends DocumentFacts {
  readonly person: Person;
  readonly state: State;
  readonly post: string;
  readonly stay: number; // days
  readonly several: boolean;
  readonly nationality?: string; // as a grant letter prints it; absent: INDIA
}

const several = ['MULT', 'MULTIPLE', 'M', 'Multiple entries', 'Multiple entry'];
const once = ['01', '1', 'SINGLE', 'ONE', 'Single entry'];

export const previousOrCurrentVisa: DocumentSpecimenKind<VisaFacts> = {
  category: 'Proof of Status',
  kind: 'Previous or current visa',
  facts(random, person) {
    const state = random.pick(states);
    const issueDate = dayBefore(random, '2019-02-01', 20);
    const validFrom = daysLater(issueDate, random.pick([0, 3, 14, 30]));
    const visaType = random.pick(state.visaTypes);
    const many = visaType.startsWith('SINGLE') ? false : visaType.startsWith('MULTIPLE') || random.chance(0.6);
    return {
      person,
      state,
      post: random.pick(['New Delhi', 'Mumbai', 'Chennai', 'Kolkata', 'Bengaluru', 'Hyderabad']),
      stay: random.pick([15, 30, 45, 90]),
      several: many,
      values: {
        visaNumber:
          state.code === 'USA'
            ? random.digits(8)
            : random.pick([random.digits(9), `${random.letters(1)}${random.digits(8)}`]),
        visaType,
        issuingCountry: state.code,
        issueDate,
        validFrom,
        validUntil: daysLater(validFrom, random.pick([44, 89, 180, 364, 729, 1825])),
        entries: many ? 'multiple' : 'single',
        fingerprintsDate: daysLater(issueDate, -random.whole(4, 25)),
      },
      also: {
        entries: many ? several : once,
        visaType: [`Type ${visaType}`, visaType.split(' (')[0]!, visaType.replaceAll('/', '')],
      },
    };
  },
  layouts: [sticker, foil, notice],
};
