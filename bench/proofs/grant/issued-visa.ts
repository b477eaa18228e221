import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { VisaFacts } from '@visawright/specimens/documents/kinds/proof-of-status/previous-or-current-visa.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { getState, type State } from '@visawright/specimens/documents/parts/states.ts';
import { randomOf } from '@visawright/specimens/random.ts';
import { day } from '../findings/calendar.ts';

const own = (code: string, name: string, visaTypes: string[]): State => ({
  code,
  name,
  tongue: 'en',
  visaTypes,
  permitTypes: [],
  office: '',
});

// The issuing state of a destination and its visa type for tourists.
const issuers: Partial<Record<DestinationId, { state: State; visaType: string }>> = {
  germany: { state: getState('DEU'), visaType: 'C' },
  france: { state: getState('FRA'), visaType: 'C' },
  italy: { state: getState('ITA'), visaType: 'C' },
  spain: { state: getState('ESP'), visaType: 'C' },
  netherlands: { state: getState('NLD'), visaType: 'C' },
  uk: { state: getState('GBR'), visaType: 'STANDARD VISITOR' },
  canada: { state: getState('CAN'), visaType: 'V-1' },
  australia: { state: getState('AUS'), visaType: 'Visitor (subclass 600)' },
  singapore: { state: getState('SGP'), visaType: 'MULTIPLE JOURNEY VISA' },
  japan: { state: getState('JPN'), visaType: 'TEMPORARY VISITOR' },
  vietnam: { state: own('VNM', 'Vietnam', ['TOURIST']), visaType: 'TOURIST' },
  indonesia: { state: own('IDN', 'Indonesia', ['TOURIST']), visaType: 'TOURIST' },
  azerbaijan: { state: own('AZE', 'Azerbaijan', ['TOURIST']), visaType: 'TOURIST' },
};

export const trip = { from: '2027-03-10', to: '2027-03-21' };

// A correct visa: for this person, this passport and these dates, with some margin.
export function issuedVisa(seed: number, destination: DestinationId): VisaFacts {
  const person = personOf(seed);
  const random = randomOf('issued', seed, destination);
  const { state, visaType } = issuers[destination]!;
  return {
    person,
    state,
    post: 'New Delhi',
    stay: 20,
    several: visaType.startsWith('MULTIPLE'),
    values: {
      visaNumber: random.digits(9),
      visaType,
      issuingCountry: state.code,
      issueDate: day(trip.from, -24),
      validFrom: day(trip.from, -4),
      validUntil: day(trip.to, 15),
      entries: visaType.startsWith('MULTIPLE') ? 'multiple' : 'single',
      fingerprintsDate: day(trip.from, -40),
    },
  };
}
