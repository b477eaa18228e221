import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Destination } from '@visawright/forms/destinations/destinations.ts';
import { longDay } from '../../../lib/dates/dates.ts';
import { longMoment } from '../package/long-moment.ts';
import type { PackageStatus } from '../../shared/packages/package-status.ts';
import { nextReportedStatus, submissionStages, type Stage } from './submission-stages.ts';
import { stageText } from './stage-text.ts';
import { useLodge } from './use-lodge.tsx';
import { useStageTimes } from './use-stage-times.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

interface Props {
  application: Application;
  place: Destination | null;
  portal: string;
  country: string;
  packageStatus: PackageStatus | null;
  bar: string | null;
}

// The specification's four stages. Buttons for what only the traveller knows are beside the stage they lead to.
export function Stages({ application, place, portal, country, packageStatus, bar }: Props) {
  const { t, language } = useSubmitTexts();
  const label = useApplicantTexts().t;
  const { ask, dialog } = useLodge(application, portal);
  const submitsInPersonOnly = place?.submitsInPersonOnly ?? false;
  const { status, statusSince, lodgedReference, lodgedOn } = application;
  const stages = submissionStages({ status, statusSince, submitsInPersonOnly, times: useStageTimes(application) });
  const next = nextReportedStatus(status, submitsInPersonOnly);
  const isMainHere = status === 'online-form-completed';
  const textOf = (stage: Stage) => {
    if (stage.at) return longMoment(stage.at, language);
    const message = stageText(stage, { channel: place?.channel ?? null, packageStatus, bar });
    return message ? t(message, { country, portal }) : '';
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
