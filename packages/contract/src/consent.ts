import { consentVersion, type consentPurposes } from './document-facts.ts';

// What somebody agrees to, word for word. A new wording is a new version; the old ones stay, because people agreed to them.
type Purpose = (typeof consentPurposes)[number];
type Words = Readonly<Record<'en' | 'hi', string>>;

const texts: Readonly<Record<Purpose, Readonly<Record<number, Words>>>> = {
  readDocuments: {
    1: {
      en: [
        'We will read the papers you upload to fill in your visa forms, so that you do not have to type everything yourself.',
        'A program on our own server reads them. Nothing is sent to anybody else for reading unless you agree to that separately.',
        'You, the people who prepare your application and the reviewer it is sent to can see your papers. Each time somebody opens one it is written down, and you can see who it was.',
        'Every paper is kept encrypted under a key of your own. It stays for as long as your application needs it; you can delete it sooner, at any time.',
        'You can change anything that was read, and you can withdraw this consent by deleting your papers.',
      ].join('\n'),
      hi: [
        'आप जो कागज़ात अपलोड करेंगे, उन्हें हम आपके वीज़ा फ़ॉर्म भरने के लिए पढ़ेंगे, ताकि आपको सब कुछ खुद टाइप न करना पड़े।',
        'उन्हें हमारे अपने सर्वर पर एक प्रोग्राम पढ़ता है। जब तक आप अलग से सहमत न हों, पढ़ने के लिए कुछ भी किसी और को नहीं भेजा जाता।',
        'आपके कागज़ात आप, आपका आवेदन तैयार करने वाले लोग और वह समीक्षक देख सकते हैं जिसे आवेदन भेजा गया हो। जब भी कोई कागज़ खोला जाता है, यह दर्ज होता है, और आप देख सकते हैं कि किसने खोला।',
        'हर कागज़ आपकी अपनी कुंजी से एन्क्रिप्ट करके रखा जाता है। वह तब तक रहता है जब तक आपके आवेदन को उसकी ज़रूरत है; आप उसे किसी भी समय पहले भी हटा सकते हैं।',
        'जो पढ़ा गया है उसमें आप कुछ भी बदल सकते हैं, और अपने कागज़ात हटाकर यह सहमति वापस ले सकते हैं।',
      ].join('\n'),
    },
  },
  readElsewhere: {
    1: {
      en: [
        'To read your papers better, pictures of them are also sent to a reading service outside our server, chosen by the company that runs this site.',
        'It is sent the pages and the names of the values we look for, nothing else about you. The first eight digits of an Aadhaar number are blacked out before.',
        'What it answers is compared with what stands on your papers; whatever cannot be found there is shown to you first.',
        'You need not agree: without it your papers are read on our own server alone.',
      ].join('\n'),
      hi: [
        'आपके कागज़ात और अच्छी तरह पढ़ने के लिए उनके चित्र हमारे सर्वर के बाहर की एक पढ़ने वाली सेवा को भी भेजे जाते हैं, जिसे यह साइट चलाने वाली कंपनी ने चुना है।',
        'उसे पृष्ठ और उन मानों के नाम भेजे जाते हैं जिन्हें हम खोजते हैं, आपके बारे में और कुछ नहीं। आधार संख्या के पहले आठ अंक पहले ही काले कर दिए जाते हैं।',
        'उसका उत्तर आपके कागज़ात पर लिखे से मिलाया जाता है; जो वहाँ नहीं मिलता, वह पहले आपको दिखाया जाता है।',
        'आपका सहमत होना ज़रूरी नहीं: उसके बिना आपके कागज़ात केवल हमारे अपने सर्वर पर पढ़े जाते हैं।',
      ].join('\n'),
    },
  },
};

export const consentText = (purpose: Purpose, language: 'en' | 'hi', version = consentVersion): string | undefined =>
  texts[purpose][version]?.[language];
