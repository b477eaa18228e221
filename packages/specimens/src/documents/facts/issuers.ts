// Invented names: none of these exists.
export const banks = [
  'Banyan National Bank',
  'Deccan Peoples Bank',
  'Sagar Commercial Bank',
  'Vindhya Bank Limited',
  'Lotus First Bank Ltd.',
  'Konkan Mercantile Bank',
  'Unity Trust Bank of India',
  'Ganga Valley Bank',
] as const;

export const employers = [
  'Kaveri Softworks Private Limited',
  'Sunrise Looms & Textiles Pvt. Ltd.',
  'Blue Lotus Exports LLP',
  'Satpura Motor Components Limited',
  'Peepal Tree Foods Pvt Ltd',
  'Aravalli Infrastructure Limited',
  'Meghdoot Pharma Private Limited',
  'Nilgiri Retail Ventures Pvt. Ltd.',
  'Trishul Engineering Works',
  'Chandrabhaga Consulting Services LLP',
  'Mandakini Healthcare Pvt. Ltd.',
  'Rann Logistics India Limited',
] as const;

export const insurers = [
  'Himalaya General Insurance Company Limited',
  'Surya Assurance Co. Ltd.',
  'Palash General Insurance Ltd.',
  'Saffron Shield Insurance Company Limited',
  'Coastal India General Insurance Co. Ltd.',
] as const;

export const airlines = [
  { name: 'Air Garuda', code: 'GX', stock: '981' },
  { name: 'Indus Airways', code: 'NX', stock: '972' },
  { name: 'Monsoon Air', code: 'MZ', stock: '963' },
  { name: 'Levant Airlines', code: 'LJ', stock: '954' },
  { name: 'Nordavia Lines', code: 'VD', stock: '945' },
  { name: 'Pacific Lotus Airlines', code: 'PW', stock: '936' },
] as const;

export const institutions = [
  'Deccan College of Engineering and Technology',
  'Shantivan Institute of Management Studies',
  'Narmada University',
  'Kalinga School of Architecture',
  'St. Bartholomew College of Arts and Science',
  'Vidyasagar Polytechnic Institute',
] as const;

export const agencies = [
  'Safarnama Holidays',
  'Globe Parrot Travels Pvt. Ltd.',
  'Nomad Banyan Tours',
  'Yatra Deep Travel Services',
] as const;
