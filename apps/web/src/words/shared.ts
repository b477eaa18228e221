export const en = {
  loading: 'Loading',
  language: 'Language',
  reload: 'Reload',
  goHome: 'Go to home page',
  logout: 'Logout',
  requestId: 'Request ID {{id}}',
  somethingWrong: 'Oops! Something went wrong',
  somethingWrongHelp:
    'Nothing you saved is lost. Load the page again; if it happens once more, tell us the request ID.',
  offline: 'You are offline. We go on as soon as the connection is back.',
  backOnline: 'You are connected again.',
  roles: {
    admin: 'admin',
    agency: 'agency',
    agent: 'agent',
    applicant: 'applicant',
    reviewer: 'reviewer',
    distributor: 'distributor',
  },
};

export const hi: typeof en = {
  loading: 'लोड हो रहा है',
  language: 'भाषा',
  reload: 'फिर से लोड करें',
  goHome: 'मुखपृष्ठ पर जाएँ',
  logout: 'लॉग आउट',
  requestId: 'अनुरोध आईडी {{id}}',
  somethingWrong: 'ओह! कुछ गड़बड़ हो गई',
  somethingWrongHelp: 'आपका सहेजा हुआ कुछ भी नहीं खोया है। पृष्ठ फिर से लोड करें; दोबारा हो तो हमें अनुरोध आईडी बताएँ।',
  offline: 'आप ऑफ़लाइन हैं। कनेक्शन लौटते ही काम आगे बढ़ेगा।',
  backOnline: 'आप फिर से जुड़ गए हैं।',
  roles: {
    admin: 'एडमिन',
    agency: 'एजेंसी',
    agent: 'एजेंट',
    applicant: 'आवेदक',
    reviewer: 'समीक्षक',
    distributor: 'वितरक',
  },
};
