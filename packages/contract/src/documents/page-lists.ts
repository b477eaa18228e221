// Changes of an ordered list of pages, the same on the server and on a screen that shows a change before it is confirmed.
interface Listed {
  readonly pageUid: string;
}

export const maxPages = 300; // of one document

const uidsOf = (pages: readonly Listed[]): ReadonlySet<string> => new Set(pages.map(({ pageUid }) => pageUid));

export const withoutPages = <P extends Listed>(pages: readonly P[], gone: readonly Listed[]): P[] => {
  const uids = uidsOf(gone);
  return pages.filter(({ pageUid }) => !uids.has(pageUid));
};

// Pages as a block behind another (null: first). If that one is moved itself, behind the last one before it that stays. Null: it is gone.
export function insertBehind<P extends Listed>(
  pages: readonly P[],
  arriving: readonly P[],
  afterPageUid: string | null,
): P[] | null {
  const at = pages.findIndex(({ pageUid }) => pageUid === afterPageUid);
  if (at === -1 && afterPageUid !== null) return null;
  const rest = withoutPages(pages, arriving);
  const before = withoutPages(pages.slice(0, at + 1), arriving).length;
  return [...rest.slice(0, before), ...arriving, ...rest.slice(before)];
}

// A document contains a page once: what it has already does not arrive again, nor does a page that two documents shared.
export function arrivingPages<P extends Listed>(
  pages: readonly P[],
  moved: readonly { readonly page: P; readonly isHere: boolean }[],
): P[] {
  const here = uidsOf(moved.filter(({ isHere }) => isHere).map(({ page }) => page));
  const stay = uidsOf(pages.filter(({ pageUid }) => !here.has(pageUid)));
  const arriving = new Map<string, P>();
  for (const { page, isHere } of moved) {
    const isShared = here.has(page.pageUid) && !isHere;
    if (!stay.has(page.pageUid) && !isShared && !arriving.has(page.pageUid)) arriving.set(page.pageUid, page);
  }
  return [...arriving.values()];
}

// Each page behind the nearest one that was before it, else before the nearest one that was behind it, else at the end.
export function putBack<P extends Listed>(
  pages: readonly P[],
  returning: readonly P[],
  formerly: readonly string[],
): P[] {
  const back = withoutPages(pages, returning);
  const order = new Map(formerly.map((pageUid, at) => [pageUid, at]));
  const placeOf = ({ pageUid }: Listed) => order.get(pageUid) ?? Infinity;
  for (const page of returning.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const place = placeOf(page);
    const before = nearest(back, (each) => placeOf(each) < place, placeOf, -1);
    const behind = nearest(back, (each) => placeOf(each) > place && placeOf(each) < Infinity, placeOf, 1);
    back.splice(before !== null ? before + 1 : (behind ?? back.length), 0, page);
  }
  return back;
}

function nearest<P>(
  pages: readonly P[],
  isCandidate: (page: P) => boolean,
  placeOf: (page: P) => number,
  sign: 1 | -1,
): number | null {
  let best: number | null = null;
  for (const [at, page] of pages.entries())
    if (isCandidate(page) && (best === null || sign * placeOf(page) < sign * placeOf(pages[best]!))) best = at;
  return best;
}
