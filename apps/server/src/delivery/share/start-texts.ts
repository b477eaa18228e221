export const startTexts = {
  title: 'This link does not work',
  en: {
    title: 'This link does not work',
    text: 'It may have ended, or its address is incomplete. Please ask where you found it for a new one.',
  },
  hi: {
    title: 'यह लिंक काम नहीं करता',
    text: 'हो सकता है यह समाप्त हो गया हो या इसका पता अधूरा हो। जहाँ यह मिला था, वहाँ से नया लिंक माँगें।',
  },
};
