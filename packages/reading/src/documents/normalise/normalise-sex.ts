const stated: readonly (readonly [RegExp, string])[] = [
  [/\b(?:female|woman|girl|feminin|weiblich|femenino)\b|महिला|स्त्री/i, 'F'],
  [/\b(?:male|man|boy|masculin|maennlich|masculino)\b|पुरुष/i, 'M'],
  [/\b(?:transgender|third gender|other|others|unspecified)\b/i, 'X'],
  [/(?:^|[\s/:])(?:F|W)(?:$|[\s/,.;)])/, 'F'],
  [/(?:^|[\s/:])M(?:$|[\s/,.;)])/, 'M'],
  [/(?:^|[\s/:])(?:X|T|TG)(?:$|[\s/,.;)])/, 'X'],
];

export function normaliseSex(raw: string): string | undefined {
  if (/^\s*m\s*\/\s*f\s*$/i.test(raw)) return undefined;
  return stated.find(([pattern]) => pattern.test(raw))?.[1];
}
