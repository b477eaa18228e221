import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { Document } from '@visawright/contract/document.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { hasQuestion } from './document-state.ts';
import { useDocumentWords } from './document-words.ts';
import { useDocumentActions } from './use-document-actions.tsx';
import { kindText } from './value-text.ts';

interface Props {
  document: Document;
  onOther?: () => void; // where another category can be chosen
  onGone?: () => void;
}

// What the product would rather ask than decide: whose a paper is, and what. One press answers.
export function Questions({ document, onOther, onGone }: Props) {
  const { t } = useDocumentWords();
  const actions = useDocumentActions(document);
  const { belongsTo, category } = document;
  if (!hasQuestion(document)) return null;
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
              onClick={() => void actions.move().then((isThere) => isThere && onGone?.())}
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
