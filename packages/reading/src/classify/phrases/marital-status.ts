import type { KindPhrases } from './phrases.types.ts';

export const maritalStatus: readonly KindPhrases[] = [
  {
    category: 'Proof of Marital Status',
    kind: 'Marriage certificate',
    titles: ['{marriage certificate|certificate of marriage|certificate of registration of marriage|marriage registration certificate|registration of marriage|memorandum of marriage|nikah nama|nikahnama|heiratsurkunde|eheurkunde|acte de mariage|certificate of solemnization of marriage|extract of marriage register|certified copy of an entry of marriage|certificate of hindu marriage|marriage register|marriage extract|holy matrimony}', '{विवाह प्रमाण पत्र|विवाह पंजीकरण|विवाह प्रमाणपत्र}'],
    sure: ['{hindu marriage act|special marriage act|indian christian marriage act|foreign marriage act|marriages act|regulation of marriage bureaus|compulsory registration of marriages|anand marriage|registration of marriage act|registration of marriages}', '{marriage was solemnized|marriage was solemnised|marriage solemnized|marriage solemnised|solemnization|solemnized|solemnised|solemnization of marriage}', '{bride|groom|bridegroom}', '{registrar of marriages|marriage officer|registrar of hindu marriages|marriage registrar|qazi|kazi|priest}', '{name of husband|name of the husband|husband s name|name of bridegroom|husband s full name}', '{name of wife|name of the wife|wife s name|name of bride|wife s full name}', '{date of marriage|place of marriage|date and place of marriage}', 'have been {lawfully|duly|legally} married', '{were married|got married|joined in|lawfully wedded|wedded}', 'mehr'],
    likely: ['marriage', 'husband', 'wife', 'married', 'registrar', 'witness', 'witnesses', 'registration no', 'registration number', 'date of registration', 'certificate', 'age', 'act', 'father s name', 'sub divisional magistrate', 'municipal', 'spouse', 'parties', 'sub registrar'],
    never: ['divorce', 'dissolved', 'dissolution', 'decree', 'date of death', 'i invite', 'ration card', 'deceased', 'visa officer', 'policy number', 'insured', 'name of child'],
  },
  {
    category: 'Proof of Marital Status',
    kind: 'Divorce decree',
    titles: ['{decree of divorce|divorce decree|divorce certificate|decree absolute|certificate of divorce|final order of divorce|decree nisi|judgment and decree|judgement and decree|judgment of dissolution|scheidungsurteil|final decree|dissolution of marriage|divorce order|final order|decree of nullity|talaqnama|certificate of entitlement|khula|scheidungsbeschluss}', '{तलाक|विवाह विच्छेद}'],
    sure: ['{marriage|marriage between the parties|marriage solemnized} {is|stands|be|has been|was|hereby|is hereby} {dissolved|hereby dissolved|dissolved by}', '{dissolution of marriage|dissolved by a decree|decree of divorce|dissolve the marriage|dissolving the marriage|dissolved by decree}', '{family court|principal judge|district judge|matrimonial court|additional district|superior court|court of the}', '{petitioner|petitioners|respondent|plaintiff|defendant}', '{section 13 b|section 13b|13 b 1|13 1|mutual consent|13b 2|section 28 of the special}', '{hma|h m a|matrimonial|divorce|marriage} {petition|petition no|case no|case|o p no|suit}', 'in the court of', '{alimony|maintenance|permanent alimony|custody of|irretrievable|cruelty|desertion|irretrievably}', 'divorce', 'former {wife|husband|spouse}', 'versus', 'judge', 'advocate'],
    likely: ['decree', 'court', 'judge', 'petitioner', 'respondent', 'marriage', 'dissolved', 'ordered', 'case no', 'petition', 'hindu marriage act', 'parties', 'husband', 'wife', 'mutual consent', 'judgment', 'settlement', 'pronounced', 'dated'],
    never: ['date of death', 'i invite', 'lessor', 'registrar of marriages', 'visa officer', 'refusal', 'policy number', 'property'],
  },
  {
    category: 'Proof of Marital Status',
    kind: 'Death certificate of spouse',
    titles: ['{death certificate|certificate of death|extract of death register|death registration certificate|sterbeurkunde|acte de deces|certified copy of an entry of death|registration of death|death extract|record of death}', '{मृत्यु प्रमाण पत्र|मृत्यु प्रमाणपत्र|मृत्यु दाखला}'],
    sure: ['{date of death|place of death|cause of death|time of death}', '{deceased|the deceased|name of deceased|name of the deceased}', '{births and deaths|births deaths|birth and death} {act|registration|registration act|}', '{register of deaths|registrar of deaths|register for death|original record of death}', 'age at death', '{died|passed away|expired} {on|at|in}', 'address of the deceased at the time of death', '{name of spouse|name of husband wife|husband wife name|name of wife husband|widow|widower}', 'permanent address of deceased', 'form no 6'],
    likely: ['death', 'registrar', 'registration no', 'registration number', 'date of registration', 'municipal corporation', 'gram panchayat', 'sex', 'mother', 'father', 'husband', 'wife', 'spouse', 'certificate', 'section 12', 'section 17', 'hospital', 'age', 'cremation', 'government of', 'department of health', 'spouse', 'widow', 'demise', 'last rites', 'expired', 'late', 'register', 'taken from'],
    never: ['name of child', 'birth certificate', 'date of marriage', 'accidental death', 'sum insured', 'visa', 'pension', 'policy', 'sponsor', 'employee', 'policyholder'],
  },
]; // prettier-ignore
