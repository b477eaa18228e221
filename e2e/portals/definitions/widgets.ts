import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { controlOfQuestion } from '../rows/control-of-question.ts';
import { questionsOf } from '../rows/form-questions.ts';
import type { ControlBehaviour, Portal, PortalControl, PortalGroup, PortalPage } from './portal.types.ts';

const destination = 'newZealand';
const questions = questionsOf(await loadForm(destination));

type Extra = Partial<PortalControl> & { readonly dates?: string };

// One control that asks a question of the form of the destination.
function ask(question: string, { dates = 'DD/MM/YYYY', ...more }: Extra = {}): PortalControl {
  const found = questions.get(question);
  if (!found) throw new Error(`${destination} has no question ${question}`);
  return { ...controlOfQuestion(found, { id: `w-${question}`, from: { question }, dates }), ...more };
}

const held = (behaviour: ControlBehaviour, ids: readonly string[], more: Extra = {}) =>
  ids.map((id) => ask(id, { behaviour, ...more }));

const page = (
  id: string,
  title: string,
  groups: readonly PortalGroup[],
  more: Partial<PortalPage> = {},
): PortalPage => ({
  id,
  title,
  path: `/apply/${id}`,
  groups,
  ...more,
});

const cities: Readonly<Record<string, readonly string[]>> = {
  Delhi: ['Dwarka', 'New Delhi', 'Rohini'],
  Gujarat: ['Ahmedabad', 'Surat', 'Vadodara'],
  Karnataka: ['Bengaluru', 'Mangaluru', 'Mysuru'],
  Kerala: ['Kochi', 'Kozhikode', 'Thiruvananthapuram'],
  Maharashtra: ['Mumbai', 'Nagpur', 'Nashik', 'Pune'],
  'Tamil Nadu': ['Chennai', 'Coimbatore', 'Madurai'],
  Telangana: ['Hyderabad', 'Warangal'],
  'West Bengal': ['Howrah', 'Kolkata', 'Siliguri'],
};
const asOptions = (texts: readonly string[]) => texts.map((text) => ({ value: text, text }));

const block = (question: string): PortalGroup => {
  const field = questions.get(question) as Field;
  return {
    title: field.label,
    block: { question, addButton: `Add another: ${field.label}`, firstNumber: 0, most: 8, elementId: `w-${question}` },
    controls: field.fields!.map((item) =>
      controlOfQuestion(item, {
        id: `w-${question}[{n}].${item.id}`,
        from: { question, field: item.id },
        dates: 'DD/MM/YYYY',
      }),
    ),
  };
};

const picture = { types: ['image/jpeg', 'image/png'], maxKilobytes: 1024 };
const file = (id: string, label: string, which: 'photo' | 'passportPage'): PortalControl => ({
  id,
  name: id,
  label,
  kind: 'file',
  required: false,
  maxLength: null,
  pattern: '',
  options: [],
  from: { file: which },
  file: picture,
});

