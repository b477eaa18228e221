// The declaration of the harmonised form, in the wording of its regulation.
export const statements: readonly string[] = [
  'I am aware that the visa fee is not refunded if the visa is refused.',
  'Applicable in case a multiple-entry visa is applied for: I am aware of the need to have an adequate travel medical ' +
    'insurance for my first stay and any subsequent visits to the territory of Member States.',
  'I am aware of and consent to the following: the collection of the data required by this application form and the ' +
    'taking of my photograph and, if applicable, the taking of fingerprints, are mandatory for the examination of the ' +
    'application; and any personal data concerning me which appear on the application form, as well as my fingerprints and ' +
    'my photograph will be supplied to the relevant authorities of the Member States and processed by those authorities, ' +
    'for the purposes of a decision on my application.',
  'Such data as well as data concerning the decision taken on my application or a decision whether to annul, revoke or ' +
    'extend a visa issued will be entered into, and stored in the Visa Information System (VIS) for a maximum period of ' +
    'five years, during which it will be accessible to the visa authorities and the authorities competent for carrying out ' +
    'checks on visas at external borders and within the Member States, immigration and asylum authorities in the Member ' +
    'States for the purposes of verifying whether the conditions for the legal entry into, stay and residence on the ' +
    'territory of the Member States are fulfilled, of identifying persons who do not or who no longer fulfil these ' +
    'conditions, of examining an asylum application and of determining responsibility for such examination. Under certain ' +
    'conditions the data will be also available to designated authorities of the Member States and to Europol for the ' +
    'purpose of the prevention, detection and investigation of terrorist offences and of other serious criminal offences. ' +
    'The authority of the Member State responsible for processing the data is: ………………………………………………',
  'I am aware that I have the right to obtain, in any of the Member States, notification of the data relating to me ' +
    'recorded in the VIS and of the Member State which transmitted the data, and to request that data relating to me which ' +
    'are inaccurate be corrected and that data relating to me processed unlawfully be deleted. At my express request, the ' +
    'authority examining my application will inform me of the manner in which I may exercise my right to check the personal' +
    ' data concerning me and have them corrected or deleted, including the related remedies according to the national law ' +
    'of the Member State concerned. The national supervisory authority of that Member State (contact details: ' +
    '………………………………………………) will hear claims concerning the protection of personal data.',
  'I declare that to the best of my knowledge all particulars supplied by me are correct and complete. I am aware that ' +
    'any false statements will lead to my application being rejected or to the annulment of a visa already granted and may ' +
    'also render me liable to prosecution under the law of the Member State which deals with the application.',
  'I undertake to leave the territory of the Member States before the expiry of the visa, if granted. I have been ' +
    'informed that possession of a visa is only one of the prerequisites for entry into the European territory of the ' +
    'Member States. The mere fact that a visa has been granted to me does not mean that I will be entitled to compensation ' +
    'if I fail to comply with the relevant provisions of Article 6(1) of Regulation (EU) 2016/399 (Schengen Borders Code) ' +
    'and I am therefore refused entry. The prerequisites for entry will be checked again on entry into the European ' +
    'territory of the Member States.',
];
