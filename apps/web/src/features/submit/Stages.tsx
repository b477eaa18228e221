import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import type { Destination } from '@visawright/forms/destinations.ts';
import { longDay } from '../../lib/dates.ts';
import { useTranslation } from '../../lib/words.ts';
import { longMoment } from './long-moment.ts';
import type { PackageStanding } from './package-standing.ts';
import { nextSaid, stagesOf, type Stage } from './stages-of.ts';
import { stageText } from './stage-text.ts';
import { useLodge } from './use-lodge.tsx';
import { useMoves } from './use-moves.ts';
import { useSubmitWords } from './submit-words.ts';

interface Props {
  application: Application;
  place: Destination | null;
  portal: string;
  country: string;
  standing: PackageStanding | null;
  bar: string | null;
}

// The four labels with their times; what only the person can say stands at the stage it leads to.
export function Stages({ application, place, portal, country, standing, bar }: Props) {
  const { t, language } = useSubmitWords();
  const label = useTranslation('applicant').t;
  const { ask, dialog } = useLodge(application, portal);
  const takesPaperOnly = place?.takesPaperOnly ?? false;
  const { status, statusSince, lodgedReference, lodgedOn } = application;
  const stages = stagesOf({ status, statusSince, takesPaperOnly, times: useMoves(application) });
  const next = nextSaid(status, takesPaperOnly);
  const isMainHere = status === 'online-form-completed';
  const textOf = (stage: Stage) => {
    if (stage.at) return longMoment(stage.at, language);
    const said = stageText(stage, { channel: place?.channel ?? null, standing, bar });
    return said ? t(said, { country, portal }) : '';
  };
  return (
    <section className="panel panel-pad" aria-labelledby="stages-title" data-tour="next-steps">
      <h2 id="stages-title">{t('next.title')}</h2>
      <ol className="stages">
        {stages.map((stage) => {
          const { id, state } = stage;
          const isDone = state === 'done' || state === 'now';
          return (
            <li
              key={id}
              data-stage={id}
              data-state={state}
              data-done={isDone || undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <i aria-hidden>{isDone && <IconCheck size={13} stroke={3} />}</i>
              <b>
                {label(`submit.progress.${id}.label`)}
                {isDone && <VisuallyHidden>, {t('next.completed')}</VisuallyHidden>}
              </b>
              <small>{textOf(stage)}</small>
              {id === 'FINISHED' && next === 'online-form-completed' && (
                <Button variant="default" onClick={() => ask('online')}>
                  {t('next.onlineDone')}
                </Button>
              )}
              {id === 'CONFIRMED' && next === 'submitted' && (
                <Button variant={isMainHere ? 'filled' : 'default'} onClick={() => ask('applied')}>
                  {t('next.applied')}
                </Button>
              )}
              {id === 'CONFIRMED' && status === 'submitted' && (
                <div className="stage-lodged">
                  {lodgedOn && <span>{t('next.handedIn', { day: longDay(lodgedOn, language) })}</span>}
                  {lodgedReference && <span>{t('next.number', { number: lodgedReference })}</span>}
                  <Button variant="subtle" size="compact-sm" onClick={() => ask('edit')}>
                    {t(lodgedReference || lodgedOn ? 'next.changeNumber' : 'next.addNumber')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {dialog}
    </section>
  );
}
