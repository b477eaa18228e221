import type { BillingKind } from '@visawright/contract/billing/billing-number.ts';
import { billingCurrency } from '@visawright/contract/billing/currencies.ts';
import { percentText } from '@visawright/contract/billing/gst.ts';
import { stateText } from '@visawright/contract/billing/indian-states.ts';
import { formatAmount, writeRate } from '@visawright/contract/billing/money.ts';
import type { QuoteBody, QuoteLine } from '@visawright/contract/billing/quote.ts';
import { html, type Markup } from '../../packages/sheets/markup.ts';
import { formDay } from '../../packages/sheets/sheet-dates.ts';
import { sheetHtml } from '../../packages/sheets/sheet-html.ts';
import { sheetStyle } from '../../packages/sheets/sheet-style.ts';
import type { BillingBody, Payment } from '../documents/billing-body.ts';
import { billingStyle } from './billing-style.ts';
import { billingWords } from './billing-words.ts';

export interface BillingSheet {
  readonly kind: BillingKind;
  readonly number: string;
  readonly issuedOn: string;
  readonly issuedAt: string;
  readonly amount: number;
  readonly body: BillingBody;
  readonly realm: { readonly displayName: string; readonly color: string; readonly logo: string | null }; // base64 png
}

type Words = (typeof billingWords)['en'];
interface Written {
  readonly sheet: BillingSheet;
  readonly texts: Words;
  readonly rupees: (paise: number) => string;
}

const writtenOf = (sheet: BillingSheet): Written => ({
  sheet,
  texts: billingWords[sheet.body.language],
  rupees: (paise) => formatAmount(paise, billingCurrency, sheet.body.language),
});

const titleOf = ({ sheet: { kind, body }, texts }: Written): string =>
  texts.titles[kind === 'invoice' && body.quote.isTaxed ? 'taxInvoice' : kind];

const fact = (name: string, value: string | null): Markup =>
  value === null || value === ''
    ? html``
    : html`<div>
        <dt>${name}</dt>
        <dd>${value}</dd>
      </div>`;

function head(written: Written): Markup {
  const { sheet, texts } = written;
  const { body, realm } = sheet;
  const { words } = texts;
  return html`<header class="brand">
      ${realm.logo ? html`<img src="data:image/png;base64,${realm.logo}" alt="${realm.displayName}" />` : html`<b>${realm.displayName}</b>`}
      <h1>${titleOf(written)}</h1>
    </header>
    <dl class="facts">
      ${fact(words.number, sheet.number)} ${fact(words.date, formDay(sheet.issuedOn))}
      ${fact(words.application, body.reference)} ${fact(words.placeOfSupply, placeOf(body))}
      ${body.about ? fact(words.about, `${body.about.number}, ${formDay(body.about.issuedOn)}`) : null}
    </dl>`;
}

const placeOf = ({ quote: { customerState }, language }: BillingBody): string =>
  `${stateText(customerState, language)} (${customerState})`;

const party = (title: string, { name, address, gstin }: Party): Markup =>
  html`<section>
    <p class="label">${title}</p>
    <p class="name">${name}</p>
    ${address ? html`<p>${address}</p>` : null} ${gstin ? html`<p>GSTIN ${gstin}</p>` : null}
  </section>`;
interface Party {
  readonly name: string;
  readonly address: string;
  readonly gstin: string | null;
}

const parties = ({ sheet: { body }, texts: { words } }: Written): Markup =>
  html`<div class="parties">
    ${party(words.from, { ...body.seller, name: body.seller.legalName })} ${party(words.to, body.customer)}
  </div>`;

function lineRow(line: QuoteLine, { sheet, texts, rupees }: Written): Markup {
  const foreign =
    line.rateMicros === null
      ? null
      : html`<small
          >${formatAmount(line.price, line.currency, sheet.body.language)} × ${writeRate(line.rateMicros)}</small
        >`;
  return html`<tr>
    <td>${line.label}<small>${texts.kinds[line.kind]}</small></td>
    <td>${line.taxCode}</td>
    <td class="n">${line.quantity}</td>
    <td class="n">${rupees(line.unit)}${foreign}</td>
    <td class="n">${line.gstRate > 0 ? `${percentText(line.gstRate)}%` : '–'}</td>
    <td class="n">${rupees(line.amount)}</td>
  </tr>`;
}

