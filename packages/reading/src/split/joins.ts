import type { KindPoints } from '../classify/points-of.ts';
import { cards, isBack, isFront, isSmall } from './cards.ts';
import { compareIdentity, type Compared } from './identity.ts';
import type { OpenPageGroup, SignedPage } from './page-group.types.ts';

// Documents of one page: the same heading again starts another document.
const single: ReadonlySet<string> = new Set([
  ...cards,
  'Salary slip',
  'Birth certificate',
  'Marriage certificate',
  'Death certificate of spouse',
  'Police clearance certificate',
  'Bank passbook / statement address page',
  'Previous or current visa',
  'Cover letter',
  'Parental consent (minor)',
]);
const wordings: ReadonlySet<string> = new Set(['Letter', 'Proof of Employment']);

const titled = 5; // points of a title in a heading
const named = 8;

const pointsFor = (points: readonly KindPoints[], kind: string) =>
  Math.max(0, points.find((each) => each.kind === kind)?.points ?? 0);

export interface Joined {
  readonly points: number; // above zero the page continues the document
  readonly isOpen: boolean; // only the lack of signs supports it
}

// Points for a page continuing a document.
export function joinPoints({ page, signs }: SignedPage, group: OpenPageGroup): Joined {
  const last = group.pages.at(-1)!;
  if (page.isPhoto || last.page.isPhoto) return { points: -9, isOpen: false };
  if (signs.isBare) return { points: 4, isOpen: false };
  const best = signs.points[0]!;
  const own = pointsFor(signs.points, group.kind);
  const hasTitle = best.title >= titled;
  const isSameKind = best.kind === group.kind;
  let points = 0;

  if (cards.has(group.kind)) {
    const sides = group.pages.map((each) => each.page.text);
    const { other } = compareIdentity(signs.identity, last.signs.identity);
    const isOther = best.points >= 5 && best.points > own + 3 && !isSameKind;
    const fits = isBack(group.kind, page.text) && isSmall(signs, page.text) && sides.length === 1 && other === 0;
    if (fits && !isOther && isFront(group.kind, sides[0]!) && !isBack(group.kind, sides[0]!))
      return { points: 6, isOpen: false };
    if (fits && !isOther && group.kind === 'Aadhaar' && own >= 3) return { points: 3, isOpen: false };
    return { points: -4, isOpen: false };
  }

  const [mine, its] = [signs.numbering, last.signs.numbering];
  const isNext = mine !== undefined && its !== undefined && mine.n === its.n + 1 && mine.of === its.of;
  if (isNext) points += 7;
  else if (mine?.n === 1) points -= 6;
  else if (mine && its) points -= 2;
  else if (mine) points += 2;
  const wasLast = its?.of !== undefined && its.n === its.of;
  if (wasLast) points -= 3;

  const { same, other, person } = identityAgainst(signs, group);
  if (isSameKind || !hasTitle) points += same > 0 && same >= other ? 4 : other > 0 ? -9 : person > 0 ? 1 : 0;

  const sharesColumns = [...signs.columns].some((each) => group.pages.some((one) => one.signs.columns.has(each)));
  const sharesHead = signs.head.length >= 6 && group.pages.some((one) => one.signs.head === signs.head);
  if (sharesColumns && (isSameKind || !hasTitle)) points += 3;
  // The same opening again without a sign of continuation: the issuer's next document.
  const opensAgain = same === 0 && mine === undefined && !signs.isContinued && isAlike(signs, group.pages[0]!.signs);
  if (opensAgain) points -= 5;
  else if (sharesHead && (isSameKind || !hasTitle)) points += 2;
  if (signs.isHeaded && !sharesHead && same === 0 && mine === undefined && !signs.isContinued) points -= 4;
  if (signs.rows >= 4 && group.kind === 'Bank statement' && !(hasTitle && other > 0)) points += 2;
  if (signs.isBoilerplate && (!hasTitle || isSameKind || best.points < named + 2)) points += 5;
  if (signs.isContinued) points += 3;
  if (signs.startsInside) points += 3;

  const wasLetter = group.pages.some((one) => one.signs.opensLetter);
  if (signs.opensLetter && !signs.isBoilerplate && !signs.isContinued)
    points -= wordings.has(best.category) || wasLetter ? 4 : 2;
  else if (wasLetter && !last.signs.closesLetter) points += 2;

  let isOpen = false;
  const isWriting = wasLetter && !last.signs.closesLetter && !signs.opensLetter;
  if (hasTitle && isSameKind) points += single.has(group.kind) ? -5 : -3;
  else if (hasTitle) points -= best.points - own >= 4 ? 7 : 4;
  else if (isSameKind && best.points >= 4) points += single.has(group.kind) && !isWriting ? -3 : 3;
  else if (best.points >= named && best.points - own >= 4) points -= 5;
  else {
    isOpen = points > -3 && points < 3;
    points += 1;
  }
  return { points, isOpen };
}

function isAlike(a: SignedPage['signs'], b: SignedPage['signs']): boolean {
  const shared = [...a.opening].filter((line) => b.opening.has(line)).length;
  return shared >= 3 && shared >= Math.min(a.opening.size, b.opening.size) * 0.55;
}

function identityAgainst(signs: SignedPage['signs'], group: OpenPageGroup) {
  const all = group.pages.map((each) => compareIdentity(signs.identity, each.signs.identity));
  const most = (of: keyof Compared) => Math.max(...all.map((each) => each[of]));
  return { same: most('same'), other: most('other'), person: most('person') };
}
