import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '@mantine/hooks';
import { Button, FileButton, Textarea, TextInput } from '@mantine/core';
import { IconFileUpload, IconRestore } from '@tabler/icons-react';
import { ActionDialog } from '../../../../../components/dialog/ActionDialog.tsx';
import { ErrorLine } from '../../../../../components/dialog/ErrorLine.tsx';
import { toast } from '../../../../../lib/browser/toast.ts';
import { useCreateProposal, useEffectOf } from '../catalogue.api.ts';
import { EffectView } from './EffectView.tsx';
import { currentFile, isTargetName, newTarget } from './proposal-targets.ts';
import { TargetChoice } from './TargetChoice.tsx';
import { useCatalogueTexts } from '../../../../../translations/catalogue/catalogue-texts.ts';

const mostBytes = 400_000;
const pause = 500;

export function ProposeDialog({ target: first, onClose }: { target: string | null; onClose: () => void }) {
  const { t } = useCatalogueTexts();
  const create = useCreateProposal();
  const [chosen, setChosen] = useState<string | null>(first);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState<string | null>(null); // null: the current file
  const [note, setNote] = useState('');
  const [isLarge, setLarge] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const target = chosen === newTarget ? name.trim() : (chosen ?? '');
  const current = useQuery({
    queryKey: ['data-file', chosen],
    queryFn: () => currentFile(chosen!),
    enabled: chosen !== null && chosen !== newTarget,
    staleTime: Infinity,
  }).data;
  const text = typed ?? current ?? '';
  const [settled] = useDebouncedValue(text, pause);
  const isUntouched = typed === null || typed === current;
  const effect = useEffectOf(isTargetName(target) && !isUntouched ? target : '', settled);
  const isChecked = settled === text && effect.data !== undefined;
  const isReady = isChecked && effect.data.problems.length === 0 && effect.data.changes.length > 0;
  const goTo = (line: number) => area.current && lightLine(area.current, line);

  useEffect(() => void (area.current && (area.current.scrollTop = 0)), [current]);
  const read = async (file: File | null) => {
    if (!file) return;
    setLarge(file.size > mostBytes);
    if (file.size <= mostBytes) setTyped(await file.text());
  };
  return (
    <ActionDialog
      title={t('proposing.title')}
      text={t('proposing.text')}
      submit={{ label: t('proposing.submit'), disabled: !isReady || note.trim() === '' }}
      onSubmit={async () => {
        await create.mutateAsync({ target, text, note: note.trim() });
        onClose();
        void toast(t('proposing.done'), 'success');
      }}
      onClose={onClose}
      size={860}
    >
      <div className="cat-propose-top">
        <TargetChoice
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setTyped(null);
          }}
        />
        {chosen === newTarget && (
          <TextInput
            label={t('proposing.id')}
            error={name !== '' && !isTargetName(name.trim()) && t('proposing.idHint')}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </div>
      {chosen !== null && (
        <>
          <div className="cat-file">
            <div className="cat-file-acts">
              <FileButton accept="application/json,.json" onChange={(file) => void read(file)}>
                {(props) => (
                  <Button
                    {...props}
                    size="compact-sm"
                    variant="default"
                    leftSection={<IconFileUpload size={14} aria-hidden />}
                  >
                    {t('proposing.choose')}
                  </Button>
                )}
              </FileButton>
              {!isUntouched && current && (
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconRestore size={14} aria-hidden />}
                  onClick={() => setTyped(null)}
                >
                  {t('proposing.restart')}
                </Button>
              )}
            </div>
            <Textarea
              ref={area}
              label={t('proposing.file')}
              classNames={{ input: 'cat-json' }}
              spellCheck={false}
              lang="en"
              rows={13}
              value={text}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </div>
          <ErrorLine message={isLarge ? t('proposing.tooLarge', { size: mostBytes / 1_000 }) : ''} />
          <div aria-live="polite">
            {!isUntouched && !isChecked && !effect.isError && isTargetName(target) && (
              <p className="cat-quiet">{t('proposing.checking')}</p>
            )}
            {effect.isError && <ErrorLine message={t('proposing.checkFailed')} />}
            {!isUntouched && effect.data && <EffectView effect={effect.data} onLine={goTo} />}
          </div>
          <Textarea
            label={t('proposing.note')}
            description={t('proposing.noteHint')}
            autosize
            minRows={2}
            maxRows={4}
            maxLength={1_000}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </>
      )}
    </ActionDialog>
  );
}

// Selects the line and scrolls it to the middle.
function lightLine(area: HTMLTextAreaElement, line: number) {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
  area.focus();
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  area.scrollTop = ((line - 1) / lines.length) * area.scrollHeight - area.clientHeight / 2;
}
