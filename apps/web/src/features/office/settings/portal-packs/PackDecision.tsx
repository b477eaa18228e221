import { Button } from '@mantine/core';
import type { PackDetail } from '@visawright/contract/extension/pack-review.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import { ReasonDialog } from '../../../../components/dialog/ReasonDialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { toast } from '../../../../lib/browser/toast.ts';
import { useDecidePack } from './packs.api.ts';
import { usePortalPacksTexts } from '../../../../translations/portal-packs/portal-packs-texts.ts';

const mostReason = 1_000;

// A second person publishes a proposal or rejects it with a reason.
export function PackDecision({ pack }: { pack: PackDetail }) {
  const { t } = usePortalPacksTexts();
  const { ask, dialog } = useDialog();
  const decide = useDecidePack();
  const { packUid, number, name, isOwnProposal, coverage, testFill } = pack;
  if (isOwnProposal) return <p className="pack-note">{t('decision.own')}</p>;
  const send = async (isAccepted: boolean, reason: string, close: (done: true) => void) => {
    await decide.mutateAsync({ packUid, isAccepted, reason });
    close(true);
    void toast(t(isAccepted ? 'decision.published' : 'decision.rejected', { number }), 'success');
  };
  const warnings = [
    t('decision.publishText'),
    ...(coverage.unmapped > 0 ? [t('decision.unmapped', { count: coverage.unmapped })] : []),
    ...(testFill ? [] : [t('decision.untested')]),
  ];
  const publish = () =>
    void ask<true>((close) => (
      <ActionDialog
        title={t('decision.publishTitle', { number, name })}
        text={warnings.join(' ')}
        submit={{ label: t('decision.publish', { number }) }}
        onSubmit={() => send(true, '', close)}
        onClose={() => close(null)}
      />
    ));
  const reject = () =>
    void ask<true>((close) => (
      <ReasonDialog
        title={t('decision.rejectTitle', { number, name })}
        text={t('decision.rejectText')}
        words={{ submit: t('decision.reject'), reason: t('decision.reason'), hint: t('decision.reasonHint') }}
        most={mostReason}
        onSubmit={(reason) => send(false, reason, close)}
        onClose={() => close(null)}
      />
    ));
  return (
    <div className="pack-decision">
      <Button onClick={publish}>{t('decision.publish', { number })}</Button>
      <Button variant="default" onClick={reject}>
        {t('decision.reject')}
      </Button>
      {dialog}
    </div>
  );
}
