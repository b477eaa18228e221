import './category-lessons.css';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { CategoryLesson } from '@visawright/contract/documents/sorting/category-lesson.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { longDay } from '../../../../lib/dates/dates.ts';
import { categoryText, kindText } from '../../../documents/documents/value-text.ts';
import { useDocumentsTexts } from '../../../../translations/documents/documents-texts.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { LoadedSection } from '../layout/LoadedSection.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { useCategoryLessons, useRemoveCategoryLesson } from './category-lessons.api.ts';

// What people taught the classifier of the realm by choosing a category; each lesson can be removed.
export function LessonsTab() {
  const { t } = useSettingsTexts();
  return (
    <LoadedSection title={t('tabs.lessons')} query={useCategoryLessons()}>
      {({ lessons }) => <LessonList lessons={lessons} />}
    </LoadedSection>
  );
}

function LessonList({ lessons }: { lessons: readonly CategoryLesson[] }) {
  const { t, language } = useSettingsTexts();
  const { t: documents } = useDocumentsTexts();
  const remove = useRemoveCategoryLesson();
  const textOf = ({ kind, category }: Pick<CategoryLesson, 'kind' | 'category'>) =>
    kindText(documents, { kind, category });
  return (
    <SettingsSection title={t('tabs.lessons')} lead={t('lessons.lead')}>
      {lessons.length === 0 ? (
        <p className="set-lead">{t('lessons.none')}</p>
      ) : (
        <div className="lessons-frame">
          <table className="lessons">
            <thead>
              <tr>
                <th scope="col">{t('lessons.was')}</th>
                <th scope="col">{t('lessons.is')}</th>
                <th scope="col">{t('lessons.by')}</th>
                <th scope="col">
                  <span className="lessons-hidden">{t('lessons.remove')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lessons.map((lesson) => {
                const { lessonUid, category, was, taughtByName, taughtAt, isUsed } = lesson;
                const name = textOf(lesson);
                return (
                  <tr key={lessonUid} data-lesson={lessonUid}>
                    <td>{was === null ? t('lessons.nothing') : textOf({ kind: was, category })}</td>
                    <td>
                      {name}
                      {!isUsed && <small>{t('lessons.unused')}</small>}
                      {isUsed && name !== categoryText(documents, category) && (
                        <small>{categoryText(documents, category)}</small>
                      )}
                    </td>
                    <td>
                      {taughtByName}
                      <small>{longDay(taughtAt, language)}</small>
                    </td>
                    <td>
                      <Tooltip label={t('lessons.remove')}>
                        <ActionIcon
                          aria-label={t('lessons.removeOf', { name })}
                          loading={remove.isPending && remove.variables === lessonUid}
                          onClick={() => remove.mutate(lessonUid)}
                        >
                          <IconTrash size={16} aria-hidden />
                        </ActionIcon>
                      </Tooltip>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <ErrorLine message={errorText(remove.error)} />
    </SettingsSection>
  );
}
