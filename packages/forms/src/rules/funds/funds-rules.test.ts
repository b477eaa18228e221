import { describe, expect, test } from 'vitest';
import { documentEvidence } from '../../testing/document-evidence.ts';
import { judgeRule, restsOn } from '../../testing/judge-rule.ts';
import { ruleInputOf } from '../../testing/rule-input-of.ts';
import type { DocumentEvidence } from '../../documents/document-evidence.ts';
import { allRules } from '../rule-files.ts';
import { judge } from '../judge.ts';
import { compareMoney, moneyOf } from './money.ts';

const statement = (values: Record<string, string>, rows: Record<string, string>[] = []): DocumentEvidence => {
  const document = documentEvidence('Proof of Funds', 'Bank statement', values);
  const cells = rows.map((row, at) => {
    const named = Object.entries(row).map(([column, value]) => [`transactions.${at}.${column}`, value] as const);
    const { values: read } = documentEvidence('Proof of Funds', 'Bank statement', Object.fromEntries(named));
    return Object.fromEntries(read.map((cell) => [cell.field.split('.').at(-1)!, cell]));
  });
  return { ...document, tables: [{ name: 'transactions', rows: cells }] };
};
const deposit = (amount: string, currency?: string) =>
  documentEvidence('Proof of Funds', 'Fixed deposit receipt', { amount, ...(currency && { currency }) });

// Germany expects EUR 45 a day; the trip of ruleInputOf has eleven days: EUR 495.
const means = (...documents: DocumentEvidence[]) => judgeRule('means-germany', ruleInputOf('germany', { documents }));
const balance = (closingBalance: string, more: Record<string, string> = {}) =>
  statement({ closingBalance, currency: 'EUR', ...more });

describe('the balance for a trip', () => {
  test('is enough to the last unit, or short', () => {
    expect(means(balance('495'))).toEqual([]);
    const [short] = means(balance('494'));
    expect(short).not.toHaveProperty('status');
    expect(short!.facts).toEqual({
      held: { amount: 494, currency: 'EUR' },
      needed: { amount: 495, currency: 'EUR' },
      days: 11,
    });
    expect(restsOn(short!)).toEqual(['Bank statement.closingBalance', 'application.toDate']);
  });

  test('is a question where the exchange rate decides', () => {
    const [unknown] = means(statement({ closingBalance: '46000' })); // rupees, if nothing else is written
    expect(unknown).toMatchObject({ status: 'unknown', variant: 'unknown', facts: { held: { currency: 'INR' } } });
  });

  test('is the latest of each account and the sum of all', () => {
    const account = (to: string, sum: string, accountNumber = '1') => balance(sum, { statementTo: to, accountNumber });
    expect(means(account('2026-10-31', '500'), account('2026-09-30', '5'))).toEqual([]);
    expect(means(account('2026-09-30', '5'), account('2026-10-31', '500'))).toEqual([]);
    expect(means(account('2026-10-31', '5'), account('2026-09-30', '500'))).toHaveLength(1);
    expect(means(account('2026-10-31', '250'), account('2026-10-31', '250', '2'))).toEqual([]);
    expect(means(account('2026-10-31', '250'), account('2026-10-31', '250'))).toHaveLength(1);
    expect(means(balance('250'), balance('250'))).toEqual([]);
  });

  test('includes fixed deposits, but those alone are not judged', () => {
    expect(means(balance('100'), deposit('400', 'EUR'))).toEqual([]);
    expect(means(balance('100'), deposit('300', 'EUR'))[0]!.evidence).toHaveLength(3);
    expect(means(balance('1'), deposit('90000'))).toEqual([]);
    expect(means(deposit('1', 'EUR'))).toEqual([]);
    expect(means(balance('100'), deposit('unclear', 'EUR'))[0]!.evidence).toHaveLength(2);
  });

  test('is not judged without a number or a trip', () => {
    expect(means(balance('unclear'))).toEqual([]);
    expect(means(statement({ currency: 'EUR' }))).toEqual([]);
    expect(means()).toEqual([]);
    const input = ruleInputOf('germany', { documents: [balance('1')] });
    expect(judgeRule('means-germany', { ...input, application: { ...input.application, toDate: null } })).toEqual([]);
  });
});

