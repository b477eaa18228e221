const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

// "Chrome on Windows" is enough for people to recognise their devices and too little to fingerprint one. Order matters because browsers
// mention each other.
export function describeDevice(userAgent = ''): string {
  const [browser, system] = [browsers, systems].map((all) => all.find(([, mark]) => mark.test(userAgent))?.[0]);
  return [browser, system].filter(Boolean).join(' on ');
}
