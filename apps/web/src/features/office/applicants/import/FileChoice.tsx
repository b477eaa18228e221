import { useState } from 'react';
import { Button, FileButton } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useApplicantsTexts } from '../../../../translations/applicants/applicants-texts.ts';

interface Props {
  isReading: boolean;
  onFile: (file: File) => void;
}

export function FileChoice({ isReading, onFile }: Props) {
  const { t } = useApplicantsTexts();
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className="import-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <IconTableImport size={26} stroke={1.5} aria-hidden />
      <p>{t('import.drop')}</p>
      <FileButton accept=".csv,.xlsx,text/csv" onChange={(file) => file && onFile(file)}>
        {(props) => (
          <Button {...props} variant="default" loading={isReading} data-autofocus>
            {t('import.choose')}
          </Button>
        )}
      </FileButton>
      <p className="pane-dim">{t('import.limits')}</p>
    </div>
  );
}
