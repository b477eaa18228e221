import type { DocumentCategory } from '@visawright/contract/document-facts.ts';

export type Language = 'en' | 'hi';

export interface CategoryWords {
  readonly name: string;
  readonly why: string; // what a consulate learns from papers of this kind
}

// Said the same on the checklist's screen, its printed list and the page that is shared.
export const categoryWords: Readonly<Record<Language, Readonly<Record<DocumentCategory, CategoryWords>>>> = {
  en: {
    Passport: {
      name: 'Passport',
      why: 'It says who you are and where you have been. The visa is put into it or tied to its number, so every page with an entry counts.',
    },
    'Proof of Funds': {
      name: 'Proof of Funds',
      why: 'The consulate checks that you can pay for the whole trip without working there, and that the money is your own and steady.',
    },
    Insurance: {
      name: 'Insurance',
      why: 'It shows that a doctor or a flight home would be paid for on every day of the trip, also the day you leave and the day you return.',
    },
    'Proof of Travel': {
      name: 'Proof of Travel',
      why: 'Flights, stay and plan must tell one story: when you come, where you sleep each night, and that you go back.',
    },
    Letter: {
      name: 'Letter',
      why: 'A letter says in plain words why this trip is made, by whom it is paid, and who answers for it.',
    },
    'Proof of Employment': {
      name: 'Proof of Employment',
      why: 'Work, business or study at home is the best reason to return. The consulate compares it with your income and your leave.',
    },
    Photo: {
      name: 'Photo',
      why: 'The visa carries this photo and machines compare it with your face, so it is measured before anything else is looked at.',
    },
    Other: {
      name: 'Other',
      why: 'This destination asks for something of its own. A clear scan of the whole page is enough unless it says otherwise.',
    },
    'National ID': {
      name: 'National ID',
      why: 'It confirms your name, date of birth and address from a second, independent source.',
    },
    'Proof of Status': {
      name: 'Proof of Status',
      why: 'It shows that you, or the person who receives you, live somewhere lawfully, or that earlier visas were used as they should be.',
    },
    'Proof of Relationship': {
      name: 'Proof of Relationship',
      why: 'It links you to the person you visit, travel with or depend on. Children need it to travel with one parent or none.',
    },
    'Proof of Marital Status': {
      name: 'Proof of Marital Status',
      why: 'It confirms the answer you give about being married, and links the papers of both partners.',
    },
    'Proof of Address': {
      name: 'Proof of Address',
      why: 'Where you live decides which consulate is responsible, and a home of your own is a reason to return.',
    },
  },
  hi: {
    Passport: {
      name: 'पासपोर्ट',
      why: 'यह बताता है कि आप कौन हैं और कहाँ-कहाँ गए हैं। वीज़ा इसी में लगता है या इसकी संख्या से जुड़ता है, इसलिए जिस पन्ने पर कुछ भी दर्ज है, वह गिना जाता है।',
    },
    'Proof of Funds': {
      name: 'धन का प्रमाण',
      why: 'वाणिज्य दूतावास देखता है कि आप वहाँ काम किए बिना पूरी यात्रा का ख़र्च उठा सकते हैं, और पैसा आपका अपना और नियमित है।',
    },
    Insurance: {
      name: 'बीमा',
      why: 'इससे पता चलता है कि यात्रा के हर दिन, जाने और लौटने के दिन भी, इलाज या घर वापसी का ख़र्च बीमा उठाएगा।',
    },
    'Proof of Travel': {
      name: 'यात्रा का प्रमाण',
      why: 'उड़ान, ठहरने की जगह और योजना एक ही बात कहें: आप कब आएँगे, हर रात कहाँ रुकेंगे, और लौटेंगे।',
    },
    Letter: {
      name: 'पत्र',
      why: 'पत्र सीधे शब्दों में बताता है कि यात्रा क्यों है, ख़र्च कौन देता है और ज़िम्मेदारी किसकी है।',
    },
    'Proof of Employment': {
      name: 'रोज़गार का प्रमाण',
      why: 'घर पर नौकरी, व्यवसाय या पढ़ाई लौटने का सबसे अच्छा कारण है। वाणिज्य दूतावास इसे आपकी आय और छुट्टी से मिलाता है।',
    },
    Photo: {
      name: 'फ़ोटो',
      why: 'वीज़ा पर यही फ़ोटो लगती है और मशीनें इसे आपके चेहरे से मिलाती हैं, इसलिए सबसे पहले इसी को नापा जाता है।',
    },
    Other: {
      name: 'अन्य',
      why: 'यह देश कुछ अपना अलग काग़ज़ माँगता है। अलग से न लिखा हो तो पूरे पन्ने का साफ़ स्कैन काफ़ी है।',
    },
    'National ID': {
      name: 'राष्ट्रीय पहचान',
      why: 'यह आपके नाम, जन्म तिथि और पते को एक दूसरे, स्वतंत्र स्रोत से पक्का करता है।',
    },
    'Proof of Status': {
      name: 'स्थिति का प्रमाण',
      why: 'यह दिखाता है कि आप, या जो आपको बुलाते हैं, वहाँ क़ानूनी रूप से रहते हैं, या पहले के वीज़ा ठीक से इस्तेमाल हुए।',
    },
    'Proof of Relationship': {
      name: 'संबंध का प्रमाण',
      why: 'यह आपको उस व्यक्ति से जोड़ता है जिससे आप मिलने जाते हैं, जिसके साथ चलते हैं या जिस पर निर्भर हैं। बच्चों को एक या बिना माता-पिता के यात्रा के लिए यह चाहिए।',
    },
    'Proof of Marital Status': {
      name: 'वैवाहिक स्थिति का प्रमाण',
      why: 'यह विवाह के बारे में आपके उत्तर को पक्का करता है और दोनों साथियों के काग़ज़ जोड़ता है।',
    },
    'Proof of Address': {
      name: 'पते का प्रमाण',
      why: 'आप कहाँ रहते हैं, इसी से तय होता है कि कौन-सा वाणिज्य दूतावास ज़िम्मेदार है; और अपना घर लौटने का एक कारण है।',
    },
  },
};
