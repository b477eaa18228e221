import type { en } from './en.ts';

export const hi: typeof en = {
  loading: 'लोड हो रहा है',
  language: 'भाषा',
  reload: 'फिर से लोड करें',
  logout: 'लॉग आउट',
  requestId: 'अनुरोध आईडी {{id}}',
  somethingWrong: 'ओह! कुछ गड़बड़ हो गई',
  somethingWrongHelp: 'आपका सहेजा हुआ सब सुरक्षित है। पृष्ठ फिर से लोड करें; दोबारा हो तो हमें अनुरोध आईडी भेजें।',
  offline: 'आप ऑफ़लाइन हैं। ऑनलाइन होते ही काम आगे बढ़ेगा।',
  dayFormat: 'दिन/माह/वर्ष',
  roles: {
    admin: 'एडमिन',
    agency: 'एजेंसी',
    agent: 'एजेंट',
    applicant: 'आवेदक',
    reviewer: 'समीक्षक',
    distributor: 'वितरक',
  },
};
