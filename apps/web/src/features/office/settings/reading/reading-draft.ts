import type { VisionEndpoint } from '@visawright/contract/documents/vision-endpoint.ts';
import { visionConsentText, visionConsentTextHindi } from '@visawright/contract/documents/vision-consent-text.ts';

type Saved = VisionEndpoint | null;
export type ReadingDraft = Pick<VisionEndpoint, 'isOn' | 'url' | 'model'> & { apiKey: string; agrees: boolean };
export type ReadingField = Exclude<keyof ReadingDraft, 'isOn'>;

// The key is write-only: the server never returns it.
export const savedReading = (saved: Saved): ReadingDraft => ({
  isOn: saved?.isOn ?? false,
  url: saved?.url ?? '',
  model: saved?.model ?? '',
  apiKey: '',
  agrees: false,
});

const isSameAddress = ({ url }: ReadingDraft, saved: Saved) => saved?.url === url.trim();
export const keepsKey = (draft: ReadingDraft, saved: Saved) => saved?.hasKey === true && isSameAddress(draft, saved);

// Enabling it or changing the address needs a new agreement; disabling does not.
export const agreementStands = (draft: ReadingDraft, saved: Saved) =>
  saved !== null &&
  isSameAddress(draft, saved) &&
  (saved.isOn || !draft.isOn) &&
  [visionConsentText, visionConsentTextHindi].includes(saved.words);

export const wordsIn = (language: string) => (language === 'hi' ? visionConsentTextHindi : visionConsentText);

export function wrongReading(draft: ReadingDraft, saved: Saved): ReadingField[] {
  const isRight: Record<ReadingField, boolean> = {
    url: isServiceAddress(draft.url.trim()),
    model: draft.model.trim() !== '',
    apiKey: draft.apiKey.trim() !== '' || keepsKey(draft, saved),
    agrees: draft.agrees || agreementStands(draft, saved),
  };
  return (Object.keys(isRight) as ReadingField[]).filter((field) => !isRight[field]);
}

export const readingEdit = (draft: ReadingDraft, saved: Saved, language: string) => ({
  isOn: draft.isOn,
  url: draft.url.trim(),
  model: draft.model.trim(),
  ...(draft.apiKey.trim() === '' ? {} : { apiKey: draft.apiKey.trim() }),
  agrees: wordsIn(agreementStands(draft, saved) ? languageOf(saved) : language),
});

// An agreement that still applies is sent back unchanged.
export const languageOf = (saved: Saved) => (saved?.words === visionConsentTextHindi ? 'hi' : 'en');

function isServiceAddress(text: string): boolean {
  if (text.length > 300 || !URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return protocol === 'https:' && [username, password, search, hash].every((part) => part === '');
}
