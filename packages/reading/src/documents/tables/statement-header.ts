import type { HeaderRules } from './find-header.ts';

// Column headings of Indian bank statements.
export const statementHeader: HeaderRules = {
  words: [
    ['valueDate', /^(value|val|eff)\.?(date|dt)$/],
    [
      'mark',
      /^(dr|debit|d)[^a-z]*[/|][^a-z]*(cr|credit|c)$|^(cr|credit|c)[^a-z]*[/|][^a-z]*(dr|debit|d)$|^type$|^drcr$|^crdr$|^indicator$/,
    ],
    [
      'date',
      new RegExp(
        String.raw`^(txn|tran|trans|transaction|post|posting|posted|entry|booking|booked|process|processing)?\.?(date|` +
          String.raw`dt|dated|day)$|^when$|^posted$|^booked$|^(दिनांक|तारीख|तिथि)$`,
      ),
    ],
    ['value', /^(value|val|effective)$/],
    [
      'description',
      new RegExp(
        String.raw`^(transaction|txn)?(narration|narrative|particulars?|descriptions?|details?|remarks?|what|being|` +
          String.raw`memo|entries|payee|purpose|विवरण|ब्यौरा)(\b|$)`,
      ),
    ],
    [
      'reference',
      /^(ch(e)?q(ue)?|cheques?|ref|reference|instrument|instr?|utr|voucher|id|txnid|tranid|transactionid)\b/,
    ],
    [
      'balance',
      new RegExp(
        String.raw`^(closing|running|available|line|ledger|book|net|remaining|resulting)?(balances?|bal|left|remaining|` +
          String.raw`outstanding|शेष|बैलेंस|बकाया)(\b|$)`,
      ),
    ],
    [
      'debit',
      new RegExp(
        String.raw`^(withdrawals?|withdrawl|withdrawn|debits?|debited|dr|paid-?out|outflows?|outgo|outgoings?|payments|` +
          String.raw`spent|charges|drawn|less|निकासी|नामे|आहरण|डेबिट)(\b|$)`,
      ),
    ],
    [
      'credit',
      /^(deposits?|deposited|credits?|credited|cr|paid-?in|inflows?|receipts?|received|incomings?|added|lodge?ments?|जमा|क्रेडिट)(\b|$)/,
    ],
    ['amount', /^(amount|amt|राशि|रकम)(\b|$)/],
    ['serial', /^(s|sl|sr|serial|srl|क्र)\.? ?(no|num|number|सं)?$|^#$/],
    ['branch', /^(branch|init|channel|mode|location|sol|br|code)\b/],
    ['way', /^(paid|money|funds)$/],
    ['out', /^out$/],
    ['in', /^in$/],
    [
      'neutral',
      new RegExp(
        String.raw`^(txn|tran|trans|transaction|post|posting|entry|closing|running|available|on|after|no|nos|number|` +
          String.raw`inr|usd|rs|of|and|the|by|to|from|made|payment|account|rupees|line|ledger)\.?$|^रु`,
      ),
    ],
  ],
  joins: [
    ['way', 'out', 'debit'],
    ['amount', 'out', 'debit'],
    ['way', 'in', 'credit'],
    ['debit', 'in', 'debit'],
    ['credit', 'in', 'credit'],
    ['amount', 'in', 'amount'],
    ['balance', 'in', 'balance'],
    ['value', 'date', 'valueDate'],
    ['value', 'valueDate', 'valueDate'],
    ['debit', 'amount', 'debit'],
    ['credit', 'amount', 'credit'],
    ['balance', 'amount', 'balance'],
    ['balance', 'mark', 'balance'],
    ['amount', 'mark', 'amount'],
    ['reference', 'serial', 'reference'],
    ['reference', 'branch', 'reference'],
    ['reference', 'value', 'reference'],
    ['description', 'reference', 'description'],
    ['mark', 'description', 'description'],
    ['debit', 'mark', 'debit'],
    ['credit', 'mark', 'credit'],
  ],
  isWhole(columns) {
    const money = ['debit', 'credit', 'amount', 'balance', 'value'].filter((name) => columns.has(name)).length;
    return (columns.has('date') || columns.has('valueDate')) && money >= 2;
  },
};
