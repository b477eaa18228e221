import type { NotificationsWords } from './en.ts';

export const hi: NotificationsWords = {
  title: 'सूचनाएँ',
  show: 'दिखाएँ',
  all: 'सभी',
  unread: 'अपठित',
  unreadCount: 'अपठित · {{count}}',
  showAll: 'सभी दिखाएँ',
  markAll: 'सभी को पढ़ा हुआ करें',
  markRead: 'पढ़ा हुआ करें',
  markUnread: 'अपठित करें',
  markOne: '{{mark}}: {{title}}',
  unreadMark: 'अपठित।',
  settings: 'आप तक क्या पहुँचे',
  more: 'पुरानी दिखाएँ',
  today: 'आज',
  yesterday: 'कल',
  kinds: {
    transferred: '{{about}} आपको सौंपा गया',
    reviewReturned: '{{about}}: कुछ खंड लौटाए गए',
    reviewApproved: '{{about}}: समीक्षा स्वीकृत हुई',
    requestMade: '{{about}} ने एक्सटेंशन माँगा है',
    requestDecided: 'एक्सटेंशन के आपके अनुरोध पर निर्णय हो गया',
    announcement: '{{about}}',
  },
  empty: {
    all: {
      title: 'अभी कुछ नहीं हुआ',
      text: 'सौंपे गए आवेदन, लौटाई गई समीक्षाएँ, निर्णय और घोषणाएँ यहाँ अपने आप आती हैं।',
    },
    unread: { title: 'सब पढ़ लिया गया', text: 'नई सूचनाएँ यहाँ अपने आप आती हैं।' },
  },
  failing: 'आपकी सूचनाएँ लोड नहीं हो सकीं',
  announce: {
    button: 'घोषणा करें',
    title: 'कुछ घोषित करें',
    toRealm:
      '{{name}} के उन सभी सक्रिय कर्मियों को जाएगी जिन्हें सूचनाएँ मिलती हैं: एडमिन, एजेंसियाँ और एजेंट। वापस नहीं ली जा सकती।',
    toAgency: '{{name}} के सभी सक्रिय एजेंटों को जाएगी। वापस नहीं ली जा सकती।',
    heading: 'शीर्षक',
    text: 'पाठ',
    left: '{{count}} अक्षर बाकी',
    preview: 'यह ऐसी दिखेगी',
    send: 'घोषणा भेजें',
    sent_one: '{{count}} व्यक्ति को भेजी गई',
    sent_other: '{{count}} लोगों को भेजी गई',
  },
};
