// Words of those who come by a start link.
export const en = {
  heading: 'Welcome, {{name}}. Is this your trip?',
  headingNoName: 'Welcome. Is this your trip?',
  help: 'It was filled in for you. Look it over; if all is right, Continue starts your application.',
  title: 'Your trip',
  range: '{{from}} to {{to}}',
  wrong: 'Something is not right? Tell us before you go on; the number stands under “Need a hand?”.',
  datesOver: 'These dates have passed. Choose new ones under Travel dates first.',
  facts: {
    traveller: 'Traveller',
    to: 'Going to',
    from: 'Coming from',
    purpose: 'Purpose',
    visaType: 'Visa type',
    dates: 'Travel dates',
    nationality: 'Nationality',
  },
  problemHeading: 'Your start link',
  problemHelp: 'It brought you to the right place, but it cannot start an application.',
  problem: {
    refused: {
      title: 'This link can no longer be used',
      text: 'A start link works once and for a limited time. If you used it before, your application stands in My Applications; otherwise ask {{house}} for a new link.',
    },
    foreign: {
      title: 'This link is for another traveller',
      text: 'You are signed in as {{email}}. Sign in with the account the link was sent to, or ask {{house}} for a link of your own.',
    },
    unreadable: {
      title: 'This link is not complete',
      text: 'Part of it is missing or was changed on the way. Open it again from the message, or ask {{house}} for a new one.',
    },
  },
};

export const hi: typeof en = {
  heading: 'स्वागत है, {{name}}। क्या यही आपकी यात्रा है?',
  headingNoName: 'स्वागत है। क्या यही आपकी यात्रा है?',
  help: 'यह आपके लिए भरा गया है। देख लें; सब सही हो तो “आगे बढ़ें” से आवेदन शुरू होता है।',
  title: 'आपकी यात्रा',
  range: '{{from}} से {{to}} तक',
  wrong: 'कुछ सही नहीं है? आगे बढ़ने से पहले हमें बताएँ; नंबर “मदद चाहिए?” के नीचे है।',
  datesOver: 'ये तारीखें बीत चुकी हैं। पहले यात्रा की तारीखें बदलें।',
  facts: {
    traveller: 'यात्री',
    to: 'कहाँ जाना है',
    from: 'कहाँ से',
    purpose: 'उद्देश्य',
    visaType: 'वीज़ा का प्रकार',
    dates: 'यात्रा की तारीखें',
    nationality: 'राष्ट्रीयता',
  },
  problemHeading: 'आपका लिंक',
  problemHelp: 'आप सही जगह पहुँचे हैं, पर इस लिंक से आवेदन शुरू नहीं हो सकता।',
  problem: {
    refused: {
      title: 'यह लिंक अब काम नहीं करता',
      text: 'लिंक एक बार और सीमित समय तक काम करता है। पहले खोला था तो आवेदन मेरे आवेदन में है; नहीं तो {{house}} से नया लिंक माँगें।',
    },
    foreign: {
      title: 'यह लिंक किसी और यात्री का है',
      text: 'आप {{email}} से साइन इन हैं। जिस खाते पर लिंक भेजा गया था उससे साइन इन करें, या {{house}} से अपना लिंक माँगें।',
    },
    unreadable: {
      title: 'यह लिंक अधूरा है',
      text: 'इसका कुछ हिस्सा नहीं है या रास्ते में बदल गया। संदेश से फिर खोलें, या {{house}} से नया लिंक माँगें।',
    },
  },
};
