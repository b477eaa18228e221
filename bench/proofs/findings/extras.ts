import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { day } from './calendar.ts';
import type { TravelDates, Values } from './draft.ts';
import type { Traveller } from './traveller.ts';
import { today } from './today.ts';

type Extra = [string | null, Values];

// Documents that a destination asks in addition to the usual ones. A null kind is a letter of unknown kind.
export function extrasOf(destination: string, group: VisaGroup, { written }: Traveller, trip: TravelDates): Extra[] {
  const invitation: Extra = [
    'Invitation letter',
    { inviterOrganisation: 'Arden GmbH', visitFrom: trip.from, visitTo: trip.to, letterDate: day(today, -20) },
  ];
  const admission: Extra = [
    'Admission or offer letter',
    {
      studentName: written,
      institutionName: 'Hochschule Weserland',
      courseStartDate: day(trip.from, 2),
      courseEndDate: trip.to,
    },
  ];
  const guarantee: Extra = [
    'Sponsorship letter or affidavit',
    { sponsorName: 'Budi Santoso', letterDate: day(today, -9) },
  ];
  const employerLetter: Extra = [
    'Employment / NOC / leave letter',
    { employeeName: written, letterDate: day(today, -12) },
  ];
  const other: Extra = ['Other document', { title: 'Form' }];
  const usVisa: Extra = [
    'Previous or current visa',
    { issuingCountry: 'USA', validFrom: '2024-05-02', validUntil: '2034-05-01' },
  ];
  return [
    ...(group === 'Business' ? [invitation, employerLetter] : []),
    ...(group === 'Student' ? [admission] : []),
    ...(destination === 'germany' ? [[null, { title: 'Declaration' }] as Extra] : []),
    ...(destination === 'indonesia' && group !== 'Tourism' ? [guarantee] : []),
    ...(destination === 'oman' && group === 'Tourism' ? [usVisa] : []),
    ...(['canada', 'singapore'].includes(destination) ? [other] : []),
    ...(group === 'Student'
      ? ([
          ['Medical or TB certificate', { name: written, issueDate: day(today, -30) }],
          ['Academic transcript or test score', { name: written, issueDate: '2024-06-30' }],
        ] as Extra[])
      : []),
  ];
}
