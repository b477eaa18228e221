import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { day, month } from '../calendar.ts';
import { add, drop, find, setRows, set, type Draft } from '../draft.ts';
import { seeds, type Seeds } from '../seed.types.ts';
import { today } from '../today.ts';

const bank = 'Bank statement';
const hold = (draft: Draft, amount: number, currency = 'INR') =>
  set(draft, bank, { closingBalance: String(amount), currency });
const credits = (draft: Draft, list: readonly (readonly [amount: number, description?: string])[]) =>
  setRows(
    find(draft, bank),
    'transactions',
    list.map(([amount, description = 'NEFT CR FROM R K'], at) => ({
      date: day('2026-09-10', at * 9),
      description,
      credit: amount.toFixed(2),
      balance: '900000.00',
    })),
  );
const stayWithHost = (draft: Draft) => void (draft.values['hasHost'] = 'Yes');
const period = (draft: Draft, from: string, to: string) => set(draft, bank, { statementFrom: from, statementTo: to });

// Amounts clearly below or above the required sum at any exchange rate.
const means = (
  rule: string,
  destination: DestinationId,
  needed: number,
  { visaType, arrange = () => {} }: { visaType?: string; arrange?: (draft: Draft) => void } = {},
): Seeds => ({
  rule: `means-${rule}`,
  base: { destination, ...(visaType && { visaType }) },
  faults: seeds(
    [0.05, 0.2, 0.4, 0.6, 0.75],
    (share) => `${share} of the required sum`,
    (draft, share) => {
      arrange(draft);
      hold(draft, Math.round(needed * 85 * share));
    },
  ),
  near: [
    ...seeds(
      [1.5, 1.7, 2, 10],
      (share) => `${share} times the required sum`,
      (draft, share) => {
        arrange(draft);
        hold(draft, Math.round(needed * 100 * share));
      },
    ),
    {
      name: 'a low balance and a fixed deposit',
      apply: (draft: Draft) => {
        arrange(draft);
        hold(draft, 1_000);
        add(draft, 'Fixed deposit receipt', {
          accountHolderName: draft.traveller.written,
          amount: String(Math.round(needed * 250)),
          currency: 'INR',
        });
      },
    },
  ],
});

export const fundSeeds: Seeds[] = [
  {
    rule: 'statement-age',
    base: { destination: 'germany' },
    faults: [
      ...seeds(
        [32, 40, 90, 400],
        (days) => `${days} days old`,
        (draft, days) => period(draft, month(day(today, -days), -7), day(today, -days)),
      ),
      { name: 'ends tomorrow', apply: (draft) => period(draft, '2026-05-01', day(today, 1)) },
    ],
    near: [
      ...seeds(
        [0, 1, 15, 31],
        (days) => `${days} days old`,
        (draft, days) => period(draft, month(day(today, -days), -7), day(today, -days)),
      ),
      {
        name: 'an old statement besides the new one',
        apply: (draft) => {
          add(draft, bank, {
            accountHolderName: draft.traveller.written,
            statementFrom: '2025-01-01',
            statementTo: '2025-06-30',
          });
        },
      },
    ],
  },
  {
    rule: 'statement-period',
    base: { destination: 'france' },
    faults: [
      ...seeds(
        ['2026-10-01', '2026-09-01', '2026-08-10'],
        (from) => `from ${from}, three months asked`,
        (draft, from) => period(draft, from, '2026-10-31'),
      ),
      ...seeds(
        ['2026-08-01', '2026-05-12'],
        (from) => `from ${from}, six months asked`,
        (draft, from) => period(draft, from, '2026-10-31'),
        { destination: 'ireland' },
      ),
      {
        name: 'two statements with a gap of two months',
        apply: (draft) => {
          period(draft, '2026-09-01', '2026-10-31');
          add(draft, bank, {
            accountHolderName: draft.traveller.written,
            statementFrom: '2026-05-01',
            statementTo: '2026-06-30',
          });
        },
      },
    ],
    near: [
      ...seeds(
        ['2026-08-01', '2026-08-03', '2026-01-01'],
        (from) => `from ${from}, three months asked`,
        (draft, from) => period(draft, from, '2026-10-31'),
      ),
      {
        name: 'three consecutive statements',
        apply: (draft) => {
          period(draft, '2026-10-01', '2026-10-31');
          for (const [from, to] of [
            ['2026-08-01', '2026-08-31'],
            ['2026-09-01', '2026-09-30'],
          ] as const)
            add(draft, bank, { accountHolderName: draft.traveller.written, statementFrom: from, statementTo: to });
        },
      },
      {
        name: 'six months to the day',
        base: { destination: 'ireland' },
        apply: (draft) => period(draft, '2026-05-01', '2026-10-31'),
      },
      {
        name: 'one month where no period is prescribed',
        base: { destination: 'uk' },
        apply: (draft) => period(draft, '2026-10-01', '2026-10-31'),
      },
    ],
  },
  {
    rule: 'large-deposit',
    base: { destination: 'uk' },
    faults: seeds(
      [
        [[492_000]],
        [[500_000], [84_000, 'SALARY']],
        [[900_000, 'CASH DEPOSIT SELF']],
        [[600_000, 'RTGS FROM UNCLE'], [20_000]],
        [[495_000], [300_000]],
      ] as const,
      (list) => list.join(', '),
      (draft, list) => credits(draft, list),
    ),
    near: seeds(
      [
        [[491_000]],
        [[500_000, 'NEFT SALARY OCT']],
        [[520_000], [500_000]],
        [[600_000, 'FD CLOSURE PROCEEDS']],
        [[50_000], [60_000]],
      ] as const,
      (list) => list.join(', '),
      (draft, list) => credits(draft, list),
    ),
  },
  means('germany', 'germany', 45 * 12),
  means('france', 'france', 65 * 12),
  means('france-host', 'france', 32.5 * 12, { arrange: stayWithHost }),
  means('france-no-hotel', 'france', 120 * 12, { arrange: (draft) => drop(draft, 'Hotel booking') }),
  means('belgium', 'belgium', 95 * 12),
  means('belgium-host', 'belgium', 45 * 12, { arrange: stayWithHost }),
  means('netherlands', 'netherlands', 55 * 12),
  means('switzerland', 'swiz', 105 * 12),
  means('switzerland-student', 'swiz', 31.5 * 12, {
    arrange: (draft) => void (draft.values['employmentStatus'] = 'Student'),
  }),
  means('portugal', 'portugal', 75 + 40 * 12),
  means('italy', 'italy', 51.64 + 36.67 * 12),
  means('spain', 'spain', 122.1 * 12),
  means('poland', 'poland', 75 * 12 * 0.23),
  means('new-zealand', 'newZealand', 33.33 * 12 * 0.53),
  means('indonesia', 'indonesia', 2_000 * 0.9, { visaType: 'C1 Tourist Single Entry' }),
];
