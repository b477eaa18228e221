// Lists that a page fetches after another control has changed. The places are invented; a traveller of a test stays in one of them.
const parts = ['Central Ward', 'Lake Ward', 'Market Ward', 'North Ward', 'River Ward', 'South Ward'];

const provinces = [
  'AN GIANG',
  'BAC NINH',
  'CAO BANG',
  'CA MAU',
  'GIA LAI',
  'HA TINH',
  'HUNG YEN',
  'KHANH HOA',
  'LAI CHAU',
  'LAM DONG',
  'LAO CAI',
  'LANG SON',
  'NGHE AN',
  'QUANG NGAI',
  'NINH BINH',
  'QUANG NINH',
  'PHU THO',
  'QUANG TRI',
  'HUE City',
  'SON LA',
  'HA NOI City',
  'CAN THO City',
  'HAI PHONG City',
  'THANH HOA',
  'HO CHI MINH City',
  'THAI NGUYEN',
  'DA NANG City',
  'TUYEN QUANG',
  'DIEN BIEN',
  'TAY NINH',
  'DAK LAK',
  'VINH LONG',
  'DONG NAI',
  'DONG THAP',
];
export const wardLists = Object.fromEntries(provinces.map((province) => [province, parts]));

export const thaiProvinces = ['Bangkok', 'Chiang Mai', 'Krabi', 'Phuket', 'Surat Thani'];
const districts = ['Beach District', 'Central District', 'Hill District'];
export const thaiDistricts = Object.fromEntries(thaiProvinces.map((province) => [province, districts]));
export const thaiSubDistricts = Object.fromEntries(
  districts.map((district) => [district, ['Garden Area', 'Harbour Area', 'Temple Area']]),
);
