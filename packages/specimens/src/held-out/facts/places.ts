export interface IndianPlace {
  readonly city: string;
  readonly district: string;
  readonly state: string;
  readonly pin: string; // the first three digits
  readonly code: string; // of the state on licences
  readonly gst: string; // of the state in tax numbers
}

export const indianPlaces: readonly IndianPlace[] = [
  { city: 'Jorhat', district: 'Jorhat', state: 'Assam', pin: '785', code: 'AS', gst: '18' },
  { city: 'Thalassery', district: 'Kannur', state: 'Kerala', pin: '670', code: 'KL', gst: '32' },
  { city: 'Karad', district: 'Satara', state: 'Maharashtra', pin: '415', code: 'MH', gst: '27' },
  { city: 'Anand', district: 'Anand', state: 'Gujarat', pin: '388', code: 'GJ', gst: '24' },
  { city: 'Hosur', district: 'Krishnagiri', state: 'Tamil Nadu', pin: '635', code: 'TN', gst: '33' },
  { city: 'Sambalpur', district: 'Sambalpur', state: 'Odisha', pin: '768', code: 'OD', gst: '21' },
  { city: 'Phagwara', district: 'Kapurthala', state: 'Punjab', pin: '144', code: 'PB', gst: '03' },
  { city: 'Chandannagar', district: 'Hooghly', state: 'West Bengal', pin: '712', code: 'WB', gst: '19' },
  { city: 'Davangere', district: 'Davanagere', state: 'Karnataka', pin: '577', code: 'KA', gst: '29' },
  { city: 'Bhilwara', district: 'Bhilwara', state: 'Rajasthan', pin: '311', code: 'RJ', gst: '08' },
];

export const homes = [
  'Flat 4C, Kadamba Residency',
  'No. 27/1, Second Cross',
  'B-302, Meghdoot Heights',
  'Plot 118, Rohini Layout',
  'H. No. 6-51/A',
  'Door No. 9/233',
  '14 Chameli Villas',
  'Quarter 12, Block D',
] as const;
export const localities = [
  'Champakali Road',
  'Bamunimaidam Lane',
  'Kattampally Junction',
  'Hirabaug Colony',
  'Old Observatory Street',
  'Tarini Nagar',
  'Lakeview Extension',
  'Santipara',
  'Narmada Enclave',
  'Upper Bazar Square',
] as const;

export interface ForeignPlace {
  readonly city: string;
  readonly street: string;
  readonly postcode: string;
  readonly line: string; // postcode and town in the order of the country
  readonly country: string;
  readonly code: string; // ISO 3166 alpha-3
  readonly phone: string;
  readonly currency: string;
  readonly airport: string;
  readonly mission: string;
}

export const foreignPlaces: readonly ForeignPlace[] = [
  {
    city: 'Ghent',
    street: 'Hoefslagstraatje 21',
    postcode: '9000',
    line: '9000 Ghent',
    country: 'Belgium',
    code: 'BEL',
    phone: '+329',
    currency: 'EUR',
    airport: 'BRU',
    mission: 'Embassy of Belgium, New Delhi',
  },
  {
    city: 'Leeds',
    street: '8 Kirkgate Mews',
    postcode: 'LS2 7DJ',
    line: 'Leeds LS2 7DJ',
    country: 'United Kingdom',
    code: 'GBR',
    phone: '+44113',
    currency: 'GBP',
    airport: 'LHR',
    mission: 'British High Commission, New Delhi',
  },
  {
    city: 'Graz',
    street: 'Murgasse 44',
    postcode: '8010',
    line: '8010 Graz',
    country: 'Austria',
    code: 'AUT',
    phone: '+43316',
    currency: 'EUR',
    airport: 'VIE',
    mission: 'Embassy of Austria, New Delhi',
  },
  {
    city: 'Lyon',
    street: '17 rue des Tanneurs',
    postcode: '69005',
    line: '69005 Lyon',
    country: 'France',
    code: 'FRA',
    phone: '+334',
    currency: 'EUR',
    airport: 'CDG',
    mission: 'Consulate General of France, Kolkata',
  },
  {
    city: 'Cork',
    street: '3 Shandon Terrace',
    postcode: 'T23 X4P8',
    line: 'Cork T23 X4P8',
    country: 'Ireland',
    code: 'IRL',
    phone: '+35321',
    currency: 'EUR',
    airport: 'DUB',
    mission: 'Embassy of Ireland, New Delhi',
  },
  {
    city: 'Utrecht',
    street: 'Oudegracht 309',
    postcode: '3511 PB',
    line: '3511 PB Utrecht',
    country: 'Netherlands',
    code: 'NLD',
    phone: '+3130',
    currency: 'EUR',
    airport: 'AMS',
    mission: 'Embassy of the Kingdom of the Netherlands, New Delhi',
  },
];