describe('the balance by destination', () => {
  const needed = (rule: string, id: string, toDate: string) => {
    const input = ruleInputOf(id, { documents: [balance('1', { currency: 'JPY' })] });
    const [found] = judgeRule(rule, { ...input, application: { ...input.application, toDate } });
    return found!.facts['needed'];
  };
  const rulesOf = (id: string, more: Parameters<typeof ruleInputOf>[1]) =>
    judge(ruleInputOf(id, more))
      .findings.map(({ rule }) => rule)
      .filter((rule) => rule.startsWith('means-'));
  const poor = balance('1');
  const hotel = documentEvidence('Proof of Travel', 'Hotel booking', {});

  test.each([
    ['one day', '2027-03-10', 269.6],
    ['five days', '2027-03-14', 269.6],
    ['six days', '2027-03-15', 269.58],
    ['ten days', '2027-03-19', 449.3],
    ['twelve days', '2027-03-21', 491.68],
    ['twenty days', '2027-03-29', 785.04],
    ['twenty-one days', '2027-03-30', 792.27],
  ])('Italy follows its table: %s', (_length, toDate, amount) =>
    expect(needed('means-italy', 'italy', toDate)).toEqual({ amount, currency: 'EUR' }),
  );

  test('Italy names the amounts of its table in the description', () => {
    const { rule } = allRules.find(({ rule: { id } }) => id === 'means-italy')!;
    const numbers = JSON.stringify(rule.params)
      .match(/\d+\.\d+/g)!
      .map(Number);
    for (const text of [rule.asks.en.text, rule.asks.hi.text])
      expect(text.match(/\d+\.\d+/g)!.map(Number)).toEqual(numbers);
  });

  test('Spain asks for a least sum, Poland for one up to four days', () => {
    expect(needed('means-spain', 'spain', '2027-03-12')).toEqual({ amount: 1098.9, currency: 'EUR' });
    expect(needed('means-spain', 'spain', '2027-03-20')).toEqual({ amount: 1343.1, currency: 'EUR' });
    expect(needed('means-poland', 'poland', '2027-03-11')).toEqual({ amount: 300, currency: 'PLN' });
    expect(needed('means-poland', 'poland', '2027-03-14')).toEqual({ amount: 375, currency: 'PLN' });
  });

  test('with a host France and Belgium ask for less, without hotel and host France for more', () => {
    expect(rulesOf('france', { documents: [poor, hotel] })).toEqual(['means-france']);
    expect(rulesOf('france', { documents: [poor], values: { hasHost: 'Yes' } })).toEqual(['means-france-host']);
    expect(rulesOf('france', { documents: [poor] })).toEqual(['means-france', 'means-france-no-hotel']);
    expect(rulesOf('france', { documents: [balance('1000')] })).toEqual(['means-france-no-hotel']);
    expect(rulesOf('belgium', { documents: [poor, hotel] })).toEqual(['means-belgium']);
    expect(rulesOf('belgium', { documents: [balance('500')], values: { hasHost: 'Yes' } })).toEqual([]);
  });

  test('a student with a card needs less in Switzerland', () => {
    const card = documentEvidence('Proof of Employment', 'Student ID or bonafide certificate', {});
    expect(rulesOf('swiz', { documents: [poor, card] })).toEqual(['means-switzerland-student']);
    expect(rulesOf('swiz', { documents: [balance('600'), card] })).toEqual([]);
    expect(rulesOf('swiz', { documents: [balance('600')] })).toEqual(['means-switzerland']);
  });

  test('Germany has no fixed amount, so too little is only noted', () => {
    const [found] = judge(ruleInputOf('germany', { documents: [poor] })).findings.filter(
      ({ rule }) => rule === 'means-germany',
    );
    expect(found).toMatchObject({ severity: 'note' });
  });
});

