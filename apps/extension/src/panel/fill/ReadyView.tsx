import { IconCircleCheckFilled, IconHandStop, IconMinus } from '@tabler/icons-react';
import { countFields } from '../../visit/field-state.ts';
import type { KnownPageView } from '../../visit/page-view.ts';
import type { Visit } from '../../visit/visit.ts';
import { FieldRow } from '../parts/FieldRow.tsx';
import { Bar, Button, Fold, Foot, Keys, Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { useTexts } from '../use-texts.ts';
import { groupFields } from './group-fields.ts';
import { personLines } from './person-lines.ts';

const shownLines = 4;

export function ReadyView({ view, visit }: { view: KnownPageView; visit: Visit }) {
  const { t } = useTexts();
  const { fill } = useActions();
  const counts = countFields(view.fields);
  const isStopped = view.stage === 'stopped';
  const done = view.fields.filter(({ typed }) => typed !== null).length;
  const open = counts.toType - counts.equal;
  const lines = personLines(view.page, view.fields, t);
  const title = isStopped
    ? t.stopped.title(done, counts.toType)
    : counts.toType === 0
      ? t.ready.nothingToType
      : t.ready.title(counts.toType, counts.all);
  return (
    <>
      <div className="body">
        <Section>
          <h2 className="big">{title}</h2>
          <Bar
            parts={
              isStopped
                ? [
                    { share: done, tone: 'brand' },
                    { share: open, tone: 'rest' },
                  ]
                : [
                    { share: counts.toType, tone: 'brand' },
                    { share: counts.all - counts.toType, tone: 'warn' },
                  ]
            }
          />
          <ul className="lines">
            {lines.slice(0, shownLines).map(({ control, label, text, isYours }) => (
              <li key={control}>
                {isYours ? (
                  <IconHandStop size={15} className="warn-mark" aria-hidden />
                ) : (
                  <IconMinus size={15} className="faint" aria-hidden />
                )}
                <span>
                  <b>{label}</b> {text}
                </span>
              </li>
            ))}
            {lines.length > shownLines ? (
              <li className="lead">{t.ready.moreFields(lines.length - shownLines)}</li>
            ) : null}
          </ul>
        </Section>
        {counts.toType > 0 ? (
          <Section>
            <h3>{t.ready.willBeTyped}</h3>
            {groupFields(view.fields, t.ready.otherGroup).map(({ title: group, fields }, i) => {
              const own = fields.filter(({ planned }) => planned.state === 'write');
              return (
                <Fold key={group} title={group} side={t.ready.groupCount(own.length, fields.length)} isOpen={i === 0}>
                  <ul>
                    {own.map((field) => (
                      <FieldRow key={field.planned.control} field={field} text={field.planned.shown} />
                    ))}
                  </ul>
                </Fold>
              );
            })}
          </Section>
        ) : null}
        {counts.toType > 0 ? (
          <Section>
            <p className="source">
              <IconCircleCheckFilled size={15} className="ok-mark" aria-hidden />
              <span>
                {t.ready.source(counts.toType, visit.data.formVersion)}
                {visit.data.approvedBy === null
                  ? t.ready.approvedBy('').endsWith('।')
                    ? '।'
                    : '.'
                  : t.ready.approvedBy(visit.data.approvedBy)}
              </span>
            </p>
          </Section>
        ) : null}
      </div>
      {counts.toType === 0 ? (
        <Foot note={t.ready.footNothing}>{null}</Foot>
      ) : (
        <Foot note={isStopped ? t.stopped.foot : t.ready.foot}>
          <Button kind="primary" onClick={() => fill(null)} keys="Alt+Shift+F">
            {isStopped && open > 0 && done > 0 ? t.stopped.goOn(open) : t.ready.fill(counts.toType)}
            <Keys>Alt Shift F</Keys>
          </Button>
        </Foot>
      )}
    </>
  );
}
