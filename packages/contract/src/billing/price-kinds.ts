// government and centre: fees of others that the agency passes on at cost. service: the agency's own, on which it charges GST.
export const priceKinds = ['government', 'centre', 'service'] as const;
export type PriceKind = (typeof priceKinds)[number];

// application: once, however many travellers the quote is for.
export const chargedPer = ['traveller', 'application'] as const;
export type ChargedPer = (typeof chargedPer)[number];

export const paymentMethods = ['upi', 'bankTransfer', 'card', 'cash', 'cheque'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
