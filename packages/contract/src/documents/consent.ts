import { consentVersion, type consentPurposes } from './document-facts.ts';

// The exact consent texts. A changed text is a new version; old versions stay because people agreed to them.
type Purpose = (typeof consentPurposes)[number];
type Words = Readonly<Record<'en' | 'hi', string>>;

const texts: Readonly<Record<Purpose, Readonly<Record<number, Words>>>> = {
  readDocuments: {
    1: {
      en: [
        'We read the documents you upload to fill in your visa forms, so that you do not have to type everything yourself.',
        'A program on our own server reads them. Nothing is sent to anyone else for reading unless you agree to that separately.',
        'You, the people who prepare your application and the reviewer it is sent to can see your documents. ' +
          'We record every time someone opens one, and you can see who it was.',
        'Every document is stored encrypted with a key of your own. ' +
          'We keep it for as long as your application needs it; you can delete it at any time before that.',
        'You can correct anything we read, and you can withdraw this consent by deleting your documents.',
      ].join('\n'),
      hi: [
        'आप जो दस्तावेज़ अपलोड करेंगे, उन्हें हम आपके वीज़ा फ़ॉर्म भरने के लिए पढ़ेंगे, ताकि आपको सब कुछ खुद टाइप न करना पड़े।',
        'उन्हें हमारे अपने सर्वर पर एक प्रोग्राम पढ़ता है। जब तक आप अलग से सहमत न हों, पढ़ने के लिए कुछ भी किसी और को नहीं भेजा जाता।',
        'आपके दस्तावेज़ आप, आपका आवेदन तैयार करने वाले लोग और वह समीक्षक देख सकते हैं जिसे आवेदन भेजा गया हो। ' +
          'जब भी कोई दस्तावेज़ खोला जाता है, यह दर्ज होता है, और आप देख सकते हैं कि किसने खोला।',
        'हर दस्तावेज़ आपकी अपनी कुंजी से एन्क्रिप्ट करके रखा जाता है। ' +
          'वह तब तक रहता है जब तक आपके आवेदन को उसकी ज़रूरत है; आप उसे किसी भी समय पहले भी हटा सकते हैं।',
        'जो पढ़ा गया है उसमें आप कुछ भी बदल सकते हैं, और अपने दस्तावेज़ हटाकर यह सहमति वापस ले सकते हैं।',
      ].join('\n'),
    },
  },
  readElsewhere: {
    1: {
      en: [
        'To read your documents more reliably, pictures of them are also sent to ' +
          'an external reading service chosen by the company that runs this site.',
        'The service receives the pages and the names of the values we look for, and nothing else about you. ' +
          'The first eight digits of an Aadhaar number are blacked out beforehand.',
        'We compare its answers with your documents; anything we cannot find there is shown to you first.',
        'You do not have to agree: without it your documents are read only on our own server.',
      ].join('\n'),
      hi: [
        'आपके दस्तावेज़ और अच्छी तरह पढ़ने के लिए उनके चित्र हमारे सर्वर के बाहर की एक ' +
          'पढ़ने वाली सेवा को भी भेजे जाते हैं, जिसे यह साइट चलाने वाली कंपनी ने चुना है।',
        'उसे पृष्ठ और उन मानों के नाम भेजे जाते हैं जिन्हें हम खोजते हैं, आपके बारे में और कुछ नहीं। ' +
          'आधार संख्या के पहले आठ अंक पहले ही काले कर दिए जाते हैं।',
        'उसका उत्तर आपके दस्तावेज़ पर लिखे से मिलाया जाता है; जो वहाँ नहीं मिलता, वह पहले आपको दिखाया जाता है।',
        'आपका सहमत होना ज़रूरी नहीं: उसके बिना आपके दस्तावेज़ केवल हमारे अपने सर्वर पर पढ़े जाते हैं।',
      ].join('\n'),
    },
  },
};

// What a staff member states by uploading a document for a traveller who has not agreed on the site.
export const staffStatement = 'I upload this on behalf of the traveller, who was told the following and agreed to it.';

export const consentText = (purpose: Purpose, language: 'en' | 'hi', version = consentVersion): string | undefined =>
  texts[purpose][version]?.[language];
