import { Button, Popover } from '@mantine/core';
import { IconHistory, IconRestore } from '@tabler/icons-react';
import type { DocumentVersion } from '@visawright/contract/documents/document.ts';
import { momentText } from '../../../../lib/dates/moments.ts';
import { useEditorTexts } from '../../../../translations/editor/editor-texts.ts';

interface Props {
  versions: readonly DocumentVersion[]; // oldest first
  draft: string | null; // what is not saved yet
  isReadOnly: boolean;
  onRestore: (version: DocumentVersion) => void;
}

export function VersionsMenu({ versions, draft, isReadOnly, onRestore }: Props) {
  const { t, language } = useEditorTexts();
  const newest = versions.at(-1)?.versionNo;
  return (
    <Popover position="bottom-end" width={340} withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconHistory size={15} aria-hidden />}>
          {t('versions.button', { count: Math.max(1, versions.length) })}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="ed-versions" aria-label={t('versions.title')}>
        <div className="ed-section-head">
          <h2>{t('versions.title')}</h2>
          <span>{t('versions.original')}</span>
        </div>
        <ol>
          {draft !== null && (
            <li data-state="draft">
              <b>{Math.max(1, versions.length) + 1}</b>
              <div>
                <strong>{draft}</strong>
                <small>{t('versions.unsaved')}</small>
              </div>
              <span className="ed-pill" data-tone="warn">
                {t('versions.draft')}
              </span>
            </li>
          )}
          {versions.length === 0 && (
            <li>
              <b>1</b>
              <div>
                <strong>{t('versions.uploaded')}</strong>
              </div>
              <span className="ed-pill">{t('versions.current')}</span>
            </li>
          )}
          {versions.toReversed().map((version) => (
            <li key={version.versionNo}>
              <b>{version.versionNo}</b>
              <div>
                <strong>
                  {version.madeByName === null
                    ? t('versions.uploaded')
                    : version.edited > 0
                      ? t('versions.edited', { count: version.pages, edited: version.edited })
                      : t('versions.pages', { count: version.pages })}
                </strong>
                <small>{[version.madeByName, momentText(version.madeAt, language)].filter(Boolean).join(', ')}</small>
              </div>
              {version.versionNo === newest ? (
                <span className="ed-pill">{t('versions.current')}</span>
              ) : (
                !isReadOnly && (
                  <Button
                    size="compact-xs"
                    variant="default"
                    leftSection={<IconRestore size={13} aria-hidden />}
                    aria-label={t('versions.restoreNumber', { number: version.versionNo })}
                    onClick={() => onRestore(version)}
                  >
                    {t('versions.restore')}
                  </Button>
                )
              )}
            </li>
          ))}
        </ol>
        <p className="ed-note">{t('versions.note')}</p>
      </Popover.Dropdown>
    </Popover>
  );
}
