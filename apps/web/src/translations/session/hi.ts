import type { en } from './en.ts';

export const hi: typeof en = {
  confirmTitle: 'खाता बदलें?',
  confirmLead: 'आप {{current}} के रूप में साइन इन हैं। आपने जो लिंक खोला वह {{incoming}} के लिए है।',
  confirmWarning: 'बदलने के बाद आप जो दस्तावेज़ जोड़ेंगे, वे उस खाते में जाएँगे। तभी आगे बढ़ें जब यह लिंक आपने खुद माँगा हो।',
  stay: '{{current}} ही रहें',
  change: '{{incoming}} पर जाएँ',
  unnamed: 'कोई दूसरा खाता',
  unknownTitle: 'यह पता नहीं मिला',
  unknownLead: '{{address}} पते पर कोई संस्था नहीं है। पता जाँच लें, या जिसने लिंक भेजा उससे पूछें।',
  unknownHome: 'मुखपृष्ठ पर जाएँ',
  failedTitle: 'हम आपका सत्र शुरू नहीं कर सके',
  failedHelp: 'थोड़ी देर में फिर कोशिश करें। अगर आप किसी लिंक से आए हैं, तो नया लिंक माँगें।',
  again: 'फिर कोशिश करें',
  toSignIn: 'साइन इन पर जाएँ',
};
