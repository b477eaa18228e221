// The boxes of the harmonised Schengen form: Annex I of Regulation (EC) No 810/2009 as amended by Regulation (EU) 2019/1155. Numbers,
// titles and options are the form's own; their arrangement on the page is ours. Lengths in points.
interface TextPart {
  readonly as: 'text';
  readonly fields: readonly [string, ...string[]]; // whose answers are written here, joined
  readonly label?: string; // printed before the text
  readonly share: number; // of the line's width
}
interface TickPart {
  readonly as: 'ticks';
  readonly field: string;
  readonly options: readonly (readonly [label: string, ...answers: string[]])[]; // answers that tick it; without any, the label itself
  readonly share: number;
}
interface WordsPart {
  readonly as: 'words';
  readonly label: string;
  readonly share: number;
}
type Part = TextPart | TickPart | WordsPart;
export interface Line {
  readonly height: number;
  readonly parts: readonly Part[];
}
export interface FormBox {
  readonly no: string; // printed with its first part only
  readonly title: string;
  readonly width: number; // share of the row
  readonly lines: readonly Line[];
}
export interface Row {
  readonly height: number;
  readonly columns: readonly (readonly FormBox[])[]; // the boxes of a column lie below each other
}

const text = (fields: string | readonly [string, ...string[]], label?: string, share = 1): TextPart => ({
  as: 'text',
  fields: typeof fields === 'string' ? [fields] : fields,
  share,
  ...(label === undefined ? {} : { label }),
});
const ticks = (field: string, options: TickPart['options'], share = 1): TickPart => ({
  as: 'ticks',
  field,
  options,
  share,
});
const words = (label: string): WordsPart => ({ as: 'words', label, share: 1 });
const line = (height: number, ...parts: Part[]): Line => ({ height, parts });
const box = (no: string, title: string, lines: readonly Line[], width = 1): FormBox => ({ no, title, width, lines });
const row = (height: number, ...columns: (FormBox | readonly FormBox[])[]): Row => ({
  height,
  columns: columns.map((each) => (Array.isArray(each) ? (each as FormBox[]) : [each as FormBox])),
});
const other = 'Other (please specify):';
const familyMember =
  'an EU, EEA or CH citizen or a UK national who is a Withdrawal Agreement beneficiary, if applicable';

