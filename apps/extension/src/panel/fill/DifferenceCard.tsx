import { IconAlertOctagonFilled, IconRefresh } from '@tabler/icons-react';
import { dateWords } from '../../texts/date-words.ts';
import type { FieldState } from '../../visit/field-state.ts';
import type { KnownPageView } from '../../visit/page-view.ts';
import { Button, Link } from '../parts/Parts.tsx';
import { useActions } from '../panel-actions.ts';
import { useTexts } from '../use-texts.ts';

function formatOf({ page }: KnownPageView, control: string): string | undefined {
  const own = control.replace(/-\d+$/, '');
  return [...page.fields, ...page.blocks.flatMap(({ fields }) => fields)].find((field) => field.control === own)?.format
    ?.date;
}

// Both values, a date also in words, the reason, and the two ways out.
export function DifferenceCard({ field, view }: { field: FieldState; view: KnownPageView }) {
  const { t, language } = useTexts();
  const { fill, read, show } = useActions();
  const format = formatOf(view, field.planned.control);
  const { ref, control, label } = field.planned;
  const value = (text: string | null) => {
    const words = text === null ? null : dateWords(text, format, language);
    return (
      <>
        <b>{text || t.readBack.nothing}</b>
        {words ? <small>{words}</small> : null}
      </>
    );
  };
  return (
    <article className="card" data-tone="bad" aria-label={label}>
      <header>
        <IconAlertOctagonFilled size={15} className="bad-mark" aria-hidden />
        <h3>{label}</h3>
        <Link onClick={() => show(ref)} label={`${t.readBack.show}: ${label}`}>
          {t.readBack.show}
        </Link>
      </header>
      <div className="two">
        <div>
          <small>{t.readBack.weTyped}</small>
          {value(field.typed)}
        </div>
        <div>
          <small>{t.readBack.pageHolds}</small>
          {value(field.found)}
        </div>
      </div>
      <p>{t.readBack.reasons[field.reason]}</p>
      {field.complaint ? (
        <p className="complaint">
          {t.readBack.pageSays} <q>{field.complaint}</q>
        </p>
      ) : null}
      <div className="buttons">
        <Button kind="primary" isSmall onClick={() => fill(control)}>
          <IconRefresh size={14} aria-hidden />
          {t.readBack.fillAgain}
        </Button>
        <Button isSmall onClick={() => read(control)}>
          {t.readBack.corrected}
        </Button>
      </div>
    </article>
  );
}
