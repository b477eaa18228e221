// What a realm's admin agrees to before documents may be read by an external service; stored word for word with the agreement.
export const visionConsentText =
  'Pictures of documents are sent from this server to the service named here, only for applicants who have agreed to it themselves. ' +
  'We have a contract with that service that forbids it to store them or to train on them.';
export const visionConsentTextHindi =
  'दस्तावेज़ों के चित्र इस सर्वर से यहाँ बताई गई सेवा को भेजे जाते हैं, केवल उन आवेदकों के जो स्वयं इससे सहमत हुए हैं। ' +
  'उस सेवा के साथ हमारा अनुबंध है जो उसे इन्हें सहेजने या इनसे प्रशिक्षण देने से रोकता है।';
