import type { Prototypes } from './prototypes.types.ts';

export const family: Prototypes = {
  'Birth certificate': [
    'Birth certificate issued under the registration of births and deaths act: name of child, sex, date of birth, place of birth, name of mother, name of father, address of parents, registration number, registrar.',
    'Municipal corporation health department: this is to certify that the following information has been taken from the original record of birth.',
    'Extract from the register of births: a girl was born at the hospital to the parents named here.',
    'Local government certificate: name of the baby, date, mother, father, hospital, registration.',
    'Hospital discharge and registration: child born on, weight, mother, father, entered in the register of the panchayat.',
    'Janm praman patra: shishu ka naam, janm tithi, mata ka naam, pita ka naam, panjikaran sankhya.',
    'Geburtsurkunde, acte de naissance: the child, the parents, the registrar’s entry.',
  ],
  'Family register / ration card': [
    'Ration card: head of family, card number, fair price shop, family members with age and relationship, category, food and civil supplies department.',
    'Family register extract: list of household members, relation to the head of the household, village, tehsil.',
    'Certificate of members of the family or legal heirs: wife, son, daughter, age.',
    'Household card of the food department: each person with age, sex, relation, units of grain.',
    'Samagra or parivar register copy: mukhiya, sadasya, sambandh.',
    'Surviving member certificate of the tahsildar naming relations of a deceased.',
  ],
  'Marriage certificate': [
    'Certificate of marriage: certified that the marriage between the husband and the wife was solemnized on, registered under the Hindu marriage act, registrar of marriages.',
    'Bride and bridegroom, age, residence, father name, witnesses, priest, date and place of marriage, serial number in the register.',
    'Special marriage act: declaration of the parties and certificate of the marriage officer with three witnesses.',
    'They were lawfully wedded in church or temple and the union has been entered in the register.',
    'Arya Samaj or church certificate that a man and a woman have been joined as husband and wife with rites in the presence of witnesses.',
    'Vivah praman patra: var aur vadhu, vivah ki tithi, panjikaran.',
    'Nikah nama with the names of groom, bride, witnesses, qazi and mehr.',
    'Registrar’s entry that two persons were married on this date, with photographs and thumb impressions.',
  ],
  'Divorce decree': [
    'In the family court: petitioner and respondent; the marriage between the parties is dissolved by a decree of divorce by mutual consent under section of the Hindu marriage act.',
    'Decree absolute or final order of divorce: case number, date of decree, judge, court seal.',
    'The judge ends the marriage of the two spouses; settlement, maintenance and custody of the children.',
    'Judgment: petition allowed, marriage solemnised on that date stands dissolved; no order as to costs.',
    'Certified copy of the order of the principal judge ending the union by mutual consent; permanent alimony settled.',
    'Talaqnama or foreign court order that the parties are no longer husband and wife.',
  ],
  'Death certificate of spouse': [
    'Death certificate: name of deceased, date of death, place of death, name of spouse, address of the deceased, registration number, registrar of births and deaths.',
    'Extract from the register of deaths issued by the municipality; age at death; husband or wife of.',
    'My late husband passed away; the registrar records his death.',
    'Taken from the register of the corporation: name, sex, date and place where the person died, spouse, registration number.',
    'Mrityu praman patra: mritak ka naam, mrityu ki tithi, pati ya patni ka naam.',
    'Hospital and municipal record that the husband of the applicant died; cause of death; informant.',
    'The widow attaches the register’s extract of her spouse’s demise.',
  ],
};
