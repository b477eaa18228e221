import type { FieldMark } from '../../messages/page-messages.ts';
import type { PageMark } from '../../portal/live-page.ts';
import type { FieldState } from '../../visit/field-state.ts';
import { textsOf } from '../../texts/texts.ts';
import type { FlowContext } from './flow-context.ts';

const marks: Partial<Record<FieldState['outcome'], FieldMark>> = {
  toType: 'planned',
  typed: 'typed',
  equal: 'equal',
  differs: 'differs',
  refused: 'differs',
  personal: 'personal',
};

// Draws on the page what the panel says about its fields.
export async function showMarks({ store, live, ports }: FlowContext): Promise<void> {
  const { page, display } = store.get();
  if (page.is !== 'known' || !live) return;
  const t = textsOf(display.language ?? ports.language);
  const drawn = page.fields.flatMap((field): PageMark[] => {
    const mark = marks[field.outcome];
    const { ref } = field.planned;
    if (!mark || ref === '') return [];
    const text = mark === 'differs' ? t.mark.weTyped(field.typed ?? '') : mark === 'personal' ? t.mark.yours : '';
    return [{ ref, mark, text }];
  });
  await live.mark(drawn).catch(() => undefined);
}
