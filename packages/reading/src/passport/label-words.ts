// Labels printed above or beside values, letters only. English as in every passport, then the languages that
// some passports use alone; Hindi is always printed beside English.
export const frontLabels = {
  documentType: ['type', 'documenttype', 'typeofdocument'],
  countryCode: ['countrycode', 'code', 'codeofissuingstate', 'issuingcountry', 'issuingstate', 'stateofissue'],
  passportNumber: [
    'passportno',
    'passportnumber',
    'passportnr',
    'documentno',
    'documentnumber',
    'passeportno',
    'reisepassnr',
  ],
  surname: ['surname', 'lastname', 'familyname', 'nachname', 'apellidos', 'cognome', 'primaryidentifier'],
  givenNames: [
    'givennames',
    'givenname',
    'firstname',
    'firstnames',
    'forenames',
    'prenoms',
    'vornamen',
    'nombres',
    'secondaryidentifier',
  ],
  fullName: ['name', 'fullname', 'nameofholder'],
  nationality: ['nationality', 'nationalite', 'staatsangehorigkeit', 'nacionalidad', 'citizenship'],
  sex: ['sex', 'gender', 'sexe', 'geschlecht'],
  dateOfBirth: ['dateofbirth', 'birthdate', 'datedenaissance', 'geburtstag', 'dob'],
  placeOfBirth: ['placeofbirth', 'birthplace', 'lieudenaissance', 'geburtsort', 'lugardenacimiento'],
  placeOfIssue: ['placeofissue', 'issuedat', 'issueplace', 'placeofissuance'],
  issuingAuthority: ['authority', 'issuingauthority', 'autorite', 'issuedby', 'behorde', 'issuingoffice'],
  issueDate: [
    'dateofissue',
    'issuedate',
    'datededelivrance',
    'issuedon',
    'dateofissuance',
    'ausstellungsdatum',
    'validfrom',
  ],
  expiryDate: [
    'dateofexpiry',
    'expirydate',
    'dateofexpiration',
    'dateexpiration',
    'validuntil',
    'expireson',
    'gultigbis',
    'validto',
  ],
  personalNumber: ['personalno', 'personalnumber', 'identityno', 'nationalidno', 'idnumber'],
  signature: ['signature', 'holderssignature', 'signatureofholder', 'signatureofbearer'],
} as const;

export const backLabels = {
  fatherName: ['nameoffatherlegalguardian', 'nameoffather', 'fathersname', 'fathername', 'legalguardian', 'father'],
  motherName: ['nameofmother', 'mothersname', 'mothername', 'mother'],
  spouseName: ['nameofspouse', 'spousesname', 'spousename', 'spouse'],
  address: ['address', 'residentialaddress', 'permanentaddress', 'addressofholder'],
  oldPassport: [
    'oldpassportnowithdateandplaceofissue',
    'oldpassportno',
    'oldpassportnumber',
    'previouspassportno',
    'oldpassport',
    'previouspassport',
  ],
  fileNumber: ['fileno', 'filenumber', 'filereference'],
  emergency: ['emergencycontact', 'emergencyaddress'],
} as const;

export type FrontLabel = keyof typeof frontLabels;
export type BackLabel = keyof typeof backLabels;
