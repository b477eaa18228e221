// For services that are not available yet.
export const en = {
  notify: 'Notify me',
  subscribed: 'We’ll notify you',
  notifyAbout: '{{word}}: {{service}}',
};
