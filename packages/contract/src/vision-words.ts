// What a realm's admin agrees to before papers may be read elsewhere, word for word as shown; kept with the agreement.
export const visionWords =
  'Pictures of papers leave this server for the service named here, for applicants who have agreed to it themselves. ' +
  'We have a contract with that service that forbids it to keep them or to learn from them.';
export const visionWordsHi =
  'कागज़ात के चित्र इस सर्वर से यहाँ बताई गई सेवा को जाते हैं, केवल उन आवेदकों के जो स्वयं इससे सहमत हुए हैं। ' +
  'उस सेवा के साथ हमारा अनुबंध है जो उसे इन्हें रखने या इनसे सीखने से रोकता है।';
