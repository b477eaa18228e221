export interface ResponseHeaders {
  readonly what: string;
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

const exact: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=(\d{8,}); includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^no-referrer$/,
  'permissions-policy': /geolocation=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

// Cacheable on purpose: files with a content hash in their name, the script of the reference page, and a realm's app icon.
const mayBeCached = /^(GET|HEAD) \/(assets\/a\.js|reference\/scalar\.js|([\w-]+\/)?app-icon-\d+\.png)/;

// The headers that are missing or wrong in one response.
export function wrongHeaders({ what, status, headers }: ResponseHeaders): string[] {
  const wrong: string[] = [];
  const of = (name: string) => String(headers[name] ?? '');
  for (const [name, rule] of Object.entries(exact)) if (!rule.test(of(name))) wrong.push(name);
  const policy = of('content-security-policy');
  const directive = (name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';
  if (directive('default-src') !== "default-src 'none'") wrong.push('content-security-policy default-src');
  if (directive('frame-ancestors') !== "frame-ancestors 'none'") wrong.push('content-security-policy frame-ancestors');
  if (directive('base-uri') !== "base-uri 'none'") wrong.push('content-security-policy base-uri');
  if (/unsafe-inline|unsafe-eval|\*|https?:|data:/.test(directive('script-src')))
    wrong.push('content-security-policy script-src');
  if (of('content-type').startsWith('text/html') && !what.includes('/reference')) {
    const [, nonce] = /'nonce-([A-Za-z0-9+/=]{22,})'/.exec(directive('script-src')) ?? [];
    // A cacheable page has no script, and its one style is allowed by hash.
    const isPlain = directive('script-src') === "script-src 'none'";
    if (nonce === undefined && !isPlain) wrong.push('content-security-policy nonce');
    const style = directive('style-src');
    const isOwn = isPlain ? /^style-src 'sha256-[A-Za-z0-9+/]{43}='$/.test(style) : style.includes(`'nonce-${nonce}'`);
    if (!isOwn || style.includes('unsafe-inline')) wrong.push('content-security-policy style-src');
    if (!policy.includes("require-trusted-types-for 'script'")) wrong.push('trusted types');
    if (!policy.includes("object-src 'none'")) wrong.push('object-src');
  }
  const isCacheable = mayBeCached.test(what) && status < 400;
  if (!isCacheable && of('cache-control') !== 'no-store') wrong.push('cache-control');
  if (headers.server !== undefined || headers['x-powered-by'] !== undefined) wrong.push('reveals the server software');
  if (headers['access-control-allow-origin'] !== undefined) wrong.push('allows other origins');
  if (status !== 204 && status !== 304 && of('content-type') === '' && of('content-length') !== '0')
    wrong.push('content-type');
  for (const cookie of [headers['set-cookie'] ?? []].flat().map(String))
    for (const needed of ['__Host-', 'HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/'])
      if (!cookie.includes(needed)) wrong.push(`cookie without ${needed}`);
  return wrong;
}
