// The numbers of a transaction, in chronological order.
export interface TransactionNumbers {
  readonly amount?: number; // smallest currency unit, unsigned
  readonly sign: -1 | 0 | 1;
  readonly balance?: number; // smallest currency unit, negative if overdrawn
}

interface ComputedRow {
  readonly change: number | undefined; // smallest currency unit, signed
  readonly balance: number | undefined;
  readonly isSound: boolean; // balance before, change and balance after agree
  readonly repaired?: 'amount' | 'balance';
}

export interface RunningBalance {
  readonly rows: readonly ComputedRow[];
  readonly isReversed: boolean; // the newest row was first
  readonly opening: number | undefined;
  readonly soundShare: number; // of the links between two rows
}

const changeOf = ({ amount, sign }: TransactionNumbers) =>
  amount === undefined || sign === 0 ? undefined : amount * sign;

function links(list: readonly TransactionNumbers[], opening?: number): number {
  return list.filter(({ amount, balance }, at) => {
    const before = at === 0 ? opening : list[at - 1]!.balance;
    return before !== undefined && balance !== undefined && Math.abs(balance - before) === amount;
  }).length;
}

// The neighbours of a row show which of its two numbers was misread.
function reckon(list: readonly TransactionNumbers[], opening?: number): ComputedRow[] {
  const balances = list.map(({ balance }) => balance);
  const rows: ComputedRow[] = [];
  for (const [at, row] of list.entries()) {
    const before = at === 0 ? opening : balances[at - 1];
    const balance = balances[at];
    const next = list[at + 1];
    const isFollowed = (value: number) =>
      next?.balance !== undefined && next.amount !== undefined && Math.abs(next.balance - value) === next.amount;
    if (before !== undefined && balance !== undefined && row.amount === Math.abs(balance - before)) {
      rows.push({ change: balance - before, balance, isSound: true });
      // Balances printed once a day also confirm the rows before them.
      for (let back = at - 1; back >= 0 && list[back]!.balance === undefined; back--)
        rows[back] = { ...rows[back]!, isSound: true };
      continue;
    }
    const guesses =
      before === undefined || row.amount === undefined
        ? []
        : row.sign === 0
          ? [row.amount, -row.amount]
          : [row.amount * row.sign];
    const right = guesses.map((change) => before! + change).find(isFollowed);
    if (right !== undefined) {
      balances[at] = right;
      rows.push({ change: right - before!, balance: right, isSound: true, repaired: 'balance' });
    } else if (
      before !== undefined &&
      balance !== undefined &&
      isFollowed(balance) &&
      (rows[at - 1]?.isSound || at === 0)
    ) {
      const isSound = row.amount === undefined || isMisread(row.amount, Math.abs(balance - before));
      const change = isSound ? balance - before : changeOf(row);
      rows.push({ change, balance, isSound, ...(isSound && { repaired: 'amount' as const }) });
    } else if (balance === undefined && before !== undefined && guesses.length === 1) {
      balances[at] = before + guesses[0]!;
      rows.push({ change: guesses[0], balance: balances[at], isSound: false, repaired: 'balance' });
    } else rows.push({ change: changeOf(row), balance, isSound: false });
  }
  return rows;
}

// The same digits except one or two: misread, not another transaction.
export function isMisread(seen: number, meant: number): boolean {
  const [a, b] = [String(seen), String(meant)];
  if (a.length === b.length) return [...a].filter((digit, at) => digit !== b[at]).length <= 2;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (
    long.length - short.length === 1 && [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short)
  );
}

export function runningBalanceOf(printed: readonly TransactionNumbers[], opening?: number): RunningBalance {
  const turned = [...printed].reverse();
  const isReversed = links(turned, opening) > links(printed, opening);
  const list = isReversed ? turned : printed;
  const first = list[0];
  // Without a balance brought forward, it is derived from the first row.
  const change = first ? changeOf(first) : undefined;
  const start = opening ?? (first?.balance !== undefined && change !== undefined ? first.balance - change : undefined);
  const rows = reckon(list, start);
  const linked = rows.slice(opening === undefined ? 1 : 0);
  const soundShare = linked.length === 0 ? 0 : linked.filter((row) => row.isSound).length / linked.length;
  return { rows, isReversed, opening: start, soundShare };
}
