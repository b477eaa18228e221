import { fromRows } from '../rows/from-rows.ts';

const picture = { types: ['image/jpeg', 'image/png'], maxKilobytes: 2048 };
const pdf = { types: ['application/pdf'], maxKilobytes: 2048 };
const gender = { name: 'gender', optionIds: ['gender-M', 'gender-F'], question: 'sex' } as const;

export const indonesia = await fromRows({
  id: 'indonesia-evisa',
  name: 'Archipelago e-Visa Practice',
  tagline: 'Indonesia e-visa, practice version',
  destination: 'indonesia',
  rowsOf: 'Indonesia e-Visa',
  code: 'IDN',
  theme: { main: '#0b5d4f', soft: '#f2f7f5', emblem: 'wave', layout: 'cards' },
  sessionSeconds: 20 * 60,
  dates: 'DD/MM/YYYY',
  countries: 'names',
  pages: [
    { id: 'registration', title: 'Registration', of: ['Registration /front/register/wna'] },
    { id: 'visa', title: 'Choose a visa', of: ['Visa finder'] },
    { id: 'upload', title: 'Step 1: upload', of: ['Step 1 Upload'] },
    { id: 'form', title: 'Step 2: form', of: ['Step 2 Form'] },
    { id: 'review', title: 'Step 3: review', of: ['Step 3 Review'] },
  ],
  rows: {
    document_travel_id: { question: 'passportType' },
    'attachment / initial_file': { ids: ['attachment'], from: { file: 'passportPage' }, file: picture },
    picture: { from: { file: 'photo' }, file: picture },
    full_name: { question: 'fullName' },
    'gender (gender-M, gender-F)': { ids: ['gender'], ...gender },
    birth_place: { question: 'placeOfBirth' },
    birthday: { question: 'dateOfBirth' },
    phone_code: { question: 'mobilePhone', options: 'dialCodes', format: { phone: 'dialCode' } },
    mobile_phone: { question: 'mobilePhone', format: { phone: 'national' } },
    mother: { question: 'motherFullName' },
    mother_name: { question: 'motherFullName' },
    'passport_number (id number)': { ids: ['number'], name: 'passport_number', question: 'passportNumber' },
    'Registration /front/register/wna > country_id': { question: 'passportIssuingCountry', options: 'countries' },
    'Step 2 Form > country_id': { question: 'nationality' },
    release_date: { question: 'passportIssueDate' },
    expired_date: { question: 'passportExpiryDate' },
    release_place: { question: 'passportCountryOfIssue' },
    '_username (id username)': { ids: ['username'], name: '_username', question: 'email' },
    confirm_email: { question: 'confirmEmail' },
    '_password (id password), _confirm_password (id confirm_password)': {
      ids: ['password', 'confirm_password'],
      personal: 'password',
      parts: {
        password: { name: '_password', label: 'Password', personal: 'password' },
        confirm_password: {
          name: '_confirm_password',
          label: 'Password again',
          partLabel: undefined,
          personal: 'password',
        },
      },
    },
    selectCountry: { question: 'nationality' },
    selectParentActivity: {
      question: 'purposeOfVisit',
      options: [
        'General, Family, or Social',
        'Business, Meetings, or Purchasing Goods',
        'Education or Training',
        'Other',
      ],
      ours: {
        'Tourism, family, social, transit or medical': 'General, Family, or Social',
        'Business, meetings or purchasing goods': 'Business, Meetings, or Purchasing Goods',
        'Education or training': 'Education or Training',
      },
    },
    selectActivity: { from: { fixed: 'Tourism, Family Visit, and Transit' } },
    'selectVisa or selectVisaType': {
      ids: ['selectVisa'],
      question: 'visaIndex',
      options: ['B1 - Tourist (Visa On Arrival)', 'C1', 'C2', 'E30A', 'Other'],
      ours: { 'B1 (e-VOA)': 'B1 - Tourist (Visa On Arrival)' },
    },
    'Length of stay': { ids: ['selectStay'], from: { fixed: '30 Days' } },
    'passport-attachment': { from: { file: 'passportPage' }, file: picture },
    'paymentMethod (paymentMethod-ONLINE, paymentMethod-OFFLINE)': {
      ids: ['paymentMethod'],
      optionIds: ['paymentMethod-ONLINE', 'paymentMethod-OFFLINE'],
      question: 'visaFeePayment',
      ours: {
        'Credit or debit card of a foreign bank': 'CREDIT CARD / DEBIT CARD (Foreign Bank)',
        'Indonesian payment method': 'INDONESIAN PAYMENT METHOD',
      },
    },
    residence_type_id: { question: 'accommodationType' },
    address: { question: 'accommodationAddress' },
    postal_code: { question: 'accommodationPostcode' },
    'Return ticket': { ids: ['attachment-return'], file: pdf },
    'attachment-C1-1': { file: pdf },
    'Passport valid six months (support document)': { ids: ['attachment-support'], file: pdf },
    email: { question: 'email' },
    'declaration of truth; payment before processing': {
      boxes: {
        agreeTruth: 'I declare that this is true',
        agreePayment: 'I know that nothing is processed before payment',
      },
    },
  },
});
