import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { CatalogueProposal, ProposalState } from '@visawright/contract/forms/catalogue.ts';
import { DialogFrame } from '../../../../../components/dialog/DialogFrame.tsx';
import { ErrorLine } from '../../../../../components/dialog/ErrorLine.tsx';
import { LoadFailure } from '../../../../../components/feedback/LoadFailure.tsx';
import { errorText } from '../../../../../translations/errors/error-text.ts';
import { momentText } from '../../../../../lib/dates/moments.ts';
import { saveFile } from '../../../../../lib/files/save-file.ts';
import { toast } from '../../../../../lib/browser/toast.ts';
import { useDecideProposal, useProposal } from '../catalogue.api.ts';
import { EffectView } from './EffectView.tsx';
import { destinationName } from '../entries/entry-text.ts';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

export function ProposalDialog({ proposal, onClose }: { proposal: CatalogueProposal; onClose: () => void }) {
  const { t, language } = useCatalogueTexts();
  const { data, error, isFetching, refetch } = useProposal(proposal.proposalUid);
  const decide = useDecideProposal();
  const [deciding, setDeciding] = useState<ProposalState | null>(null);
  const { target, note, byName, at, state } = proposal;
  const fileName = `${target}.json`;
  const isInProduct = data?.effect.changes.length === 0 && data.effect.problems.length === 0;
  const settle = (next: 'withdrawn' | 'taken') => {
    setDeciding(next);
    decide.mutate(
      { proposalUid: proposal.proposalUid, state: next },
      {
        onSuccess: () => {
          onClose();
          void toast(t(`proposals.${next}`), 'success');
        },
      },
    );
  };
  return (
    <DialogFrame
      title={t('proposals.title', { subject: destinationName(target, language) })}
      size={720}
      onClose={onClose}
    >
      <p className="dialog-text">
        {note}
        <br />
        {t('proposals.by', { name: byName ?? t('detail.somebody'), when: momentText(at, language) })} ·{' '}
        {t(`proposals.state.${state}`)}
      </p>
      {data && !isInProduct && <EffectView effect={data.effect} />}
      {isInProduct && <p className="cat-quiet">{t('proposals.inProduct')}</p>}
      {!data && error && (
        <LoadFailure
          title={t('proposals.failing')}
          error={error}
          isTrying={isFetching}
          onAgain={() => void refetch()}
        />
      )}
      {state === 'open' && <p className="cat-quiet">{t('proposals.takeHint')}</p>}
      <ErrorLine message={errorText(decide.error)} />
      <div className="dialog-foot">
        <Button
          variant={state === 'open' && !isInProduct ? 'filled' : 'default'}
          leftSection={<IconDownload size={15} aria-hidden />}
          disabled={!data}
          onClick={() => data && saveFile(new Blob([data.text], { type: 'application/json' }), fileName)}
        >
          {t('proposals.download', { file: fileName })}
        </Button>
        {state === 'open' && (
          <>
            <Button
              variant="default"
              loading={decide.isPending && deciding === 'withdrawn'}
              onClick={() => settle('withdrawn')}
            >
              {t('proposals.withdraw')}
            </Button>
            <Button
              variant={isInProduct ? 'filled' : 'default'}
              loading={decide.isPending && deciding === 'taken'}
              onClick={() => settle('taken')}
            >
              {t('proposals.take')}
            </Button>
          </>
        )}
      </div>
    </DialogFrame>
  );
}
