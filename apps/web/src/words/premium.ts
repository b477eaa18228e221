// What can be done about a service that is not there yet.
export const en = {
  tell: 'Tell me',
  told: 'We will tell you',
  tellAbout: '{{word}}: {{service}}',
};

export const hi: typeof en = {
  tell: 'मुझे बताएँ',
  told: 'हम आपको बताएँगे',
  tellAbout: '{{word}}: {{service}}',
};
