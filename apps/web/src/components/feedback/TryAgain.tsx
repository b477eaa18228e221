import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy, IconRefresh } from '@tabler/icons-react';
import { CallError } from '../../lib/api/call.ts';
import { useListTexts } from '../../translations/list/list-texts.ts';

export const requestIdOf = (error: Error | null) => (error instanceof CallError ? error.requestId : '');

interface Props {
  error: Error | null;
  isTrying: boolean;
  onAgain: () => void;
}

// Retry button, and the request id for support.
export function TryAgain({ error, isTrying, onAgain }: Props) {
  const { t } = useListTexts();
  const id = requestIdOf(error);
  return (
    <>
      <Button leftSection={<IconRefresh size={15} aria-hidden />} loading={isTrying} onClick={onAgain}>
        {t('failing.again')}
      </Button>
      {id && (
        <CopyButton value={id}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              aria-label={copied ? `${t('failing.copied')}: ${id}` : t('failing.copy', { id })}
              rightSection={copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
              onClick={copy}
            >
              <span className="request-id">{id}</span>
            </Button>
          )}
        </CopyButton>
      )}
    </>
  );
}
