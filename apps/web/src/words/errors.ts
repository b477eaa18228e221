import { errors } from '@visawright/contract/errors.ts';
import type { Words } from '../lib/word-table.ts';

type Branch = Record<string, string | Record<string, string>>;

// English is the contract's own, so that both sides say the same.
export const en: Words = Object.entries(errors).reduce<Branch>(
  (words, [code, { text }]) => {
    const [part = '', name] = code.split('.');
    return { ...words, [part]: name ? { ...(words[part] as object), [name]: text } : text };
  },
  { noAnswer: 'No answer came. Check the connection and try again: nothing is lost.' },
);

export const hi: Words = {
  noAnswer: 'कोई उत्तर नहीं आया। कनेक्शन देखें और फिर से कोशिश करें: कुछ भी खोया नहीं है।',
  auth: {
    failed: 'उपयोगकर्ता नाम या पासवर्ड सही नहीं है।',
    passwordChangeRequired: 'आपका खाता आपके लिए बनाया गया था। आगे बढ़ने के लिए अपना पासवर्ड बदलें।',
    passwordRefused: 'यह पासवर्ड नहीं चल सकता। कोई दूसरा चुनें।',
    tokenDead: 'आपका सत्र समाप्त हो गया है। फिर से साइन इन करें।',
    refreshDead: 'आपका सत्र समाप्त हो गया है। फिर से साइन इन करें।',
    resetDead: 'यह लिंक इस्तेमाल हो चुका है या बहुत पुराना है। नया लिंक मँगाएँ।',
  },
  access: { functionRefused: 'आपकी भूमिका में यह काम नहीं है।' },
  tenant: { mismatch: 'यह सत्र किसी दूसरे पते का है।' },
  realm: { unknown: 'इस पते पर कुछ नहीं है।' },
  catalogue: {
    unknownPart: 'ऐसा कोई फ़ॉर्म, सूची या नियम नहीं है।',
    dateAhead: 'वह दिन अभी नहीं आया।',
  },
  proposal: {
    invalid: 'यह फ़ाइल अभी इस्तेमाल नहीं हो सकती।',
    tooMany: 'बहुत सारे प्रस्ताव खुले हैं। पहले कुछ वापस लें।',
    decided: 'यह प्रस्ताव अब खुला नहीं है।',
  },
  record: {
    notFound: 'यह हमें नहीं मिला।',
    versionStale: 'इस बीच किसी और ने इसे बदल दिया।',
  },
  application: {
    notEditable: 'यह आवेदन अब नहीं बदला जा सकता। पहले इसे फिर से खोलें।',
    versionStale: 'इस बीच किसी और ने इसे बदल दिया।',
    fieldReadOnly: 'ऐसा खाना बदला गया है जो यहाँ नहीं बदला जा सकता।',
    datesLocked: 'फ़ॉर्म की जानकारी ली जा चुकी है, इसलिए तिथियाँ बंद हैं। पहले आवेदन को फिर से खोलें।',
    moveRefused: 'आवेदन जहाँ है, वहाँ से यह कदम नहीं ले सकता।',
    guardRefused: 'इस कदम से पहले अभी कुछ बाकी है।',
    documentUnknown: 'इनमें से एक दस्तावेज़ इस आवेदक का नहीं है।',
    noForm: 'इस गंतव्य के लिए अभी कोई फ़ॉर्म नहीं है।',
    sectionClosed: 'केवल लौटाए गए खंड बदले जा सकते हैं।',
    answersMissing: 'कुछ उत्तर नहीं हैं या अभी सही नहीं हैं।',
    findingsBlock: 'घोषणा से पहले कुछ ठीक करना होगा।',
    undoTooLate: 'इसे वापस लेने का समय निकल चुका है।',
    transferRefused: 'इस एजेंसी का कोई सक्रिय एजेंट चुनें।',
  },
  answer: {
    conflict: 'इस बीच किसी और ने यह उत्तर बदल दिया।',
    invalid: 'यह उत्तर प्रश्न से मेल नहीं खाता।',
    hidden: 'यह प्रश्न इस आवेदक से नहीं पूछा जाता।',
  },
  finding: {
    unknown: 'यह आपत्ति अब नहीं रही।',
    cannotAccept: 'इसे ठीक करना होगा; कारण देकर इसे नहीं माना जा सकता।',
  },
  review: {
    alreadyRequested: 'यह आवेदन पहले से एक समीक्षक के पास है।',
    reviewerUnknown: 'इस एजेंसी के सक्रिय समीक्षक चुनें।',
    notOpen: 'यह समीक्षा अब आपकी प्रतीक्षा में नहीं है।',
    sectionUnknown: 'फ़ॉर्म में ऐसा कोई खंड नहीं है।',
  },
  package: {
    notDeclared: 'पहले फ़ॉर्म के अंत में घोषणा स्वीकार करें।',
    approvalNeeded: 'पैकेज से पहले समीक्षक को यह आवेदन मंज़ूर करना है।',
    papersBusy: 'कुछ काग़ज़ अभी पढ़े जा रहे हैं। थोड़ी देर में फिर कोशिश करें।',
    notReady: 'यह पैकेज अभी बना नहीं है।',
  },
  grant: { notSubmitted: 'जारी वीज़ा उसी आवेदन का होता है जो जमा हो चुका हो।' },
  intake: { keyRefused: 'यह शुरुआती लिंक इस्तेमाल हो चुका है या बहुत पुराना है। अपनी एजेंसी से नया लिंक माँगें।' },
  idempotency: { keyReused: 'यह अनुरोध किसी और काम के लिए पहले भेजा जा चुका है।' },
  person: {
    emailTaken: 'इस ई-मेल पते वाला कोई पहले से यहाँ है।',
    notYourself: 'अपने ही खाते के साथ यह नहीं किया जा सकता।',
    handOverNeeded: 'चुनें कि खुले आवेदन कौन सँभालेगा।',
    suspended: 'यह खाता निलंबित है।',
  },
  agency: { isHouse: 'मुख्य संस्था को निलंबित नहीं किया जा सकता।' },
  request: {
    alreadyDecided: 'इस अनुरोध पर निर्णय हो चुका है।',
    alreadyPending: 'आपका एक अनुरोध अभी उत्तर की प्रतीक्षा में है।',
  },
  domain: {
    taken: 'यह डोमेन पहले से इस्तेमाल में है।',
    notProven: 'TXT रिकॉर्ड अभी नहीं मिला। उसे दिखने में कुछ घंटे लग सकते हैं।',
  },
  vision: {
    addressRefused: 'यह पता बाहर नहीं ले जाता। सार्वजनिक https पता दें।',
    keyMissing: 'पढ़ने वाली सेवा की कुंजी दर्ज करें।',
  },
  image: { refused: 'यह चित्र नहीं चल सकता। अधिक से अधिक 300 KB का PNG, JPEG या WebP भेजें।' },
  document: {
    imageUrlMissing: 'चित्र का पता चाहिए',
    imageUrlRefused: 'यह पता हमारे किसी चित्र का नहीं है।',
    fieldUnknown: 'इस तरह के काग़ज़ में ऐसा खाना नहीं है।',
    valueInvalid: 'एक मान अपने खाने में ठीक नहीं बैठता।',
    notRead: 'यह दस्तावेज़ अभी पढ़ा नहीं गया है।',
    busy: 'यह दस्तावेज़ अभी पढ़ा जा रहा है।',
    inUse: 'यह दस्तावेज़ जमा किए गए आवेदन का है और उसी के साथ रहता है।',
    pageUnknown: 'दस्तावेज़ में ऐसा पृष्ठ नहीं है।',
    notLocked: 'यह दस्तावेज़ पासवर्ड नहीं माँगता।',
    notTogether: 'ये दोनों लोग साथ यात्रा नहीं कर रहे हैं।',
    passwordWrong: 'यह पासवर्ड फ़ाइल नहीं खोलता।',
  },
  ticket: { refused: 'यह हमें नहीं मिला।' },
  upload: {
    refused: 'यह फ़ाइल नहीं चल सकती।',
    empty: 'फ़ाइल ख़ाली है।',
    mediaType: 'PDF, JPEG, PNG या WebP भेजें।',
    notWhatItSays: 'फ़ाइल ख़राब है, या वह नहीं है जो उसका नाम कहता है।',
    tooLarge: 'फ़ाइल 25 MB से बड़ी है।',
    duplicate: 'आप यह फ़ाइल पहले ही अपलोड कर चुके हैं।',
    tooManyFiles: 'एक साथ बहुत ज़्यादा फ़ाइलें हैं। छोटे समूहों में भेजें।',
  },
  extension: { versionTaken: 'यह संस्करण पहले ही प्रकाशित हो चुका है।' },
  handoff: {
    used: 'यह कोड किसी दूसरे फ़ोन पर इस्तेमाल हो चुका है। कंप्यूटर पर नया बनाएँ।',
    over: 'यह कोड समाप्त हो गया है। कंप्यूटर पर नया बनाएँ।',
    ended: 'आपके कंप्यूटर से यह कनेक्शन समाप्त हो गया है। वहाँ नया कोड स्कैन करें।',
  },
  input: {
    invalid: 'कुछ मान छूट गए हैं या सही नहीं हैं।',
    tooLarge: 'भेजने के लिए यह बहुत बड़ा है।',
    mediaType: 'इस तरह की सामग्री यहाँ नहीं ली जाती।',
  },
  quota: { tooMany: 'बहुत बार कोशिश हुई। थोड़ा रुककर फिर से करें।' },
  route: { unknown: 'इस पते पर कुछ नहीं है।' },
  part: { unavailable: 'सेवा का एक हिस्सा उत्तर नहीं दे रहा। थोड़ी देर में फिर से कोशिश करें।' },
  unknown: 'ओह! कुछ गड़बड़ हो गई',
};