// New Zealand expects NZD 1,000 a month: NZD 366.63 for eleven days, or NZD 146.63 where the accommodation is paid.
describe('the balance for New Zealand', () => {
  const short = (amount: string, ...documents: DocumentEvidence[]) =>
    judgeRule(
      'means-new-zealand',
      ruleInputOf('newZealand', { documents: [balance(amount, { currency: 'NZD' }), ...documents] }),
    ).map(({ facts }) => facts['needed']);
  const hotel = (paymentStatus: string, checkInDate = '2027-03-10', checkOutDate = '2027-03-20') =>
    documentEvidence('Proof of Travel', 'Hotel booking', { paymentStatus, checkInDate, checkOutDate });
  const invitation = (expensesBorneBy: string, visitTo = '2027-03-20') =>
    documentEvidence('Letter', 'Invitation letter', {
      inviterName: 'Sanjay Rao',
      expensesBorneBy,
      visitFrom: '2027-03-10',
      visitTo,
    });
  const full = [{ amount: 33.33 * 11, currency: 'NZD' }];

  test('a visitor with half of the money is told so', () => {
    expect(short('183')).toEqual(full);
    expect(short('366')).toEqual(full);
    expect(short('367')).toEqual([]);
  });

  test('is smaller where every night is paid by hotel or host', () => {
    expect(short('147', hotel('Fully Paid'))).toEqual([]);
    expect(short('146', hotel('prepaid'))).toEqual([{ amount: 13.33 * 11, currency: 'NZD' }]);
    expect(short('147', invitation('Sanjay Rao'))).toEqual([]);
    expect(short('147', invitation('myself'))).toEqual([]);
    expect(short('147', hotel('Paid', '2027-03-10', '2027-03-14'), hotel('Paid', '2027-03-14'))).toEqual([]);
    expect(short('147', hotel('Paid', '2027-03-14'), invitation('the host', '2027-03-14'))).toEqual([]);
  });

  test.each([
    ['pay at the hotel', hotel('Pay at property')],
    ['not paid', hotel('Not paid')],
    ['a deposit', hotel('Deposit paid')],
    ['no word of payment', hotel('')],
    ['one night missing', hotel('Paid', '2027-03-11')],
    ['no dates', hotel('Paid', '', '')],
    ['the guest pays', invitation('The guest')],
    ['nobody says who pays', invitation('')],
    ['the host only for a part', invitation('Sanjay Rao', '2027-03-15')],
  ])('is the larger one with %s', (_, document) => expect(short('200', document)).toEqual(full));
});

describe('sums of money', () => {
  test('are read with signs, words and dots', () => {
    for (const word of ['€', 'Euro', 'euros', 'EUR']) expect(moneyOf('5', word)?.currency).toBe('EUR');
    for (const word of ['$', 'US$', 'U.S.D', 'usd']) expect(moneyOf('5', word)?.currency).toBe('USD');
    for (const word of ['₹', 'Rs.', 'RS', 'I N R']) expect(moneyOf('5', word)?.currency).toBe('INR');
    expect(moneyOf('5', '£')?.currency).toBe('GBP');
    expect(moneyOf('5', undefined)).toBeUndefined();
  });

  test('of several currencies add up', () => {
    const euros = (amount: number) => ({ amount, currency: 'EUR' });
    expect(compareMoney([euros(40), euros(60)], euros(100))).toBe('enough');
    expect(compareMoney([euros(40), euros(59)], euros(100))).toBe('short');
    expect(compareMoney([euros(95), { amount: 100, currency: 'USD' }], euros(100))).toBe('enough');
    expect(compareMoney([euros(1), { amount: 10, currency: 'USD' }], euros(100))).toBe('short');
  });
});