// One page for each family of widgets that online forms are built of.
export const widgets: Portal = {
  id: 'widgets',
  name: 'Widget Practice Portal',
  tagline: 'One page for each kind of control, with the questions of a visitor visa for New Zealand',
  destination,
  code: 'NZL',
  theme: { main: '#2f4858', soft: '#f4f6f8', emblem: 'wave', layout: 'cards' },
  sessionSeconds: 15 * 60,
  isPostback: false,
  pages: [
    page('react', 'Inputs held by React', [
      {
        title: 'Applicant',
        controls: held('react', ['surname', 'givenNames', 'sex', 'maritalStatus', 'placeOfBirth', 'plannedActivities']),
      },
    ]),
    page('on-input', 'Inputs drawn again from a state', [
      {
        title: 'Contact',
        controls: held('onInput', ['email', 'mobilePhone', 'addressLine1', 'addressLine2', 'addressPostcode']),
      },
    ]),
    page('on-blur', 'Inputs taken over when they are left', [
      {
        title: 'Work',
        controls: held('onBlur', ['occupation', 'employerName', 'employerAddress', 'employerPhone', 'employerEmail']),
      },
    ]),
    page('shadow', 'Controls in shadow roots', [
      {
        title: 'Passport',
        controls: held('shadow', ['passportNumber', 'passportIssuingCountry', 'hasNationalId', 'nationalIdNumber']),
      },
    ]),
    page('frame', 'Controls in a frame of another origin', [
      {
        title: 'Contact in New Zealand',
        controls: held('frame', [
          'hasHost',
          'hostName',
          'hostRelationship',
          'hostAddress',
          'hostPhone',
          'hostEmail',
          'hostStatus',
        ]),
      },
    ]),
    page('dates', 'Dates with a mask, a calendar and the browser’s own control', [
      {
        title: 'Dates',
        controls: [
          ask('dateOfBirth', { behaviour: 'mask' }),
          ask('passportIssueDate', { behaviour: 'picker' }),
          ask('passportExpiryDate', { behaviour: 'picker', dates: 'YYYY-MM-DD' }),
          ask('arrivalDate', { dates: 'native' }),
          ask('departureDate', { behaviour: 'mask', dates: 'MM/DD/YYYY' }),
        ],
      },
    ]),
    page('late-lists', 'Lists that arrive late', [
      {
        title: 'Home address',
        controls: [
          ask('addressCountry'),
          ask('addressState', { kind: 'select', options: asOptions(Object.keys(cities)) }),
          ask('addressCity', { kind: 'select', options: [], late: { after: 'w-addressState', lists: cities } }),
        ],
      },
    ]),
    page('long-lists', 'Lists drawn by the page', [
      {
        title: 'Countries',
        controls: [
          ask('nationality', { kind: 'list', behaviour: 'virtual' }),
          ask('countryOfBirth', { kind: 'list', behaviour: 'search' }),
          ask('purposeOfVisit', { kind: 'list', behaviour: 'search' }),
          ask('fundingSources'),
        ],
      },
    ]),
    page(
      'time-out',
      'A session of two minutes',
      [
        {
          title: 'Character',
          controls: ['convictedAnyCountry', 'underInvestigation', 'deportedAnyCountry', 'warCrimes'].map((id) =>
            ask(id),
          ),
        },
      ],
      { sessionSeconds: 120 },
    ),
    page('on-leave', 'Values changed when a control is left', [
      {
        title: 'Adviser and host',
        controls: [
          ask('hadAssistance'),
          ask('adviserName', { behaviour: 'upper', format: { letters: 'upper' } }),
          ask('adviserLicence', { behaviour: 'clearInvalid' }),
          ask('homePhone', { behaviour: 'groupDigits' }),
        ],
      },
    ]),
    page('same-labels', 'The same labels in two groups', [
      {
        title: 'Father',
        controls: [
          ask('fatherFullName', { label: 'Full name' }),
          ask('fatherDateOfBirth', { label: 'Date of birth' }),
          ask('fatherNationality', { label: 'Nationality' }),
        ],
      },
      {
        title: 'Mother',
        controls: [
          ask('motherFullName', { label: 'Full name' }),
          ask('motherDateOfBirth', { label: 'Date of birth' }),
          ask('motherNationality', { label: 'Nationality' }),
        ],
      },
    ]),
    page('languages', 'Labels in two languages, and from right to left', [
      {
        title: 'Spouse · Conjoint',
        controls: [
          ask('spouseSurname', { label: "Spouse's surname / Nom du conjoint" }),
          ask('spouseGivenNames', { label: "Spouse's given names / Prénoms du conjoint" }),
          ask('spouseNationality', { label: "Spouse's nationality / Nationalité du conjoint" }),
        ],
      },
      {
        title: 'بيانات الزوج / Spouse',
        direction: 'rtl',
        controls: [
          ask('spouseDateOfBirth', { label: 'تاريخ ميلاد الزوج / Spouse: date of birth' }),
          ask('spouseCountryOfBirth', { label: 'بلد ميلاد الزوج / Spouse: country of birth' }),
          ask('spouseOccupation', { label: 'مهنة الزوج / Spouse: occupation' }),
        ],
      },
    ]),
    page('blocks', 'Blocks with a button that adds one', [
      { title: 'Other names', controls: [ask('hasOtherNames')] },
      block('otherNames'),
      block('siblings'),
      { title: 'Earlier residence', controls: [ask('livedElsewhere12m10y')] },
      block('previousResidences'),
    ]),
    page('files', 'Files with limits', [
      {
        title: 'Photo and passport',
        controls: [file('w-photo', 'Photo', 'photo'), file('w-passport-page', 'Passport data page', 'passportPage')],
      },
    ]),
  ],
};
