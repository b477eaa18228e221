import data from '../../grant-texts.json' with { type: 'json' };

interface TranslatedText {
  readonly en: string;
  readonly hi: string;
}

// Added where we are not sure of what was read: a misread value is more likely than a wrong visa.
export const checkPictureText: TranslatedText = data.checkPicture;

// The result of each comparison and what to do about it before travelling, with placeholders as in the rules' texts.
export const grantTexts: Readonly<Record<string, TranslatedText>> = data.facts;
