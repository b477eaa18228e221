export const en = {
  confirmTitle: 'Change the account?',
  confirmLead: 'You are signed in here as {{current}}. The link you opened belongs to {{incoming}}.',
  confirmWarning: 'Papers you add after changing go to that account. Go on only if you asked for this link yourself.',
  stay: 'Stay as {{current}}',
  change: 'Change to {{incoming}}',
  unnamed: 'another account',
  unknownTitle: 'There is nothing at this address',
  unknownLead:
    'No organisation of ours has the address {{address}}. Check it for a typo, or ask whoever sent you here.',
  unknownHome: 'Go to home page',
  failedTitle: 'The session could not start',
  failedHelp: 'Try again in a moment. If you came by a link, ask for a new one.',
  again: 'Try again',
  toSignIn: 'Go to sign in',
};

export const hi: typeof en = {
  confirmTitle: 'खाता बदलें?',
  confirmLead: 'यहाँ आप {{current}} के रूप में साइन इन हैं। आपने जो लिंक खोला वह {{incoming}} का है।',
  confirmWarning:
    'बदलने के बाद जो काग़ज़ात आप जोड़ेंगे, वे उस खाते में जाएँगे। तभी आगे बढ़ें जब यह लिंक आपने खुद माँगा हो।',
  stay: '{{current}} ही रहें',
  change: '{{incoming}} पर जाएँ',
  unnamed: 'कोई दूसरा खाता',
  unknownTitle: 'इस पते पर कुछ नहीं है',
  unknownLead: '{{address}} पते पर हमारी कोई संस्था नहीं है। पता जाँच लें, या जिसने भेजा उससे पूछें।',
  unknownHome: 'मुखपृष्ठ पर जाएँ',
  failedTitle: 'सत्र शुरू नहीं हो सका',
  failedHelp: 'थोड़ी देर में फिर कोशिश करें। अगर आप किसी लिंक से आए हैं, तो नया लिंक माँगें।',
  again: 'फिर कोशिश करें',
  toSignIn: 'साइन इन पर जाएँ',
};
