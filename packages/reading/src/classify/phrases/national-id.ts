import type { KindPhrases } from './phrases.types.ts';

export const nationalId: readonly KindPhrases[] = [
  {
    category: 'National ID',
    kind: 'Aadhaar',
    isCard: true,
    titles: ['{unique identification authority of india|aadhaar|e aadhaar|your aadhaar no|aadhaar card|mera aadhaar meri pehchaan|aadhaar number}', '{आधार|आपका आधार क्रमांक|भारतीय विशिष्ट पहचान प्राधिकरण|मेरा आधार मेरी पहचान|आधार आम आदमी का अधिकार}'],
    sure: ['{mera aadhaar|meri pehchaan|aam admi ka adhikar}', '{uidai|help uidai|www uidai gov in|unique identification authority}', '{proof of identity not of citizenship|proof of identity and not of citizenship}', 'enrolment {no|number}', '{virtual id|vid}', 'aadhaar is {unique|a proof|proof|valid}', 'download date', 'aadhaar {letter|helps}', '{verify|authenticate|verified} {identity|using|with} {secure qr|qr code|online}'],
    likely: ['government of india', 'भारत सरकार', 'dob', 'जन्म तिथि', 'male', 'female', 'पुरुष', 'महिला', 's o', 'c o', 'w o', 'd o', 'address', 'पता', 'issue date', '1947', 'year of birth', 'qr code', 'जन्म तारीख', 'unique identification'],
    signs: ['(?<!\\d)(?:[2-9]\\d{3}|[Xx*]{4})[ -]?(?:\\d{4}|[Xx*]{4})[ -]?\\d{4}(?![\\d ])'],
    never: ['dear sir', 'applicant', 'account number', 'policy', 'ration card', 'fixed deposit', 'tenant', 'enclosures', 'landlord', 'udyam', 'loan', 'epic', 'ppo', 'statement'],
  },
  {
    category: 'National ID',
    kind: 'PAN card',
    isCard: true,
    titles: ['{permanent account number card|permanent account number|e pan|e permanent account number|pan card|epan}', '{स्थायी लेखा संख्या|स्थायी लेखा संख्या कार्ड|आयकर विभाग}'],
    sure: ['income tax department govt of india', 'permanent account number card', 'income tax pan services unit', '{if this card is lost|in case this card is lost|if someone s lost card is found}', '{nsdl|utiitsl|protean}', 'electronically issued and digitally signed epan', 'valid mode of issue of permanent account number'],
    likely: ['income tax department', 'govt of india', 'भारत सरकार', 'father s name', 'पिता का नाम', 'date of birth', 'जन्म की तारीख', 'signature', 'हस्ताक्षर', 'name', 'नाम'],
    signs: ['\\b[A-Z]{3}[PCHFATBLJG][A-Z]\\d{4}[A-Z]\\b'],
    never: ['assessment year', 'acknowledgement number', 'deductor', 'account number', 'net pay', 'employee', 'total income', 'statement', 'policy', 'dear', 'gstin', 'tax payable', 'incorporation', 'nominee', 'deposit', 'enterprise'],
  },
  {
    category: 'National ID',
    kind: 'Voter ID (EPIC)',
    isCard: true,
    titles: ['{election commission of india|elector photo identity card|electors photo identity card|voter id|epic|e epic|voter identity card|elector s photo identity card}', '{भारत निर्वाचन आयोग|मतदाता फोटो पहचान पत्र|निर्वाचक}'],
    sure: ['{elector s name|electors name|name of elector}', 'electoral registration officer', '{assembly constituency|parliamentary constituency}', 'part no and name', '{facsimile signature|mere possession of this card is no guarantee}', 'epic no', 'electoral roll', 'polling station', 'निर्वाचक का नाम'],
    likely: ['father s name', 'husband s name', 'age as on', 'sex', 'identity card', 'address', 'elector', 'पिता का नाम', 'constituency', 'part number', 'serial no', 'relation s name', 'gender', 'पति का नाम'],
    signs: ['\\b[A-Z]{3}\\d{7}\\b'],
    never: ['dear sir', 'account number', 'policy', 'flight', 'student', 'net pay', 'passport', 'employee', 'tenant', 'booking'],
  },
  {
    category: 'National ID',
    kind: 'Driving licence',
    isCard: true,
    titles: ['{driving licence|driving license|licence to drive|form 7|driver licence|driver s license|driving licence india|indian union driving licence|union of india driving licence}', '{चालन अनुज्ञप्ति|ड्राइविंग लाइसेंस|चालक अनुज्ञप्ति}'],
    sure: ['{class of vehicle|class of vehicles|cov|authorisation to drive|authorization to drive|authorised to drive}', '{lmv|mcwg|mcwog|trans|lmv nt}', '{validity nt|valid till nt|validity tr|validity non transport|valid till tr|non transport}', '{dl no|licence no|license no|dl number}', '{licencing authority|licensing authority|issuing authority rto|regional transport|transport department|rto}', 'date of first issue', '{badge|hazardous validity|hill validity|badge number}', 'organ donor', 'emergency contact', 'throughout india'],
    likely: ['doi', 'dob', 'blood group', 'son daughter wife of', 's d w of', 'address', 'validity', 'issued', 'vehicle', 'motor', 'transport', 'form', 'issue date', 'valid till', 'holder s signature', 'bg'],
    signs: ['\\b[A-Z]{2}[- ]?\\d{2}[ -]?(?:19|20)\\d{2}\\d{7}\\b', '\\b[A-Z]{2}\\d{2}[ -]\\d{11}\\b'],
    never: ['dear sir', 'rental', 'policy number', 'flight', 'pick up', 'premium', 'booking', 'invite'],
  },
]; // prettier-ignore
