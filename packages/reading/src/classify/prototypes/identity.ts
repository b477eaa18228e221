import type { Prototypes } from './prototypes.types.ts';

export const identity: Prototypes = {
  'Indian passport': [
    'Republic of India passport: type, country code, passport number, surname, given names, nationality Indian, sex, date of birth, place of birth, place of issue, date of issue, date of expiry.',
    'Last page of the passport: name of father or legal guardian, name of mother, name of spouse, address, old passport number with date and place of issue, file number.',
    'P IND surname given names nationality Indian republic of India place of issue date of expiry.',
  ],
  'Previous passport': [
    'Cancelled and returned passport of the holder with old number; cancelled without prejudice to the valid visas it contains.',
    'Expired old passport booklet with its corner cut and a cancelled stamp.',
    'Booklet of an earlier passport, its validity ended, replaced by a newer number, with old visas and stamps inside.',
    'Observation page: holder has previously travelled on passport number, now cancelled.',
  ],
  Aadhaar: [
    'Government of India. Unique identification authority. Name, date of birth, male, Aadhaar number, VID, my Aadhaar my identity. Address: S/O, house, street, district, state, PIN code.',
    'Aadhaar is proof of identity, not of citizenship or date of birth. It should be used with verification online or scanning of QR code.',
    'To, name, C/O, address, enrolment number, your Aadhaar number, issue date, download date, help line.',
    'Bharat sarkar, aadhaar, aam aadmi ka adhikar, janm tithi, pata.',
    'Letter with tear-off identity card, twelve digits, virtual id, QR code, address in Hindi and English.',
  ],
  'PAN card': [
    'Income tax department, government of India. Permanent account number card. Name, father name, date of birth, signature.',
    'If this card is lost or someone finds it please inform or return to the income tax PAN services unit.',
    'e-PAN issued electronically with the photograph and QR code by the tax department.',
    'Aayakar vibhag, bharat sarkar, sthayi lekha sankhya card.',
  ],
  'Voter ID (EPIC)': [
    'Election commission of India elector photo identity card: elector name, father name, sex, date of birth, address, electoral registration officer, assembly constituency, part number.',
    'Identity card for voters; possession of this card does not guarantee that the name is on the current electoral roll.',
    'Bharat nirvachan ayog pehchan patra: nirvachak ka naam, pita ka naam.',
    'Electoral roll identity: booth, serial, constituency, elector’s husband name.',
  ],
  'Driving licence': [
    'Driving licence: licence number, date of issue, validity non transport, name, son of, blood group, address, class of vehicle, issuing authority regional transport office.',
    'Authorisation to drive the following class of vehicles throughout India: motor cycle with gear, light motor vehicle, badge, hill validity.',
    'Union of India driving licence, MCWG, LMV, validity, RTO, emergency contact.',
    'International driving permit issued by the transport office for categories of vehicles.',
  ],
  'Residence permit': [
    'Residence permit card: name, valid until, place and date of issue, type of permit, remarks, work permitted.',
    'Biometric residence permit, leave to remain, no public funds, national insurance number.',
    'Permanent resident card: surname, given name, USCIS number, category, country of birth, card expires, resident since.',
    'Resident identity card of a foreigner living abroad with employer, profession and expiry.',
    'Aufenthaltstitel, titre de séjour, permesso di soggiorno, permiso de residencia.',
    'The immigration authority confirms your status: you may live and work here and re-enter until the date shown.',
    'Employment pass of a foreign worker with employer and date of expiry. Residency permit, occupation, nationality.',
    'Foreigner’s card: iqama, Emirates ID, FIN, alien registration, long term resident, date of expiry.',
    'Letter of the home office: indefinite leave to remain granted; you can prove your status with a share code.',
    'Carta di soggiorno, Niederlassungserlaubnis, carte de résident.',
  ],
  'Previous or current visa': [
    'Visa sticker: valid for Schengen states, from, until, type of visa, number of entries, duration of stay days, issued in, on, passport number, surname name, remarks.',
    'Visa with issuing post name, control number, visa type class, annotation, entries multiple, issue date, expiration date.',
    'Visa grant notice: your visa has been granted; visa grant number, stay period, must not arrive after, conditions no work.',
    'Electronic visa: application number, visa type tourist, single entry, date of arrival, permitted to enter, nationality, passport.',
    'Entry clearance vignette, standard visitor, no work, no public funds, multiple entry.',
    'Temporary visitor visa, single entry, for stay of days, issued at the embassy, valid until.',
    'e-Visa approval: you are allowed to travel once to the country within the validity; print and carry.',
    'Old visa page in the passport with entry and exit stamps, type C, multiple, ninety days.',
    'Electronic travel authorisation has been approved for the traveller; reference; expiry.',
  ],
};
