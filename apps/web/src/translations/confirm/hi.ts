import type { TextTree } from '../../lib/translation/text-tree.ts';
export const hi: TextTree = {
  title: 'पुष्टि करें कि यह आप ही हैं',
  text: 'इससे कुछ ज़रूरी बदलेगा। आगे बढ़ने के लिए अपना पासवर्ड लिखें।',
  password: 'पासवर्ड',
  wrong: 'यह आपका मौजूदा पासवर्ड नहीं है।',
  submit: 'पुष्टि करें',
};
