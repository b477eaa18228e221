// Words as printed: one line, without other scripts and surrounding punctuation.
export function normaliseText(raw: string): string | undefined {
  const tidy = raw
    .replaceAll(/\p{Script=Devanagari}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:;,.\-–/|*•]+/, '')
    .replace(/[\s:;,\-–/|*]+$/, '')
    .trim();
  return /[A-Za-z0-9]/.test(tidy) ? tidy : undefined;
}

export function normaliseYes(raw: string): string | undefined {
  if (/\b(?:no|not|nil|none|n\.?a\.?|false|excluded)\b|[☐✗✘]/i.test(raw)) return 'false';
  if (/\b(?:yes|y|true|covered|included|allowed|permitted|applicable|available)\b|[☑☒✓✔]/i.test(raw)) return 'true';
  return undefined;
}
