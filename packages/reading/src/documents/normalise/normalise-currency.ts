const signs: readonly (readonly [RegExp, string])[] = [
  [/₹|\bRs\b\.?|\bRe\.|\brupees?\b|\bINR\b|रु/i, 'INR'],
  [/\bUS\$|\bUSD\b|\bUS dollars?\b/i, 'USD'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/£|\bGBP\b|\bpounds? sterling\b|\bpounds\b/i, 'GBP'],
  [/\bA\$|\bAU\$|\bAUD\b/i, 'AUD'],
  [/\bC\$|\bCA\$|\bCAD\b/i, 'CAD'],
  [/\bS\$|\bSGD\b/i, 'SGD'],
  [/\bNZ\$|\bNZD\b/i, 'NZD'],
  [/\bCHF\b|\bswiss francs?\b/i, 'CHF'],
  [/¥|\bJPY\b|\byen\b/i, 'JPY'],
  [/\bAED\b|\bdirhams?\b/i, 'AED'],
  [/\b(AZN|IDR|VND|THB|MYR|HKD|CNY|SEK|NOK|DKK|PLN|CZK|HUF|SAR|QAR|OMR|KWD|BHD|LKR|NPR|BDT|ZAR|TRY)\b/, ''],
  [/\$|\bdollars?\b/i, 'USD'],
];

export function normaliseCurrency(raw: string): string | undefined {
  for (const [pattern, code] of signs) {
    const match = pattern.exec(raw);
    if (match) return code || match[1]!;
  }
  return undefined;
}
