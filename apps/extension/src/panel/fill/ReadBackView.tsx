import { IconAlertOctagonFilled, IconCircleCheckFilled, IconHandStop, IconRefresh } from '@tabler/icons-react';
import { timeText } from '../../texts/times.ts';
import { countFields, isOnPage, type FieldState } from '../../visit/field-state.ts';
import type { KnownPageView } from '../../visit/page-view.ts';
import { FieldRow } from '../parts/FieldRow.tsx';
import { Bar, Button, Fold, Foot, Keys, Link, Section } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { useTexts } from '../use-texts.ts';
import { DifferenceCard } from './DifferenceCard.tsx';
import { groupFields } from './group-fields.ts';
import { personLines, reasonOf } from './person-lines.ts';

const isDiffering = ({ outcome }: FieldState) => outcome === 'differs' || outcome === 'refused';

export function ReadBackView({ view }: { view: KnownPageView }) {
  const { t, language } = useTexts();
  const { read, show } = useActions();
  const shown = view.fields.filter(isOnPage);
  const counts = countFields(shown);
  const unasked = view.fields.filter((field) => !isOnPage(field) && field.outcome === 'toType').length;
  const differing = view.fields.filter(isDiffering);
  const lines = personLines(view.page, view.fields, t);
  const yours = lines.filter(({ isYours }) => isYours);
  const left = t.readBack.left(yours.length, lines.length - yours.length, unasked);
  const title =
    differing.length > 0
      ? `${t.readBack.agree(counts.equal)}, ${t.readBack.differ(differing.length)}`
      : t.readBack.agree(counts.equal);
  return (
    <>
      <div className="body">
        <Section>
          <h2 className="big">{title}</h2>
          <Bar
            parts={[
              { share: counts.equal, tone: 'ok' },
              { share: differing.length, tone: 'bad' },
              { share: counts.all - counts.equal - differing.length, tone: 'rest' },
            ]}
          />
          <p className="lead">
            {view.readAt ? t.readBack.at(timeText(view.readAt, language)) : ''} {left ? `${left}.` : ''}
          </p>
        </Section>
        {differing.length + yours.length > 0 ? (
          <Section>
            {differing.map((field) => (
              <DifferenceCard key={field.planned.control} field={field} view={view} />
            ))}
            {yours.map(({ control, ref, label, text }) => {
              const isCaptcha = reasonOf(view.page, control) === 'captcha';
              return (
                <article key={control} className="card" data-tone="warn" aria-label={label}>
                  <header>
                    <IconHandStop size={15} className="warn-mark" aria-hidden />
                    <h3>{label}</h3>
                    {ref ? (
                      <Link onClick={() => show(ref)} label={`${t.readBack.goToIt}: ${label}`}>
                        {t.readBack.goToIt}
                      </Link>
                    ) : null}
                  </header>
                  <p>{isCaptcha ? t.readBack.captchaText : `${label} ${text}`}</p>
                </article>
              );
            })}
          </Section>
        ) : null}
        <Section className="tight">
          {groupFields(shown, t.ready.otherGroup).map(({ title: group, fields }) => {
            const own = countFields(fields);
            const blank = own.missing;
            const side = [
              own.equal > 0 ? t.readBack.agree(own.equal) : '',
              own.differing > 0 ? t.readBack.differ(own.differing) : '',
              blank > 0 ? t.readBack.empty(blank) : '',
              own.personal > 0 ? t.readBack.yoursCount(own.personal) : '',
            ].filter(Boolean);
            const mark =
              own.differing > 0 ? (
                <IconAlertOctagonFilled size={15} className="bad-mark" aria-hidden />
              ) : own.equal > 0 ? (
                <IconCircleCheckFilled size={15} className="ok-mark" aria-hidden />
              ) : null;
            return (
              <Fold key={group} title={group} mark={mark} side={side.join(', ')}>
                <ul>
                  {fields.map((field) => (
                    <FieldRow
                      key={field.planned.control}
                      field={field}
                      text={
                        field.typed === null
                          ? field.planned.state === 'personal'
                            ? t.filling.yours
                            : t.filling.staysEmpty
                          : (field.found ?? t.readBack.nothing)
                      }
                      {...(field.corrected ? { note: t.readBack.youCorrected } : {})}
                    />
                  ))}
                </ul>
              </Fold>
            );
          })}
        </Section>
      </div>
      <Foot note={differing.length > 0 ? t.readBack.footDiffers : t.readBack.foot}>
        <Button onClick={() => read(null)} keys="Alt+Shift+R">
          <IconRefresh size={15} aria-hidden />
          {t.readBack.again}
          <Keys>Alt Shift R</Keys>
        </Button>
      </Foot>
    </>
  );
}
