import type { en } from './en.ts';

export const hi: typeof en = {
  cancel: 'रद्द करें',
  close: 'बंद करें',
  nobody: 'चुनने के लिए कोई नहीं है',
  choicesFailed: 'नाम लोड नहीं हो सके',
  again: 'फिर से कोशिश करें',
  open_one: '{{count}} खुला',
  open_other: '{{count}} खुले',
  staleTitle: 'किसी और ने इसे बदल दिया है',
  staleText: 'आपके बदलाव अभी सहेजे नहीं गए हैं। दोनों की तुलना करें, फिर अपना सहेजें या उनका रहने दें।',
  field: 'खाना',
  yours: 'आपका',
  theirs: 'अभी सहेजा हुआ',
  saveMine: 'मेरा सहेजें',
  useTheirs: 'उनका रहने दें',
  empty: 'खाली',
};
