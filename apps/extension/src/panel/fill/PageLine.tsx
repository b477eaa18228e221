import {
  IconAlertOctagonFilled,
  IconCircleCheckFilled,
  IconClockHour4,
  IconInfoCircle,
  IconShieldCheckFilled,
} from '@tabler/icons-react';
import { clockText, timeText } from '../../texts/times.ts';
import { isFinished } from './is-finished.ts';
import { packOf, visitHere, type PanelState } from '../panel-state.ts';
import { useTexts } from '../use-texts.ts';

const amberFrom = 300; // seconds

// Is this page known, by which pack, and how long the portal's session lasts.
export function PageLine({ state }: { state: PanelState }) {
  const { t, language } = useTexts();
  const { page, front } = state;
  const pack = packOf(state);
  if (!front) return null;
  if (!pack || page.is === 'none' || page.is === 'nothing')
    return (
      <div className="page-line">
        <IconInfoCircle size={16} className="faint" aria-hidden />
        <div>
          <strong>{front.portal.name}</strong>
          <span>{pack ? t.portal.nothing : t.portal.problemTitle}</span>
        </div>
      </div>
    );
  const steps = Math.max(...pack.pages.flatMap(({ step, reference }) => (reference === null ? step : [])), 1);
  if (page.is === 'unknown')
    return (
      <div className="page-line" data-tone="bad">
        <IconAlertOctagonFilled size={16} className="bad-mark" aria-hidden />
        <div>
          <strong>
            {page.page
              ? t.portal.step(page.page.step, steps, page.page.title)
              : page.skeleton.title || front.portal.name}
          </strong>
          <span>{t.portal.notKnown(timeText(page.seenAt, language))}</span>
        </div>
      </div>
    );
  if (isFinished(page))
    return (
      <div className="page-line" data-tone="ok">
        <IconCircleCheckFilled size={16} className="ok-mark" aria-hidden />
        <div>
          <strong>{t.finished.title}</strong>
          <span>
            {visitHere(state)?.referenceAt
              ? t.finished.lead(timeText(visitHere(state)!.referenceAt!, language))
              : t.finished.leadPlain}
          </span>
        </div>
      </div>
    );
  const isLate = page.clock !== null && page.clock <= amberFrom;
  return (
    <>
      <div className="page-line">
        <IconShieldCheckFilled size={16} className="ok-mark" aria-hidden />
        <div>
          <strong>{t.portal.step(page.page.step, steps, page.page.title)}</strong>
          <span>{t.portal.knownPage(pack.number)}</span>
        </div>
        {page.clock === null ? null : (
          <span className="clock" data-tone={isLate ? 'warn' : undefined}>
            <IconClockHour4 size={14} aria-hidden />
            {isLate ? t.portal.clockLeft(clockText(page.clock)) : clockText(page.clock)}
          </span>
        )}
      </div>
      {isLate ? (
        <p className="warning">
          <b>{t.clock.title(clockText(page.clock))}</b> {t.clock.text}
        </p>
      ) : null}
    </>
  );
}
