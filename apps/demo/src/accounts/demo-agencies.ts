// The other agencies of each demo realm, and the staff of the main agency. All names are made up.
export interface DemoAgency {
  readonly name: string;
  readonly owner: readonly [first: string, last: string];
  readonly businessType: 'B2B' | 'B2B2C';
  readonly isOfDistributor: boolean;
  readonly isSuspended: boolean;
  readonly ageDays: number;
}

const agency = (
  name: string,
  owner: DemoAgency['owner'],
  ageDays: number,
  facts: Partial<DemoAgency> = {},
): DemoAgency => ({ name, owner, ageDays, businessType: 'B2B', isOfDistributor: true, isSuspended: false, ...facts });

export const demoAgencies: Readonly<Record<string, readonly DemoAgency[]>> = {
  dev: [
    agency('Peepal Lane Journeys', ['Harish', 'Bhandari'], 310, { businessType: 'B2B2C' }),
    agency('Charminar Visa Desk', ['Rukhsana', 'Begum'], 204),
    agency('Nilgiri Air and Sea', ['Selvam', 'Arumugam'], 96, { isOfDistributor: false }),
    agency('Konkan Coast Holidays', ['Ketaki', 'Sawant'], 411, { isSuspended: true }),
  ],
  sunrise: [
    agency('Sinhagad Holidays', ['Mandar', 'Gokhale'], 288),
    agency('Saffron Route Visas', ['Parveen', 'Akhtar'], 190, { businessType: 'B2B2C' }),
    agency('Mulshi Lake Travels', ['Girish', 'Phadke'], 73, { isOfDistributor: false }),
    agency('Koregaon Overseas', ['Sheetal', 'Oswal'], 365, { isSuspended: true }),
  ],
  bluegate: [
    agency('Nandi Ridge Tours', ['Chandrashekar', 'Murthy'], 330),
    agency('Whitefield Visa House', ['Nafisa', 'Ali'], 142, { businessType: 'B2B2C' }),
    agency('Kaveri Overseas', ['Ramesh', 'Poojary'], 61, { isOfDistributor: false }),
    agency('Tungabhadra Trails', ['Vasudha', 'Inamdar'], 402, { isSuspended: true }),
  ],
};

export interface DemoColleagues {
  readonly agents: readonly (readonly [first: string, last: string])[]; // agent2@, agent3@ …
  readonly invited: readonly [first: string, last: string]; // an agent who has not signed in yet
  readonly reviewers: readonly (readonly [first: string, last: string])[]; // reviewer2@ of the agency, reviewer3@ of the platform agency
}

export const demoColleagues: Readonly<Record<string, DemoColleagues>> = {
  dev: {
    agents: [
      ['Neelam', 'Thakkar'],
      ['Joel', 'DSouza'],
      ['Bhavesh', 'Solanki'],
    ],
    invited: ['Tanvi', 'Marathe'],
    reviewers: [
      ['Gautam', 'Sengupta'],
      ['Rehana', 'Siddiqui'],
    ],
  },
  sunrise: {
    agents: [
      ['Omkar', 'Bhosale'],
      ['Fatima', 'Mulla'],
      ['Prachi', 'Kale'],
    ],
    invited: ['Aditya', 'Jagtap'],
    reviewers: [
      ['Sunil', 'Apte'],
      ['Mary', 'Thomas'],
    ],
  },
  bluegate: {
    agents: [
      ['Kiran', 'Shetty'],
      ['Divya', 'Reddy'],
      ['Imran', 'Pasha'],
    ],
    invited: ['Shruti', 'Kamath'],
    reviewers: [
      ['Latha', 'Iyengar'],
      ['Arvind', 'Nair'],
    ],
  },
};
