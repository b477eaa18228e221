import { Button, Kbd, Skeleton } from '@mantine/core';
import { Meter } from '../../../../components/list/badges/badges.tsx';
import { categoryText } from '../../documents/value-text.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { useSortingTexts } from '../../../../translations/sorting/sorting-texts.ts';
import { categoriesByKey } from '../state/category-keys.ts';
import type { Choice, QueueItem } from '../state/sorting-queue.ts';
import type { SortingQueue } from '../use-sorting-queue.ts';
import { WhyList } from './WhyList.tsx';

interface Props {
  sorting: SortingQueue;
  item: QueueItem;
  choice: Choice;
  onPerson: (applicantUid: string) => void;
  onPlace: () => void;
  onSomeone: () => void;
}

export const byNumber = 9; // people who have a number key

// Whose is this page, and why.
export function QuestionPane({ sorting, item, choice, onPerson, onPlace, onSomeone }: Props) {
  const { t } = useSortingTexts();
  const { t: documents } = useDocumentsTexts();
  const { travellers, next } = sorting;
  const nameOf = (uid: string | null) => travellers.find(({ applicantUid }) => applicantUid === uid)?.name ?? '';
  const people = item.question?.people ?? [];
  const likely = people.filter(({ share }) => share !== null).slice(0, byNumber);
  const others = people.slice(likely.length, byNumber);
  const isBeyond =
    choice.applicantUid !== null && people.findIndex((one) => one.applicantUid === choice.applicantUid) >= byNumber;
  const label = !choice.applicantUid
    ? t('question.choosePerson')
    : !choice.category
      ? t('question.chooseCategory')
      : t('question.place', {
          name: nameOf(choice.applicantUid),
          category: categoryText(documents, choice.category),
        });
  return (
    <>
      <section className="so-part" aria-labelledby="so-why">
        <h3 id="so-why">{t('question.why')}</h3>
        {item.question ? (
          <WhyList reasons={item.question.reasons} travellers={travellers} />
        ) : (
          <Skeleton h={44} radius={4} />
        )}
      </section>
      <section className="so-part so-answers" aria-labelledby="so-whose">
        <div className="so-part-head">
          <h3 id="so-whose">{t('question.whose')}</h3>
          <small>{t('question.likeliest')}</small>
        </div>
        <div role="group" aria-labelledby="so-whose">
          {likely.map(({ applicantUid, share }, at) => (
            <button
              key={applicantUid}
              type="button"
              className="so-who"
              aria-pressed={choice.applicantUid === applicantUid}
              aria-keyshortcuts={`${at + 1}`}
              data-choice
              onClick={() => onPerson(applicantUid)}
            >
              <Kbd aria-hidden>{at + 1}</Kbd>
              <span>{nameOf(applicantUid)}</span>
              <Meter value={share!} max={1} width={92} />
              <span className="so-share">{Math.round(share! * 100)} %</span>
            </button>
          ))}
          <div className="so-more">
            {others.map(({ applicantUid }, at) => (
              <button
                key={applicantUid}
                type="button"
                aria-pressed={choice.applicantUid === applicantUid}
                aria-keyshortcuts={`${likely.length + at + 1}`}
                data-choice
                onClick={() => onPerson(applicantUid)}
              >
                <Kbd aria-hidden>{likely.length + at + 1}</Kbd>
                <span>{nameOf(applicantUid)}</span>
              </button>
            ))}
            <button type="button" aria-pressed={isBeyond} aria-keyshortcuts="0" onClick={onSomeone}>
              <Kbd aria-hidden>0</Kbd>
              <span>{isBeyond ? nameOf(choice.applicantUid) : t('question.someone')}</span>
            </button>
          </div>
        </div>
        <h3 id="so-what">{t('question.what')}</h3>
        <div className="so-cats" role="group" aria-labelledby="so-what">
          {categoriesByKey.map(({ key, category }) => (
            <button
              key={category}
              type="button"
              className="so-cat"
              aria-pressed={choice.category === category}
              aria-keyshortcuts={key.toUpperCase()}
              data-choice
              onClick={() => sorting.chooseCategory(category)}
            >
              <Kbd aria-hidden>{key.toUpperCase()}</Kbd>
              {categoryText(documents, category)}
            </button>
          ))}
        </div>
      </section>
      <div className="so-foot">
        <p>
          {next ? t('question.thenNext', { page: next.question?.firstPage ?? 1 }) : t('question.last')}
          <br />
          {t('question.takesBack')}
        </p>
        <Button
          data-choice
          data-place
          disabled={!choice.applicantUid || !choice.category}
          rightSection={<Kbd aria-hidden>Enter</Kbd>}
          onClick={onPlace}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
