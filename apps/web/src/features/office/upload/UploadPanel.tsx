import type { Application } from '@visawright/contract/applications/application.ts';
import { conditionFor } from '@visawright/forms/checklist/checklist-groups.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { Meter } from '../../../components/list/badges/badges.tsx';
import { useChecklistText } from '../../documents/checklist/use-checklist-text.ts';
import { ChecklistLines } from '../applications/drawer/ChecklistLines.tsx';
import type { ApplicationDocuments } from '../applications/use-required-documents.ts';
import { useApplicationsTexts } from '../../../translations/applications/applications-texts.ts';

interface Props {
  row: Application;
  documents: ApplicationDocuments;
}

// What is missing first, then what is there, then what this traveller does not need and why.
export function UploadPanel({ row, documents }: Props) {
  const { t } = useApplicationsTexts();
  const checklistText = useChecklistText();
  const { entries, missing, have, need, isKnown, read } = documents;
  const ready = entries.filter((entry) => entry.state !== 'notStarted' && !missing.includes(entry));
  const attention = ready.filter(({ state }) => state === 'attention').length;
  const unneeded = entries.filter(({ need: level, isCounted }) => level === 'conditional' && !isCounted);
  if (read.isError && !read.data)
    return (
      <aside className="staff-card up-staff-panel" aria-label={t('upload.checklist')}>
        <LoadFailure
          title={t('checklist.failing')}
          error={read.error}
          isTrying={read.isFetching}
          onAgain={() => void read.refetch()}
        />
      </aside>
    );
  return (
    <aside className="staff-card up-staff-panel" aria-labelledby="up-checklist" data-have={have} data-need={need}>
      <section className="pane-sec">
        <div className="pane-title">
          <h2 id="up-checklist">{t('upload.checklist')}</h2>
          {isKnown && <small>{t('upload.of', { have, need })}</small>}
        </div>
        {isKnown ? (
          <Meter value={have} max={need} width="100%" {...(need > 0 && have >= need ? { tone: 'ok' as const } : {})} />
        ) : (
          row.destinationId === null && <p className="pane-text">{t('upload.noChecklist')}</p>
        )}
      </section>
      {missing.length > 0 && (
        <section className="pane-sec" aria-labelledby="up-missing" data-group="missing">
          <div className="pane-title">
            <h3 id="up-missing">{t('upload.missing')}</h3>
            <small>{missing.length}</small>
          </div>
          <ChecklistLines subject={row} entries={missing} />
        </section>
      )}
      {ready.length > 0 && (
        <section className="pane-sec" aria-labelledby="up-ready" data-group="ready">
          <div className="pane-title">
            <h3 id="up-ready">{t('upload.ready')}</h3>
            <small>
              {attention > 0 ? t('upload.readyAttention', { count: ready.length, attention }) : ready.length}
            </small>
          </div>
          <ChecklistLines subject={row} entries={ready} />
        </section>
      )}
      {unneeded.length > 0 && (
        <section className="pane-sec" aria-labelledby="up-unneeded" data-group="unneeded">
          <div className="pane-title">
            <h3 id="up-unneeded">{t('upload.unneeded')}</h3>
            <small>{unneeded.length}</small>
          </div>
          <ul className="up-staff-unneeded">
            {unneeded.map(({ item }) => {
              const [title, condition] = [
                checklistText(item.title),
                checklistText(conditionFor(item, row.visaDetails.visaCategory) ?? ''),
              ];
              return (
                <li key={item.title}>
                  <span lang={title.lang}>{title.text}</span>
                  <small lang={condition.lang}>{condition.text}</small>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </aside>
  );
}
