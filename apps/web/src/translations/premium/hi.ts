import type { en } from './en.ts';

export const hi: typeof en = {
  notify: 'मुझे सूचित करें',
  subscribed: 'हम आपको सूचित करेंगे',
  notifyAbout: '{{word}}: {{service}}',
};
