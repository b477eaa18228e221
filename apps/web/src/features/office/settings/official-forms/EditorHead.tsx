import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconCheck } from '@tabler/icons-react';
import type { Blank } from '@visawright/contract/delivery/blank.ts';
import { Flag } from '../../../../components/Flag.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useBlanksTexts } from '../../../../translations/blanks/blanks-texts.ts';
import { destinationFacts, editionText, stateText, stateTone } from './form-text.ts';
import type { Edits } from './use-edits.ts';

interface Props {
  blank: Blank;
  edits: Edits;
  isTrying: boolean;
  onBack: () => void;
  onTry: () => void;
  onPublish: () => void;
  onEnd: () => void;
  onReload: () => void;
}

export function EditorHead({ blank, edits, isTrying, onBack, onTry, onPublish, onEnd, onReload }: Props) {
  const { t, language } = useBlanksTexts();
  const { name, iso2 } = destinationFacts(blank.formId, language);
  const isReady = blank.openCount === 0 && blank.fields.length > 0 && edits.isSaved;
  const facts = [blank.fileName, t('pages', { count: blank.pageCount }), editionText(blank, t, language)];
  return (
    <header className="blk-bar">
      <ActionIcon aria-label={t('back')} onClick={onBack}>
        <IconArrowLeft size={18} aria-hidden />
      </ActionIcon>
      <Flag code={iso2} width={30} />
      <div className="blk-name">
        <h2>
          {name}, {blank.title}
        </h2>
        <small>{facts.join(' · ')}</small>
      </div>
      {blank.state === 'draft' ? (
        <Steps blank={blank} isTrying={isTrying} />
      ) : (
        <span className={`pill ${stateTone[blank.state]}`}>{stateText(blank, t, language)}</span>
      )}
      <div className="blk-acts">
        {blank.state === 'draft' && <SaveState edits={edits} onReload={onReload} />}
        {blank.state !== 'retired' && (
          <Button variant="subtle" color="gray" onClick={onEnd}>
            {t(blank.state === 'draft' ? 'remove' : 'retire')}
          </Button>
        )}
        <Button variant="default" onClick={onTry}>
          {t(isTrying ? 'backToFields' : 'tryNow')}
        </Button>
        {blank.state !== 'published' && (
          <Button disabled={!isReady} onClick={onPublish}>
            {t(blank.state === 'retired' ? 'publishAgain' : 'publish')}
          </Button>
        )}
      </div>
    </header>
  );
}

function SaveState({ edits: { error, isSaved }, onReload }: { edits: Edits; onReload: () => void }) {
  const { t } = useBlanksTexts();
  if (!error) return <small role="status">{t(isSaved ? 'saved' : 'saving')}</small>;
  return (
    <span role="alert" className="blk-unsaved">
      {t('notSaved')}: {errorText(error)}
      <Button size="compact-xs" variant="default" onClick={onReload}>
        {t('reload')}
      </Button>
    </span>
  );
}

const steps = ['pdf', 'fields', 'match', 'try', 'publish'] as const;

function Steps({ blank, isTrying }: { blank: Blank; isTrying: boolean }) {
  const { t } = useBlanksTexts();
  const now = blank.fields.length === 0 ? 1 : isTrying ? 3 : 2;
  const isDone = (n: number) => n < now && (n !== 2 || blank.openCount === 0);
  return (
    <ol className="blk-steps" aria-label={t('steps.label')}>
      {steps.map((step, n) => (
        <li key={step} aria-current={n === now ? 'step' : undefined} data-done={isDone(n) || undefined}>
          <i aria-hidden>{isDone(n) ? <IconCheck size={12} /> : n + 1}</i>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  );
}
