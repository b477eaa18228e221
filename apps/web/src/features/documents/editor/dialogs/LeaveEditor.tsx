import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '@mantine/core';
import { DialogFrame } from '../../../../components/dialog/DialogFrame.tsx';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  onDiscard: () => void;
}

// While mounted, leaving asks: our dialog for navigation, the browser's for closing. A reload restores the edits of this tab.
export function LeaveEditor({ onDiscard }: Props) {
  const { t } = useEditorTexts();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const docOf = ({ search }: { search: string }) => new URLSearchParams(search).get('docId');
    return currentLocation.pathname !== nextLocation.pathname || docOf(currentLocation) !== docOf(nextLocation);
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <DialogFrame title={t('leave.title')} size={440} onClose={() => blocker.reset()}>
      <p className="dialog-text">{t('leave.text')}</p>
      <div className="dialog-foot">
        <Button
          variant="default"
          onClick={() => {
            onDiscard();
            blocker.proceed();
          }}
        >
          {t('leave.go')}
        </Button>
        <Button data-autofocus onClick={() => blocker.reset()}>
          {t('leave.stay')}
        </Button>
      </div>
    </DialogFrame>
  );
}
