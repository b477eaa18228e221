// Digits after the decimal point of each currency an authority or centre asks for (ISO 4217).
export const currencyDigits = {
  INR: 2,
  AED: 2,
  AUD: 2,
  AZN: 2,
  CAD: 2,
  CHF: 2,
  EUR: 2,
  GBP: 2,
  IDR: 2,
  JPY: 0,
  KWD: 3,
  NZD: 2,
  OMR: 3,
  SGD: 2,
  THB: 2,
  TRY: 2,
  USD: 2,
  VND: 0,
  ZAR: 2,
} as const;
export type Currency = keyof typeof currencyDigits;
export const currencies = Object.keys(currencyDigits) as [Currency, ...Currency[]];

// Quotes and invoices of Indian agencies are in rupees; a fee in another currency is converted when the quote is calculated.
export const billingCurrency = 'INR' satisfies Currency;
