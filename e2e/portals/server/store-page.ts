import type { Portal, PortalPage } from '../definitions/portal.types.ts';
import { enteredAnswers } from './entered-texts.ts';
import { placedControls, presentOptions, type PlacedControl } from './page-controls.ts';
import type { PostedBody } from './read-body.ts';
import { pageProblems } from './validate-page.ts';
import type { PostbackView, Visit } from './visit.types.ts';

interface PageToStore {
  readonly portal: Portal;
  readonly page: PortalPage;
  readonly visit: Visit;
  readonly body: PostedBody;
  readonly view: PostbackView | undefined;
}

// The posted name of a control: as recorded, or as this drawing of a postback page called it.
function postedName({ view }: PageToStore, { id, name }: PlacedControl): string {
  if (!view) return name;
  return [...view.names].find(([, control]) => control === id)?.[0] ?? name;
}

function storeItems({ page, visit, body }: PageToStore): void {
  for (const { block } of page.groups) {
    const count = block && Number(body.texts.get(`__items_${block.question}`)?.[0] ?? 1);
    if (block && count !== undefined && Number.isInteger(count))
      visit.items.set(block.question, Math.min(Math.max(count, 1), block.most));
  }
}

const questionsOf = (portal: Portal) =>
  new Set(
    portal.pages.flatMap(({ groups }) =>
      groups.flatMap(({ controls }) =>
        controls.flatMap(({ from }) => (from && 'question' in from ? [from.question] : [])),
      ),
    ),
  );

// Stores what was posted and returns the problems by control; a page with problems is drawn again with what was entered.
export function storePage(posted: PageToStore): Map<string, string> {
  const { portal, page, visit, body } = posted;
  storeItems(posted);
  const placed = placedControls(page, (question) => visit.items.get(question) ?? 1);
  const values = new Map<string, string | readonly string[]>();
  for (const one of placed) {
    const name = postedName(posted, one);
    const texts = body.texts.get(name) ?? [];
    const isMany = one.control.kind === 'checkbox' && one.control.options.length > 0;
    values.set(one.id, isMany ? texts : (texts[0] ?? ''));
    const file = body.files.get(name);
    if (file) visit.files.set(`${page.id} ${one.id}`, file);
  }
  visit.values.set(page.id, values);
  const textAt = (id: string) => {
    const value = values.get(id);
    const control = placed.find((one) => one.id === id)?.control;
    return control?.options.find((option) => option.value === value)?.text ?? (typeof value === 'string' ? value : '');
  };
  const problems = pageProblems({
    placed,
    valueOf: (id) => values.get(id) ?? '',
    fileOf: (id) => visit.files.get(`${page.id} ${id}`),
    optionsOf: ({ control }) => presentOptions(control, control.late ? textAt(control.late.after) : ''),
    answers: enteredAnswers(portal, visit),
    asked: questionsOf(portal),
  });
  for (const id of problems.keys()) visit.files.delete(`${page.id} ${id}`);
  const code = values.get('practice-code');
  if (page.id === 'confirm' && typeof code === 'string' && code !== '' && code.toUpperCase() !== visit.captcha)
    problems.set('practice-code', 'These are not the letters in the picture.');
  return problems;
}
