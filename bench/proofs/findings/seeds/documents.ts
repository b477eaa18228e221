import { add, drop, find, set } from '../draft.ts';
import { seeds, type Seeds } from '../seed.types.ts';

export const documentSeeds: Seeds[] = [
  {
    rule: 'document-missing',
    base: { destination: 'italy' },
    faults: [
      ...seeds(
        [
          'Travel insurance policy',
          'Hotel booking',
          'Flight e-ticket or reservation',
          'Day-wise itinerary',
          'Cover letter',
          'Bank statement',
          'ITR-V acknowledgement',
          'Applicant photo',
          'Salary slip',
        ],
        (kind) => `without ${kind}`,
        (draft, kind) => drop(draft, kind),
      ),
      {
        name: 'a self-employed person’s registration',
        base: { traveller: 2 },
        apply: (draft) => {
          draft.values['employmentStatus'] = 'Self-employed';
          drop(draft, 'GST registration certificate');
        },
      },
      {
        name: 'a student’s admission',
        base: { destination: 'france', group: 'Student' },
        apply: (draft) => drop(draft, 'Admission or offer letter'),
      },
      {
        name: 'an invitation for business',
        base: { destination: 'canada', group: 'Business' },
        apply: (draft) => drop(draft, 'Invitation letter'),
      },
      {
        name: 'a child’s birth certificate',
        apply: (draft) => {
          draft.context['derived.isMinor'] = 'Yes';
        },
      },
      {
        name: 'another traveller’s insurance',
        apply: (draft) => {
          find(draft, 'Travel insurance policy').belonging = 'other';
        },
      },
    ],
    near: [
      {
        name: 'Form 16 instead of ITR-V',
        apply: (draft) => {
          drop(draft, 'ITR-V acknowledgement');
          add(draft, 'Form 16', { name: draft.traveller.written });
        },
      },
      {
        name: 'insurance of an unknown kind',
        apply: (draft) => {
          find(draft, 'Travel insurance policy').kind = null;
        },
      },
      {
        name: 'a host’s letter instead of a hotel',
        apply: (draft) => {
          drop(draft, 'Hotel booking');
          add(draft, 'Invitation letter', { visitFrom: '2027-01-18', visitTo: '2027-01-29', letterDate: '2026-11-01' });
        },
      },
      { name: 'no salary slips, self-employed', base: { traveller: 2 }, apply: () => undefined },
      {
        name: 'no insurance where none is required',
        base: { destination: 'uk' },
        apply: (draft) => drop(draft, 'Travel insurance policy'),
      },
      {
        name: 'with a child’s certificate and consent',
        apply: (draft) => {
          draft.context['derived.isMinor'] = 'Yes';
          add(draft, 'Birth certificate', {
            childName: draft.traveller.written,
            dateOfBirth: draft.traveller.dateOfBirth,
          });
          add(draft, 'Student ID or bonafide certificate', { studentName: draft.traveller.written });
        },
      },
      {
        name: 'two insurances',
        apply: (draft) => {
          add(draft, 'Travel insurance policy', { insuredName: draft.traveller.written });
        },
      },
    ],
  },
  {
    rule: 'document-unreadable',
    base: { destination: 'swiz' },
    faults: seeds(
      ['blur', 'glare', 'cutEdge', 'tooSmall', 'tooDark', 'unreadable'],
      (cause) => cause,
      (draft, cause) => {
        find(draft, 'Hotel booking').retake = [cause];
      },
    ),
    near: [
      ...seeds(
        ['Hotel booking', 'Cover letter', 'Bank statement', 'Travel insurance policy'],
        (kind) => `${kind} to be confirmed, not retaken`,
        (draft, kind) => {
          for (const value of find(draft, kind).values) value.outcome = 'confirm';
        },
      ),
      {
        name: 'a photo without a kind',
        apply: (draft) => {
          find(draft, 'Applicant photo').kind = null;
        },
      },
    ],
  },
  {
    rule: 'document-of-another',
    base: { destination: 'portugal' },
    faults: seeds(
      ['Hotel booking', 'Travel insurance policy', 'Bank statement', 'Aadhaar', 'Flight e-ticket or reservation'],
      (kind) => kind,
      (draft, kind) => {
        find(draft, kind).belonging = 'other';
      },
    ),
    near: seeds(
      ['Hotel booking', 'Travel insurance policy', 'Bank statement', 'Aadhaar', 'Applicant photo'],
      (kind) => `${kind}, unclear whose`,
      (draft, kind) => {
        find(draft, kind).belonging = 'unclear';
      },
    ),
  },
  {
    rule: 'document-dates',
    base: { destination: 'netherlands' },
    faults: [
      ...seeds(
        [
          ['Hotel booking', 'checkInDate', 'checkOutDate'],
          ['Travel insurance policy', 'startDate', 'endDate'],
          ['Bank statement', 'statementFrom', 'statementTo'],
          ['Employment / NOC / leave letter', 'leaveFrom', 'leaveTo'],
          ['Cover letter', 'travelFrom', 'travelTo'],
          ['Day-wise itinerary', 'travelFrom', 'travelTo'],
        ] as const,
        ([kind]) => kind,
        (draft, [kind, first, last]) => set(draft, kind, { [first]: '2027-02-02', [last]: '2027-02-01' }),
      ),
    ],
    near: [
      ...seeds(
        [
          ['Hotel booking', 'checkInDate', 'checkOutDate'],
          ['Travel insurance policy', 'startDate', 'endDate'],
          ['Employment / NOC / leave letter', 'leaveFrom', 'leaveTo'],
          ['Cover letter', 'travelFrom', 'travelTo'],
          ['Day-wise itinerary', 'travelFrom', 'travelTo'],
        ] as const,
        ([kind]) => `${kind}, one day`,
        (draft, [kind, first, last]) => set(draft, kind, { [first]: '2027-02-02', [last]: '2027-02-02' }),
      ),
    ],
  },
];
