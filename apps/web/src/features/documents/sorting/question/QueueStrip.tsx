import { useEffect, useRef } from 'react';
import { Kbd, Skeleton } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ArrangedPage } from '@visawright/contract/documents/arrangement.ts';
import { useObjectUrl } from '../../../../lib/files/use-object-url.ts';
import { usePageImage } from '../../playground/canvas/use-page-image.ts';
import { useSortingTexts } from '../../../../translations/sorting/sorting-texts.ts';
import type { QueueItem } from '../state/sorting-queue.ts';
import type { SortingQueue } from '../use-sorting-queue.ts';

const pageNumber = ({ question }: QueueItem) => question?.firstPage ?? 1;

function Thumb({ page }: { page: ArrangedPage }) {
  const { blob, isError } = usePageImage(page, 'small');
  const source = useObjectUrl(blob);
  return source ? <img src={source} alt="" draggable={false} /> : !isError && <Skeleton h="100%" radius={0} />;
}

// The documents in question as thumbnails; what was placed keeps its place with a tick.
export function QueueStrip({ sorting }: { sorting: SortingQueue }) {
  const { t } = useSortingTexts();
  const { queue, open, current } = sorting;
  const strip = useRef<HTMLUListElement>(null);
  const at = current?.docId;
  useEffect(() => {
    const marked = strip.current?.querySelector<HTMLElement>('[aria-current]');
    marked?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  const keys = [
    [['J', 'K'], 'move'],
    [['Space'], 'enlarge'],
    [['Z'], 'undo'],
    [['D'], 'duplicate'],
    [['B'], 'blank'],
    [['X'], 'nobody'],
  ] as const;
  return (
    <section className="so-queue" aria-labelledby="so-queue">
      <div className="so-queue-head">
        <h2 id="so-queue">
          {t('queue.title')} <small>{t('queue.left', { left: open.length, all: queue.length })}</small>
        </h2>
        <p className="so-keys" aria-hidden>
          {keys.map(([names, does]) => (
            <span key={does}>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
              {t(`keys.short.${does}`)}
            </span>
          ))}
        </p>
      </div>
      <ul className="so-strip" ref={strip}>
        {queue.map((item) => {
          const { docId, document, isOpen } = item;
          const facts = { page: pageNumber(item), file: document.fileName };
          const isCurrent = docId === current?.docId;
          return (
            <li key={docId}>
              <button
                type="button"
                className="so-thumb"
                disabled={!isOpen}
                aria-label={t(isOpen ? 'queue.item' : 'queue.itemPlaced', facts)}
                aria-current={isCurrent || undefined}
                data-choice
                data-question={docId}
                data-done={!isOpen || undefined}
                onClick={() => sorting.select(docId)}
              >
                <span>
                  {document.pages[0] && <Thumb page={document.pages[0]} />}
                  {!isOpen && <IconCircleCheckFilled className="so-ok" size={20} aria-hidden />}
                </span>
                {facts.page}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