// Beside the column for official use.
const first: readonly Row[] = [
  row(29, box('1', 'Surname (Family name):', [line(16, text('surname'))])),
  row(29, box('2', 'Surname at birth (Former family name(s)):', [line(16, text('surnameAtBirth'))])),
  row(29, box('3', 'First name(s) (Given name(s)):', [line(16, text('givenNames'))])),
  row(
    88,
    box('4', 'Date of birth (day-month-year):', [line(16, text('dateOfBirth'))], 0.25),
    [
      box('5', 'Place of birth:', [line(30, text('placeOfBirth'))], 0.3),
      box('6', 'Country of birth:', [line(30, text('countryOfBirth'))], 0.3),
    ],
    box(
      '7',
      'Current nationality:',
      [
        line(20, text('nationality')),
        line(26, text('nationalityAtBirth', 'Nationality at birth, if different:')),
        line(26, text('otherNationalitiesText', 'Other nationalities:')),
      ],
      0.45,
    ),
  ),
  row(
    48,
    box('8', 'Sex:', [line(14, ticks('sex', [['Male'], ['Female']]))], 0.25),
    box(
      '9',
      'Civil status:',
      [
        line(
          22,
          ticks('maritalStatus', [
            ['Single'],
            ['Married'],
            ['Registered Partnership', 'Registered partnership'],
            ['Separated'],
            ['Divorced'],
            ['Widow(er)', 'Widowed'],
          ]),
        ),
        line(13, ticks('maritalStatus', [[other, 'Other']], 0.4), text('maritalStatusOther', undefined, 0.6)),
      ],
      0.75,
    ),
  ),
  row(
    66,
    box(
      '10',
      'Parental authority (in case of minors)/legal guardian (surname, first name, address, if different from applicant’s, ' +
        'telephone no., ' +
        'e-mail address, and nationality):',
      [
        line(
          44,
          text([
            'guardianSurname',
            'guardianGivenNames',
            'guardianAddress',
            'guardianPhone',
            'guardianEmail',
            'guardianNationality',
          ]),
        ),
      ],
    ),
  ),
  row(27, box('11', 'National identity number, where applicable:', [line(14, text('nationalIdNumber'))])),
  row(
    48,
    box('12', 'Type of travel document:', [
      line(
        22,
        ticks('passportType', [
          ['Ordinary passport'],
          ['Diplomatic passport'],
          ['Service passport'],
          ['Official passport'],
          ['Special passport'],
        ]),
      ),
      line(
        13,
        ticks('passportType', [['Other travel document (please specify):', 'Other']], 0.45),
        text('passportTypeOther', undefined, 0.55),
      ),
    ]),
  ),
  row(
    36,
    box('13', 'Number of travel document:', [line(16, text('passportNumber'))], 0.3),
    box('14', 'Date of issue:', [line(16, text('passportIssueDate'))], 0.2),
    box('15', 'Valid until:', [line(16, text('passportExpiryDate'))], 0.2),
    box('16', 'Issued by (country):', [line(22, text('passportIssuingCountry'))], 0.3),
  ),
  row(
    88,
    box('17', `Personal data of the family member who is ${familyMember}:`, [
      line(18, text('euFamilySurname', 'Surname (Family name):')),
      line(18, text('euFamilyGivenNames', 'First name(s) (Given name(s)):')),
      line(
        16,
        text('euFamilyDateOfBirth', 'Date of birth (day-month-year):', 0.46),
        text('euFamilyNationality', 'Nationality:', 0.54),
      ),
      line(16, text('euFamilyDocumentNumber', 'Number of travel document or ID card:')),
    ]),
  ),
  row(
    44,
    box('18', `Family relationship with ${familyMember}:`, [
      line(
        22,
        ticks('euFamilyRelationship', [
          ['spouse', 'Spouse'],
          ['child', 'Child'],
          ['grandchild', 'Grandchild'],
          ['dependent ascendant', 'Dependent ascendant'],
          ['Registered Partnership', 'Registered partnership'],
          ['other:', 'Other'],
        ]),
      ),
    ]),
  ),
  row(
    60,
    box('19', 'Applicant’s home address and e-mail address:', [line(46, text(['homeAddress', 'email']))], 0.68),
    box('19', 'Telephone no.:', [line(46, text('mobilePhone'))], 0.32),
  ),
  row(
    50,
    box('20', 'Residence in a country other than the country of current nationality:', [
      line(13, ticks('residesOutsideNationality', [['No'], ['Yes']])),
      line(
        26,
        text('residencePermitType', 'Residence permit or equivalent', 0.48),
        text('residencePermitNumber', 'No.', 0.24),
        text('residencePermitExpiry', 'Valid until', 0.28),
      ),
    ]),
  ),
];

