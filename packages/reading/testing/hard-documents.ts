import texts from './hard-documents.json' with { type: 'json' };

// Documents whose kind is not named in a title: OCR errors, Hindi beside English, mentions of other documents.
export const hardDocuments: readonly { readonly kind: string; readonly text: string }[] = texts;
