// Invented companies and institutions that no other specimen and no reader has.
export const banks = [
  { name: 'Godavari Peoples Bank', code: 'GDPB' },
  { name: 'Peninsular Merchant Bank', code: 'PMBK' },
  { name: 'Vanasthali Gramin Bank', code: 'VSGB' },
  { name: 'Bluefort Commercial Bank Limited', code: 'BFCB' },
] as const;
export const employers = [
  { name: 'Quillwort Analytics Private Limited', site: 'quillwort.example.in' },
  { name: 'Tamarisk Engineering Works Limited', site: 'tamarisk.example.co.in' },
  { name: 'Saptarishi Textiles', site: 'saptarishi.example.in' },
  { name: 'Marigold Freight Solutions LLP', site: 'marigoldfreight.example.com' },
] as const;
export const insurers = [
  'Everbright Assurance Company Limited',
  'Coromandel Mutual Insurance',
  'Alpenrose Assistance SE',
  'Wayfarer Guard Insurance Plc',
] as const;
export const airlines = [
  { name: 'Skylark Meridian', code: 'ZQ', ticket: '893' },
  { name: 'Aurelian Airlines', code: 'XU', ticket: '746' },
  { name: 'Narvik Air', code: 'NQ', ticket: '967' },
] as const;
export const operators = ['Transalpia Rail', 'Norsund Ferries', 'Brightwheel Car Hire', 'Celtica Coaches'] as const;
export const hotels = [
  'Hotel Drie Zwanen',
  'The Fulling Mill Inn',
  'Pension Eibenhof',
  'Auberge du Vieux Pressoir',
  'Stay Lindenbloom',
] as const;
export const travelSites = ['Roamly', 'TripLantern'] as const;
export const travelAgents = ['Yatra Saathi Holidays', 'Sindhu Globetrot Tours'] as const;
export const universities = [
  { name: 'Hathersage University', city: 'Leeds', currency: 'GBP' },
  { name: 'Steinfeld Institute of Technology', city: 'Graz', currency: 'EUR' },
  { name: 'Scheldemond University College', city: 'Ghent', currency: 'EUR' },
] as const;
export const colleges = [
  'Vidyaranya College of Engineering',
  'Brahmaputra Valley University',
  'Sri Narmadeshwar Arts and Commerce College',
] as const;
export const hospitals = ['Ashwini Sevasadan Hospital', 'Mother Tessa Maternity Home', 'Lotus Pulse Clinic'] as const;
export const utilities = {
  electricity: ['Purvanchal Urja Vitaran Nigam', 'Cauvery Grid Power Limited'],
  water: ['Jal Seva Board'],
  gas: ['Nilgiri City Gas Limited'],
  broadband: ['Zipwire Fibernet'],
} as const;
export const builders = ['Kalpataru Nest Developers', 'Greenmeadow Infraspace LLP'] as const;
export const inviters = [
  'Lowland Ceramics BV',
  'Pennine Robotics Ltd',
  'Atelier Sarrasin SARL',
  'Murtal Maschinenbau GmbH',
] as const;
export const traders = ['Panchavati Spices', 'Orchid Lane Interiors', 'Dakshin Tools Depot'] as const;
export const firms = ['Indigo Heron Foods', 'Triveni Castings', 'Saffron Quay Exports'] as const;
export const societies = [
  'Konkan Ornithological Society',
  'Ashoka Ward Health Post',
  'Kalinga Chess Federation',
] as const;
export const shops = ['Greenleaf Grocers', 'Pawan Medicals', 'Desi Tiffin Hub', 'Kitab Ghar'] as const;
// Authorities are named by law and cannot be invented: every document of their kind has the same name on it.
export const publicAuthorities = ['Unique Identification Authority of India', 'Income Tax Department'] as const;