const second: readonly Row[] = [
  row(28, box('21', 'Current occupation:', [line(16, text('occupation'))])),
  row(
    56,
    box(
      '22',
      'Employer and employer’s address and telephone number. For students, name and address of educational establishment:',
      [line(43, text(['employerName', 'employerAddress', 'employerPhone']))],
    ),
  ),
  row(
    38,
    box('23', 'Purpose(s) of the journey:', [
      line(
        12,
        ticks('journeyPurposes', [
          ['Tourism'],
          ['Business'],
          ['Visiting family or friends'],
          ['Cultural'],
          ['Sports'],
          ['Official visit'],
          ['Medical reasons'],
          ['Study'],
          ['Airport transit'],
        ]),
      ),
      line(13, ticks('journeyPurposes', [[other, 'Other']], 0.22), text('purposeOther', undefined, 0.78)),
    ]),
  ),
  row(46, box('24', 'Additional information on purpose of stay:', [line(33, text('purposeDetails'))])),
  row(
    48,
    box(
      '25',
      'Member State of main destination (and other Member States of destination, if applicable):',
      [line(30, text(['mainDestination', 'otherDestinations']))],
      0.62,
    ),
    box('26', 'Member State of first entry:', [line(30, text('firstEntryCountry'))], 0.38),
  ),
  row(
    54,
    box('27', 'Number of entries requested:', [
      line(12, ticks('numberOfEntries', [['Single entry'], ['Two entries'], ['Multiple entries']])),
      line(14, text('arrivalDate', 'Intended date of arrival of the first intended stay in the Schengen area:')),
      line(
        14,
        text('departureDate', 'Intended date of departure from the Schengen area after the first intended stay:'),
      ),
    ]),
  ),
  row(
    40,
    box('28', 'Fingerprints collected previously for the purpose of applying for a Schengen visa:', [
      line(12, ticks('fingerprintsBefore', [['No'], ['Yes']])),
      line(
        14,
        text('fingerprintsDate', 'Date, if known', 0.4),
        text('previousVisaStickerNumber', 'Visa sticker number, if known', 0.6),
      ),
    ]),
  ),
  row(
    34,
    box('29', 'Entry permit for the final country of destination, where applicable:', [
      line(
        20,
        text('finalPermitIssuedBy', 'Issued by', 0.46),
        text('finalPermitValidFrom', 'Valid from', 0.28),
        text('finalPermitValidUntil', 'until', 0.26),
      ),
    ]),
  ),
  row(
    40,
    box(
      '30',
      'Surname and first name of the inviting person(s) in the Member State(s). If not applicable, name of hotel(s) or temporary ' +
        'accommodation(s) in the Member State(s):',
      [line(20, text('accommodationName'))],
    ),
  ),
  row(
    46,
    box(
      '30',
      'Address and e-mail address of inviting person(s)/hotel(s)/temporary accommodation(s):',
      [line(33, text(['accommodationAddress', 'accommodationEmail']))],
      0.68,
    ),
    box('30', 'Telephone no.:', [line(33, text('accommodationPhone'))], 0.32),
  ),
  row(
    46,
    box('31', 'Name and address of inviting company/organisation:', [
      line(33, text(['invitingOrgName', 'invitingOrgAddress'])),
    ]),
  ),
  row(
    54,
    box(
      '31',
      'Surname, first name, address, telephone no., and e-mail address of contact person in company/organisation:',
      [
        line(
          32,
          text([
            'invitingOrgContactName',
            'invitingOrgContactAddress',
            'invitingOrgContactPhone',
            'invitingOrgContactEmail',
          ]),
        ),
      ],
      0.68,
    ),
    box('31', 'Telephone no. of company/organisation:', [line(32, text('invitingOrgPhone'))], 0.32),
  ),
  row(
    112,
    box(
      '32',
      'Cost of travelling and living during the applicant’s stay is covered:',
      [
        line(13, ticks('costCoveredBy', [['by the applicant himself/herself', 'Myself', 'Both']])),
        line(11, words('Means of support:')),
        line(
          36,
          ticks('ownMeans', [
            ['Cash'],
            ['Traveller’s cheques', "Traveller's cheques"],
            ['Credit card'],
            ['Pre-paid accommodation'],
            ['Pre-paid transport'],
            [other, 'Other'],
          ]),
        ),
        line(24, text('ownMeansOther')),
      ],
      0.46,
    ),
    box(
      '32',
      '',
      [
        line(
          13,
          ticks('costCoveredBy', [
            ['by a sponsor (host, company, organisation), please specify:', 'A sponsor', 'Both'],
          ]),
        ),
        line(
          12,
          ticks('sponsorType', [
            ['referred to in field 30 or 31', 'Named in box 30 or 31'],
            [other, 'Other'],
          ]),
        ),
        line(16, text('sponsorOther')),
        line(11, words('Means of support:')),
        line(
          24,
          ticks('sponsorMeans', [
            ['Cash'],
            ['Accommodation provided'],
            ['All expenses covered during the stay', 'All expenses covered'],
            ['Pre-paid transport'],
            [other, 'Other'],
          ]),
        ),
        line(24, text('sponsorMeansOther')),
      ],
      0.54,
    ),
  ),
  row(
    36,
    box(
      '33',
      'Surname and first name of the person filling in the application form, if different from the applicant:',
      [line(20, text('fillerName'))],
    ),
  ),
  row(
    46,
    box(
      '33',
      'Address and e-mail address of the person filling in the application form:',
      [line(33, text(['fillerAddress', 'fillerEmail']))],
      0.68,
    ),
    box('33', 'Telephone no.:', [line(33, text('fillerPhone'))], 0.32),
  ),
];

// Family members of EU, EEA or CH citizens leave these empty.
export const starredBoxes = ['21', '22', '30', '31', '32'];

export const formPages: readonly (readonly Row[])[] = [first, second];

// Asked by us, but without a box: the form takes them from other boxes, or they are written by hand beside the signature.
export const withoutBox = [
  'isEuFamilyMember',
  'filledByOther',
  'feeNotRefundable',
  'insuranceAwareness',
  'dataConsent',
  'applicationPlace',
  'applicationDate',
  'declarationAccepted',
];
