// Invented issuers. None appears in another specimen or in the readers; a test looks for each there.
export const banks = [
  { name: 'Sahyadri Mercantile Bank', code: 'SHMB' },
  { name: 'Coromandel Coast Bank', code: 'COCB' },
  { name: 'Deccan Harvest Bank', code: 'DHVB' },
  { name: 'Tungabhadra Grameen Bank', code: 'TGBK' },
  { name: 'Aravalli Cooperative Bank', code: 'ARCO' },
] as const;
export const employers = [
  { name: 'Quillstone Analytics Private Limited', site: 'quillstone.example' },
  { name: 'Marutvan Engineering Works Limited', site: 'marutvan.example' },
  { name: 'Peacock Feather Textiles LLP', site: 'pftextiles.example' },
  { name: 'Shilpakar Design Studio Private Limited', site: 'shilpakar.example' },
  { name: 'Vindhyan Pharma Laboratories Limited', site: 'vindhyanpharma.example' },
  { name: 'Cloudharbour Systems India Private Limited', site: 'cloudharbour.example' },
] as const;
export const designations = [
  'Senior Process Engineer',
  'Assistant Manager Accounts',
  'Lead Data Scientist',
  'Purchase Officer',
  'Regional Sales Head',
  'Quality Assurance Analyst',
  'Associate Architect',
  'Company Secretary',
  'Plant Supervisor',
  'Principal Consultant',
];
export const signatoryPosts = [
  'General Manager Personnel',
  'Head of Human Capital',
  'Chief People Officer',
  'Director Administration',
];
export const airlines = [
  { name: 'Gulmohar Airways', code: 'GQ', number: '781' },
  { name: 'Nordwind Alpin', code: 'NX', number: '563' },
  { name: 'Arabian Dune Airlines', code: 'AW', number: '417' },
] as const;
export const hotels = [
  {
    name: 'Hotel Lindenhain',
    city: 'Munich',
    country: 'DEU',
    postcode: '80331',
    street: 'Sendlinger Winkel 14',
    dial: '+49 89 5550 1432',
    site: 'lindenhain.example',
  },
  {
    name: 'Pension Vier Tauben',
    city: 'Vienna',
    country: 'AUT',
    postcode: '1070',
    street: 'Kirchengasse 31',
    dial: '+43 1 555 0186',
    site: 'viertauben.example',
  },
  {
    name: 'Auberge du Vieux Moulin',
    city: 'Lyon',
    country: 'FRA',
    postcode: '69002',
    street: '8 Quai des Tanneurs',
    dial: '+33 4 5550 1927',
    site: 'vieuxmoulin.example',
  },
  {
    name: 'Casa dos Azulejos',
    city: 'Porto',
    country: 'PRT',
    postcode: '4050-253',
    street: 'Rua das Gaivotas 55',
    dial: '+351 22 555 0144',
    site: 'azulejos.example',
  },
  {
    name: 'Grachtenhuis De Kraan',
    city: 'Utrecht',
    country: 'NLD',
    postcode: '3511 AX',
    street: 'Kraanstraat 9',
    dial: '+31 30 555 0178',
    site: 'dekraan.example',
  },
] as const;
export const insurers = [
  'Suraksha Sagar General Insurance',
  'Trident Peak Assurance',
  'Navratna Travel Guard Insurance',
];
export const universities = [
  {
    name: 'Godavari Institute of Technology',
    address: 'Temple Tank Road, Rajahmundry 533101',
    dial: '+91 883 555 0161',
  },
  { name: 'Malabar Hill College of Commerce', address: 'Lighthouse Road, Kannur 670001', dial: '+91 497 555 0139' },
  { name: 'Vikramshila Open University', address: 'Ring Bund Road, Bhagalpur 812001', dial: '+91 641 555 0192' },
] as const;
export const foreignUniversities = [
  { name: 'University of Thornbury', address: 'Priory Lane, Thornbury BS35 2XX, United Kingdom', currency: 'GBP' },
  { name: 'Hochschule Falkenstein', address: 'Am Burgtor 7, 08223 Falkenstein, Germany', currency: 'EUR' },
  {
    name: 'Lakeshore Polytechnic of Ontario',
    address: '400 Harbourfront Way, Kingston K7L 2Z7, Canada',
    currency: 'CAD',
  },
] as const;
export const courses = [
  'Master of Science in Robotics',
  'Bachelor of Commerce (Honours)',
  'Diploma in Hotel Administration',
  'Master of Public Policy',
];
export const carriers = ['Alpenblick Coaches', 'Transrail Iberica', 'Fjordline Vogel', 'Kestrel Car Hire'];
export const utilities = [
  { name: 'Pashchim Vidyut Vitaran Nigam', type: 'Electricity' },
  { name: 'Nagarjuna Piped Gas Limited', type: 'Gas' },
  { name: 'Tarang Fibre Broadband', type: 'Broadband' },
] as const;
export const clinics = ['Dhanvantari Diagnostic Centre', 'Seva Sadan Chest Clinic', 'Ashwini Kumar Medical Institute'];
export const courts = [
  'Family Court, Cuttack',
  'Court of the Principal District Judge, Thrissur',
  'Family Court No. 2, Vadodara',
];
