import { IconPlayerStopFilled } from '@tabler/icons-react';
import { countFields } from '../../visit/field-state.ts';
import type { KnownPageView } from '../../visit/page-view.ts';
import { FieldRow } from '../parts/FieldRow.tsx';
import { Bar, Button, Fold, Foot, Keys, Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { useTexts } from '../use-texts.ts';
import { groupFields } from './group-fields.ts';

export function FillingView({ view }: { view: KnownPageView }) {
  const { t } = useTexts();
  const { stop } = useActions();
  const all = countFields(view.fields).toType;
  const typed = view.fields.filter((field) => field.typed !== null).length;
  const done = Math.min(Math.max(typed, view.progress?.done ?? 0), all);
  const now = view.fields.find(({ planned }) => planned.control === view.progress?.control);
  const at = Math.min(done + 1, all);
  return (
    <>
      <div className="body">
        <Section>
          <h2 className="big">{t.filling.title(at, all)}</h2>
          <Bar
            parts={[
              { share: done, tone: 'brand' },
              { share: all - done, tone: 'rest' },
            ]}
          />
          <p className="lead">{t.filling.lead}</p>
        </Section>
        <Section>
          {groupFields(view.fields, t.ready.otherGroup).map(({ title, fields }) => {
            const own = fields.filter(({ planned }) => planned.state === 'write');
            const count = own.filter((field) => field.typed !== null).length;
            const isHere = fields.some((field) => field === now);
            const side = count > 0 ? t.filling.typed(count) : t.filling.toCome(own.length);
            return (
              <Fold key={`${title}${isHere}`} title={title} side={side} isOpen={isHere}>
                <ul>
                  {fields.map((field) => {
                    const isNow = field === now;
                    const isWaiting = isNow && view.progress?.progress === 'waitingForList';
                    const { state, shown } = field.planned;
                    const text =
                      state === 'write' ? shown : state === 'personal' ? t.filling.yours : t.filling.staysEmpty;
                    return (
                      <FieldRow
                        key={field.planned.control}
                        field={field}
                        text={text}
                        isNow={isNow}
                        isNext={!isNow && field.typed === null}
                        {...(isWaiting ? { note: t.filling.waiting } : {})}
                      />
                    );
                  })}
                </ul>
              </Fold>
            );
          })}
        </Section>
      </div>
      <Foot note={t.filling.foot}>
        <Button onClick={stop} keys="Escape">
          <IconPlayerStopFilled size={14} aria-hidden />
          {t.filling.stop}
          <Keys>Esc</Keys>
        </Button>
      </Foot>
    </>
  );
}
