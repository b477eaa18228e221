import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/documents/document.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { hasQuestion } from '../documents/document-state.ts';
import { OwnerQuestion } from './OwnerQuestion.tsx';
import { SingleNameQuestion } from './SingleNameQuestion.tsx';
import { useDocumentActions } from './use-document-actions.tsx';
import { kindText } from '../documents/value-text.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

interface Props {
  document: Document;
  showsCrops?: boolean;
  onOther?: () => void; // opens the choice of another category
  onRemove?: (() => void) | undefined;
  onGone?: () => void;
}

// Asks about the owner or the category when the reading is not certain enough to decide.
export function DocumentQuestions({ document, showsCrops, onOther, onRemove, onGone }: Props) {
  const { t } = useDocumentsTexts();
  const actions = useDocumentActions(document);
  const { belongsTo, category } = document;
  if (!hasQuestion(document)) return null;
  if (document.ownerQuestion) return <OwnerQuestion {...{ document, showsCrops, onRemove, onGone }} />;
  if (document.singleName && !belongsTo) return <SingleNameQuestion {...{ document, showsCrops, onOther }} />;
  return (
    <section className="doc-question">
      {belongsTo ? (
        <>
          <p>{t('belongs.other', { name: belongsTo.name })}</p>
          <div className="doc-remedy-row">
            <Button
              variant="default"
              size="xs"
              loading={actions.busy === 'move'}
              leftSection={<IconArrowRight size={15} aria-hidden />}
              onClick={() => void actions.move(belongsTo).then((isThere) => isThere && onGone?.())}
            >
              {t('belongs.move', { name: belongsTo.name })}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{t('isIt.kind', { kind: kindText(t, document) })}</p>
          <div className="doc-remedy-row">
            <Button
              variant="default"
              size="xs"
              loading={actions.busy === 'category'}
              leftSection={<IconCheck size={15} aria-hidden />}
              onClick={() => void actions.putInto(category)}
            >
              {t('isIt.yes')}
            </Button>
            {onOther && (
              <Button variant="subtle" color="gray" size="xs" onClick={onOther}>
                {t('isIt.no')}
              </Button>
            )}
          </div>
        </>
      )}
      <ErrorLine message={actions.error} />
    </section>
  );
}
