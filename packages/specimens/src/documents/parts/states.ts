export interface State {
  readonly code: string;
  readonly name: string;
  readonly tongue: 'fr' | 'de' | 'it' | 'es' | 'nl' | 'en';
  readonly visaTypes: readonly string[];
  readonly permitTypes: readonly string[];
  readonly office: string;
}

const schengen = ['C', 'D'];

// States whose visas and permits Indian travellers hold.
export const states: readonly State[] = [
  {
    code: 'FRA',
    name: 'France',
    tongue: 'fr',
    visaTypes: schengen,
    permitTypes: ['Carte de séjour temporaire', 'Passeport talent', 'Étudiant'],
    office: 'Préfecture du Rhône',
  },
  {
    code: 'DEU',
    name: 'Germany',
    tongue: 'de',
    visaTypes: schengen,
    permitTypes: ['Aufenthaltserlaubnis', 'Blaue Karte EU', 'Niederlassungserlaubnis'],
    office: 'Stadt Stuttgart, Ausländerbehörde',
  },
  {
    code: 'ITA',
    name: 'Italy',
    tongue: 'it',
    visaTypes: schengen,
    permitTypes: ['Lavoro subordinato', 'Motivi familiari', 'Studio'],
    office: 'Questura di Bologna',
  },
  {
    code: 'ESP',
    name: 'Spain',
    tongue: 'es',
    visaTypes: schengen,
    permitTypes: ['Residencia y trabajo', 'Estancia por estudios'],
    office: 'Oficina de Extranjería, Valencia',
  },
  {
    code: 'NLD',
    name: 'Netherlands',
    tongue: 'nl',
    visaTypes: schengen,
    permitTypes: ['Verblijfsvergunning regulier bepaalde tijd', 'Kennismigrant'],
    office: 'Immigration Desk, Rijswijk',
  },
  {
    code: 'GBR',
    name: 'United Kingdom',
    tongue: 'en',
    visaTypes: ['STANDARD VISITOR', 'STUDENT', 'SKILLED WORKER'],
    permitTypes: ['Leave to remain', 'Skilled Worker', 'Settlement'],
    office: 'Sheffield',
  },
  {
    code: 'USA',
    name: 'United States of America',
    tongue: 'en',
    visaTypes: ['B1/B2', 'F1', 'H1B'],
    permitTypes: ['Permanent Resident', 'Conditional Resident'],
    office: 'Nebraska Service Center',
  },
  {
    code: 'CAN',
    name: 'Canada',
    tongue: 'en',
    visaTypes: ['V-1', 'S-1', 'W-1'],
    permitTypes: ['Permanent Resident', 'Study Permit', 'Work Permit'],
    office: 'Edmonton',
  },
  {
    code: 'AUS',
    name: 'Australia',
    tongue: 'en',
    visaTypes: ['Visitor (subclass 600)', 'Student (subclass 500)'],
    permitTypes: ['Skilled Independent (subclass 189)', 'Temporary Graduate (subclass 485)'],
    office: 'Adelaide',
  },
  {
    code: 'ARE',
    name: 'United Arab Emirates',
    tongue: 'en',
    visaTypes: ['TOURIST', 'VISIT'],
    permitTypes: ['Employment', 'Investor', 'Family Residence'],
    office: 'Dubai',
  },
  {
    code: 'SGP',
    name: 'Singapore',
    tongue: 'en',
    visaTypes: ['MULTIPLE JOURNEY VISA', 'SINGLE JOURNEY VISA'],
    permitTypes: ['Employment Pass', 'Dependant Pass', 'S Pass'],
    office: 'Kallang',
  },
  {
    code: 'JPN',
    name: 'Japan',
    tongue: 'en',
    visaTypes: ['TEMPORARY VISITOR', 'STUDENT'],
    permitTypes: ['Engineer / Specialist in Humanities', 'Student', 'Dependent'],
    office: 'Tokyo Regional Bureau',
  },
];

export const getState = (code: string): State => states.find((state) => state.code === code)!;
