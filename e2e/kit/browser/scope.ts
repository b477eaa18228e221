// `npm run e2e` is the selection that every landing runs; `npm run e2e -- all`, or a named file, runs everything. A test outside the
// selection has the tag `onlyInAll`; cases that repeat each other with another list, width or person use `inSelection`.
export const isEverything = process.env.E2E_SCOPE === 'all';

export const onlyInAll = { tag: '@all' };

// Whether the case with this number is run. The selection has the cases `turn`, `turn + turns` and so on.
export const inSelection = (number: number, turn: number, turns: number): boolean =>
  isEverything || number % turns === turn;
