import type { BillingKind } from '@visawright/contract/billing/billing-number.ts';
import type { PaymentMethod, PriceKind } from '@visawright/contract/billing/price-kinds.ts';

interface BillingWords {
  readonly titles: Readonly<Record<BillingKind | 'taxInvoice', string>>;
  readonly kinds: Readonly<Record<PriceKind, string>>;
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly words: Readonly<Record<Word, string>>;
}
type Word =
  | 'number'
  | 'date'
  | 'application'
  | 'placeOfSupply'
  | 'from'
  | 'to'
  | 'description'
  | 'code'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'tax'
  | 'net'
  | 'total'
  | 'passedOn'
  | 'rate'
  | 'untaxed'
  | 'howToPay'
  | 'about'
  | 'reason'
  | 'received'
  | 'method'
  | 'reference'
  | 'paidOn'
  | 'invoiceTotal'
  | 'paidBefore'
  | 'thisPayment'
  | 'due'
  | 'electronic';

const en: BillingWords = {
  titles: { invoice: 'Invoice', taxInvoice: 'Tax invoice', receipt: 'Receipt', creditNote: 'Credit note' },
  kinds: { government: 'Government fee', centre: 'Visa-centre fee', service: 'Service fee' },
  methods: { upi: 'UPI', bankTransfer: 'Bank transfer', card: 'Card', cash: 'Cash', cheque: 'Cheque' },
  words: {
    number: 'Number',
    date: 'Date',
    application: 'Application',
    placeOfSupply: 'Place of supply',
    from: 'From',
    to: 'Bill to',
    description: 'Description',
    code: 'HSN/SAC',
    quantity: 'Qty',
    price: 'Price',
    amount: 'Amount',
    tax: 'GST',
    net: 'Sum before tax',
    total: 'Total',
    passedOn: 'Government and visa-centre fees are paid on the customer’s behalf and passed on at cost, without tax.',
    rate: 'Exchange rates',
    untaxed: 'The supplier is not registered for GST. No tax is charged.',
    howToPay: 'How to pay',
    about: 'For invoice',
    reason: 'Reason',
    received: 'Received with thanks',
    method: 'Paid by',
    reference: 'Reference',
    paidOn: 'Paid on',
    invoiceTotal: 'Total of the invoice',
    paidBefore: 'Paid before',
    thisPayment: 'This payment',
    due: 'Still due',
    electronic: 'Issued electronically; valid without a signature.',
  },
};

const hi: BillingWords = {
  titles: { invoice: 'इनवॉइस', taxInvoice: 'कर इनवॉइस', receipt: 'रसीद', creditNote: 'क्रेडिट नोट' },
  kinds: { government: 'सरकारी शुल्क', centre: 'वीज़ा केंद्र शुल्क', service: 'सेवा शुल्क' },
  methods: { upi: 'UPI', bankTransfer: 'बैंक ट्रांसफ़र', card: 'कार्ड', cash: 'नक़द', cheque: 'चेक' },
  words: {
    number: 'संख्या',
    date: 'तारीख़',
    application: 'आवेदन',
    placeOfSupply: 'आपूर्ति का स्थान',
    from: 'विक्रेता',
    to: 'ग्राहक',
    description: 'विवरण',
    code: 'HSN/SAC',
    quantity: 'मात्रा',
    price: 'दर',
    amount: 'राशि',
    tax: 'GST',
    net: 'कर से पहले का योग',
    total: 'कुल',
    passedOn: 'सरकारी और वीज़ा केंद्र शुल्क ग्राहक की ओर से चुकाए जाते हैं और बिना कर के उतने ही लिए जाते हैं।',
    rate: 'विनिमय दरें',
    untaxed: 'विक्रेता GST में पंजीकृत नहीं है। कोई कर नहीं लिया गया।',
    howToPay: 'भुगतान कैसे करें',
    about: 'इनवॉइस के लिए',
    reason: 'कारण',
    received: 'धन्यवाद सहित प्राप्त',
    method: 'भुगतान का तरीक़ा',
    reference: 'संदर्भ',
    paidOn: 'भुगतान की तारीख़',
    invoiceTotal: 'इनवॉइस का कुल',
    paidBefore: 'पहले चुकाया',
    thisPayment: 'यह भुगतान',
    due: 'अब भी बाक़ी',
    electronic: 'इलेक्ट्रॉनिक रूप से जारी; बिना हस्ताक्षर के मान्य।',
  },
};

export const billingWords: Readonly<Record<'en' | 'hi', BillingWords>> = { en, hi };
