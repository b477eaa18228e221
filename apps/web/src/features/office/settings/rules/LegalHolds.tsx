import { Button, Skeleton } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import type { LegalHold } from '@visawright/contract/privacy/privacy.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { Reference } from '../../../../components/list/badges/badges.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { useHolds, useReleaseHold } from './legal-holds.api.ts';
import { PlaceHoldDialog } from './PlaceHoldDialog.tsx';

// Holds in force, by the reference of the traveller's latest application.
export function LegalHolds() {
  const { t, language } = useSettingsTexts();
  const { data, error, isFetching, refetch } = useHolds();
  const { ask, dialog } = useDialog();
  const nameOf = ({ reference }: LegalHold) => reference || t('holds.noReference');
  return (
    <section className="set-part" aria-labelledby="set-holds">
      <div className="set-part-head">
        <h3 id="set-holds">{t('holds.title')}</h3>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconGavel size={15} aria-hidden />}
          onClick={() => void ask((close) => <PlaceHoldDialog onClose={() => close(null)} />)}
        >
          {t('holds.place')}
        </Button>
      </div>
      <p className="set-lead">{t('holds.lead')}</p>
      {!data && !error && <Skeleton h={40} mt={12} />}
      {!data && error && (
        <LoadFailure title={t('holds.failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      )}
      {data?.length === 0 && <p className="set-lead">{t('holds.none')}</p>}
      <ul className="set-domains">
        {data?.map((hold) => (
          <li key={hold.holdUid}>
            <div className="set-domain-head">
              <Reference>{nameOf(hold)}</Reference>
              <span>
                <small>{t('holds.by', { name: hold.placedByName, when: momentText(hold.placedAt, language) })}</small>
              </span>
              <Button
                variant="default"
                size="xs"
                aria-label={t('holds.releaseOf', { reference: nameOf(hold) })}
                onClick={() =>
                  void ask((close) => (
                    <ReleaseDialog hold={hold} reference={nameOf(hold)} onClose={() => close(null)} />
                  ))
                }
              >
                {t('holds.release')}
              </Button>
            </div>
            <p className="set-lead set-hold-reason">{hold.reason}</p>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

function ReleaseDialog({ hold, reference, onClose }: { hold: LegalHold; reference: string; onClose: () => void }) {
  const { t } = useSettingsTexts();
  const release = useReleaseHold();
  return (
    <ActionDialog
      title={t('holds.releaseTitle', { reference })}
      text={t('holds.releaseText')}
      submit={{ label: t('holds.release'), tone: 'bad' }}
      onSubmit={async () => {
        await release.mutateAsync(hold.holdUid);
        void toast(t('holds.released'), 'success');
        onClose();
      }}
      onClose={onClose}
    >
      <p className="dialog-text set-hold-reason">{hold.reason}</p>
    </ActionDialog>
  );
}