describe('large deposits', () => {
  const deposits = (rows: Record<string, string>[], closingBalance = '1000') =>
    judgeRule(
      'large-deposit',
      ruleInputOf('italy', { documents: [statement({ closingBalance, currency: 'INR' }, rows)] }),
    );
  const credit = (amount: string, description = 'NEFT FROM A FRIEND', date = '2026-10-01') => ({
    credit: amount,
    description,
    date,
  });

  test('are half of the balance or more', () => {
    expect(deposits([credit('499')])).toEqual([]);
    const [found] = deposits([credit('500')]);
    expect(found!.facts).toEqual({
      amount: { amount: 500, currency: 'INR' },
      date: { day: '2026-10-01' },
      share: 50,
    });
    expect(found!.about).toMatch(/^doc-\d+ transactions\.0\.credit$/);
    expect(restsOn(found!)).toHaveLength(3);
  });

  test.each(['SALARY OCT', 'sal credit', 'PENSION', 'INT PD', 'FD CLOSURE', 'transfer own account', 'by self'])(
    '%s is usual',
    (description) => expect(deposits([credit('900', description)])).toEqual([]),
  );

  test.each(['CASH DEPOSIT SALARY', 'SALES', 'CASH'])('%s is not', (description) =>
    expect(deposits([credit('900', description)])).toHaveLength(1),
  );

  test('that come twice in a similar size are income', () => {
    expect(deposits([credit('900'), credit('900')])).toEqual([]);
    expect(deposits([credit('900'), credit('850')])).toEqual([]);
    expect(deposits([credit('900'), credit('500')]).length).toBeGreaterThan(0);
  });

  test('show what was written where the date cannot be read', () => {
    const [odd, none] = [deposits([credit('900', 'A', '1st Oct')]), deposits([{ credit: '900' }])];
    expect(odd[0]!.facts['date']).toBe('1st Oct');
    expect(none[0]!.facts['date']).toBe('');
  });

  test('are not judged without a balance', () => {
    for (const closingBalance of ['', '0', '-5', 'unclear'])
      expect(deposits([credit('900')], closingBalance)).toEqual([]);
    expect(deposits([credit('0'), { debit: '900' }])).toEqual([]);
  });
});

describe('the period of bank statements', () => {
  const period = (...spans: [string, string][]) =>
    judgeRule(
      'statement-period',
      ruleInputOf('italy', {
        documents: spans.map(([statementFrom, statementTo]) => statement({ statementFrom, statementTo })),
      }),
    );

  test('is three months, from one or several statements', () => {
    expect(period(['2026-08-01', '2026-10-31'])).toEqual([]);
    expect(period(['2026-10-01', '2026-10-31'], ['2026-08-01', '2026-08-31'], ['2026-09-01', '2026-09-30'])).toEqual(
      [],
    );
    expect(period(['2026-09-01', '2026-10-31'])[0]!.facts).toMatchObject({
      months: 3,
      from: { day: '2026-09-01' },
      to: { day: '2026-10-31' },
    });
  });

  test('begins anew after a gap', () => {
    const [found] = period(['2026-06-01', '2026-08-15'], ['2026-10-01', '2026-10-31']);
    expect(found!.facts).toMatchObject({ from: { day: '2026-10-01' } });
  });

  test('a statement inside another adds nothing', () => {
    expect(period(['2026-07-01', '2026-10-31'], ['2026-08-01', '2026-08-31'])).toEqual([]);
  });

  test('is not judged without a statement', () => expect(period()).toEqual([]));

  test('is not prescribed by the UK: three months and a full passport are enough for a visitor', () => {
    const documents = [
      statement({ statementFrom: '2026-08-01', statementTo: '2026-10-31' }),
      documentEvidence('Passport', 'Indian passport', { expiryDate: '2031-01-01', blankPages: '0' }),
    ];
    const found = judge(ruleInputOf('uk', { documents })).findings.map(({ rule }) => rule);
    expect(found).not.toContain('statement-period');
    expect(found).not.toContain('passport-blank-pages');
    expect(judge(ruleInputOf('uk')).findings.map(({ key }) => key)).not.toContain('document-missing:Bank statements');
  });
});
