import type { Prototypes } from './prototypes.types.ts';

export const other: Prototypes = {
  'Police clearance certificate': [
    'Police clearance certificate: it is certified that there is no adverse information against the holder of the passport which would render him ineligible for grant of visa. Regional passport office.',
    'Commissioner of police: character and antecedents verified, no criminal case registered against the applicant at the police station.',
    'Certificate of good conduct, no criminal record, no convictions found.',
  ],
  'Medical or TB certificate': [
    'Tuberculosis screening certificate: chest X-ray shows no evidence of active pulmonary tuberculosis; clinic; valid for six months.',
    'Medical fitness certificate: I have examined the patient and find him medically fit to travel. Registered medical practitioner.',
    'Immigration medical examination: panel physician, health assessment number, information sheet, result completed.',
  ],
  'Academic transcript or test score': [
    'Statement of marks: subject, maximum marks, marks obtained, result pass, percentage, first division, controller of examinations.',
    'Transcript of records: course code, course title, credits, grade, semester grade point average, cumulative average.',
    'English language test report form: listening, reading, writing, speaking, overall band score, candidate number, test date.',
    'Degree certificate: the university confers the degree of bachelor upon the graduate who passed the examination.',
  ],
  'Other document': [
    'Vaccination certificate with vaccine name, dose, batch and date.',
    'A club, sports association or youth centre certifies that somebody volunteered for two seasons.',
    'Character certificate of a ward office: he bears a good moral character.',
    'Tax invoice for the purchase of goods: item, quantity, price, total, warranty.',
    'Curriculum vitae: career objective, skills, projects, experience, education, hobbies.',
    'Recipe or shopping list: rice, lentils, tea, sugar, vegetables.',
    'Vehicle registration certificate: chassis number, engine number, registered owner, fuel.',
    'Life or car insurance renewal, motor policy, vehicle make, own damage premium.',
    'Minutes of a meeting, newsletter, user manual, advertisement, restaurant menu.',
    'School fee receipt, donation receipt, membership card, gym card.',
    'Credit card statement: minimum amount due, credit limit, reward points.',
    'Wedding card: bride weds groom, ceremony, dinner, please join us.',
    'Domicile or caste or income certificate of a local office; membership of an association; change of name in the gazette.',
    'Mutual fund folio, units and net asset value; demat holdings.',
  ],
};
