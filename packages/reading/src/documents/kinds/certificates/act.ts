import { normaliseText } from '../../normalise/normalise-text.ts';

// As printed, without the leading `the` and the trailing section.
export function act(raw: string): string | undefined {
  const match = /[A-Z][A-Za-z() ]*\b(?:Act|Rules|Law)\b,?\s*(?:\d{4})?/.exec(raw.replaceAll(/\s+/g, ' '));
  return match ? normaliseText(match[0].replace(/^(?:the|under|under the|of|of the)\s+/i, '')) : undefined;
}
