// Number formats of issuers: they distinguish a digit from a letter with the same check digit (8 and S, 6 and G).
const patterns: Readonly<Record<string, RegExp>> = {
  IND: /^[A-Z]\d{7}$/,
  GBR: /^\d{9}$/,
  USA: /^([A-Z]\d{8}|\d{9})$/,
  D: /^[CFGHJK][CFGHJKLMNPRTVWXYZ0-9]{8}$/,
  FRA: /^\d{2}[A-Z]{2}\d{5}$/,
  NPL: /^([A-Z]{2}\d{7}|\d{8}|[A-Z]\d{8})$/,
  LKA: /^[A-Z]{1,2}\d{7}$/,
  BGD: /^[A-Z]{1,2}\d{7,8}$/,
  PAK: /^[A-Z]{2}\d{7}$/,
  CAN: /^([A-Z]{2}\d{6}|[A-Z]\d{6}[A-Z]{2})$/,
  AUS: /^[A-Z]{1,2}\d{7}$/,
  SGP: /^[A-Z]\d{7}[A-Z]$/,
  CHN: /^[A-Z]([A-Z]|\d)\d{7}$/,
  ITA: /^[A-Z]{2}\d{7}$/,
  ESP: /^[A-Z]{3}\d{6}$/,
};

// One reading of a number is enough only for a known pattern; any other number must also be found printed.
export const fitsIssuer = (issuer: string, number: string): boolean => patterns[issuer]?.test(number) ?? false;