const linesTable = (written: Written): Markup => {
  const { words } = written.texts;
  return html`<table class="lines">
    <thead>
      <tr>
        <th>${words.description}</th>
        <th>${words.code}</th>
        <th class="n">${words.quantity}</th>
        <th class="n">${words.price}</th>
        <th class="n">${words.tax}</th>
        <th class="n">${words.amount}</th>
      </tr>
    </thead>
    <tbody>
      ${written.sheet.body.quote.lines.map((line) => lineRow(line, written))}
    </tbody>
  </table>`;
};

const sum = (name: string, value: string, kind = ''): Markup =>
  html`<tr class="${kind}">
    <td>${name}</td>
    <td class="n">${value}</td>
  </tr>`;

const taxSums = ({ cgst, sgst, igst }: QuoteBody, { rupees }: Written): Markup[] =>
  [
    { name: 'CGST', value: cgst },
    { name: 'SGST', value: sgst },
    { name: 'IGST', value: igst },
  ]
    .filter(({ value }) => value > 0)
    .map(({ name, value }) => sum(name, rupees(value)));

const sums = (written: Written): Markup => {
  const { sheet, texts, rupees } = written;
  const { quote } = sheet.body;
  return html`<table class="sums">
    ${sum(texts.words.net, rupees(quote.net))} ${taxSums(quote, written)}
    ${sum(texts.words.total, rupees(quote.total), 'total')}
  </table>`;
};

function paymentPart(written: Written, { amount, paidOn, method, reference }: Payment): Markup {
  const { sheet, texts, rupees } = written;
  const { words } = texts;
  const { about, paidBefore = 0 } = sheet.body;
  const total = about?.total ?? 0;
  return html`<p class="name">${words.received}: ${rupees(amount)}</p>
    <dl class="facts">
      ${fact(words.paidOn, formDay(paidOn))} ${fact(words.method, texts.methods[method])}
      ${fact(words.reference, reference)}
    </dl>
    <table class="sums">
      ${sum(words.invoiceTotal, rupees(total))} ${paidBefore > 0 ? sum(words.paidBefore, rupees(paidBefore)) : null}
      ${sum(words.thisPayment, rupees(amount))} ${sum(words.due, rupees(total - paidBefore - amount), 'total')}
    </table>`;
}

function notes({ sheet: { body, kind }, texts: { words } }: Written): Markup {
  const { lines, isTaxed } = body.quote;
  const isPassedOn = lines.some((line) => line.kind !== 'service');
  const rates = new Map(lines.flatMap((line) => (line.rateMicros === null ? [] : [[line.currency, line] as const])));
  const rateText = [...rates.values()].map(
    ({ currency, rateMicros, rateOn }) => `1 ${currency} = ₹${writeRate(rateMicros!)} (${formDay(rateOn!)})`,
  );
  const showsLines = kind !== 'receipt';
  return html`<section class="notes">
    ${body.reason ? html`<p><b>${words.reason}:</b> ${body.reason}</p>` : null}
    ${showsLines && rateText.length > 0 ? html`<p><b>${words.rate}:</b> ${rateText.join(', ')}</p>` : null}
    ${showsLines && isPassedOn ? html`<p>${words.passedOn}</p>` : null}
    ${isTaxed ? null : html`<p>${words.untaxed}</p>`}
    <p>${words.electronic}</p>
  </section>`;
}

const payPart = ({ sheet: { kind, body }, texts: { words } }: Written): Markup | null =>
  kind === 'invoice' && body.seller.paymentNote !== ''
    ? html`<section class="pay">
        <p class="label">${words.howToPay}</p>
        <p>${body.seller.paymentNote}</p>
      </section>`
    : null;

const longestFooter = 60;

// An invoice, a receipt or a credit note as a complete page, in the language it was issued in.
export function billingSheet(sheet: BillingSheet): string {
  const written = writtenOf(sheet);
  const { body, realm, number, issuedAt } = sheet;
  const page = html`${head(written)} ${parties(written)}
  ${body.payment ? paymentPart(written, body.payment) : html`${linesTable(written)} ${sums(written)}`} ${notes(written)}
  ${payPart(written)}`;
  const footer = { left: body.seller.legalName.slice(0, longestFooter), middle: number };
  const style = `:root { --accent: ${realm.color} }${sheetStyle(realm.color, footer)}${billingStyle}`;
  return sheetHtml(`${titleOf(written)} ${number}`, { frozenAt: issuedAt, style }, page);
}
