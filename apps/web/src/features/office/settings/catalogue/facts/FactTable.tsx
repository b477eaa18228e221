import { Link, useSearchParams } from 'react-router';
import type { FactLine } from '@visawright/contract/forms/facts.ts';
import { SkeletonRows } from '../../../../../components/list/table/SkeletonRows.tsx';
import { longDay } from '../../../../../lib/dates/dates.ts';
import { useFactsTexts } from '../../../../../translations/facts/facts-texts.ts';
import { destinationName } from '../entries/entry-text.ts';
import { SourceText } from '../entries/SourceText.tsx';
import { useFactWords } from './use-fact-words.ts';

const columns = ['fact', 'destination', 'value', 'source', 'checkedOn', 'nextCheck', 'confidence', 'open'] as const;

export const openName = ({ formId, key }: Pick<FactLine, 'formId' | 'key'>): string => `${formId}/${key}`;

interface Props {
  lines: readonly FactLine[];
  open: string | null;
  isSlow: boolean;
  onOpen: (name: string) => void;
}

export function FactTable({ lines, open, isSlow, onOpen }: Props) {
  const { t } = useFactsTexts();
  return (
    <div className="list-rows cat-rows cat-fact-rows" tabIndex={-1}>
      <table aria-label={t('title')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                data-column={column}
                className={column === 'fact' ? 'list-lead' : undefined}
                aria-sort={column === 'nextCheck' ? 'ascending' : undefined}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {isSlow && (
            <SkeletonRows
              columns={columns.map((id) => ({ id, width: 100 }))}
              isSelectable={false}
              hasMenu={false}
              isCompact={false}
            />
          )}
          {lines.map((line) => (
            <Row
              key={openName(line)}
              line={line}
              isOpen={openName(line) === open}
              onOpen={() => onOpen(openName(line))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ line, isOpen, onOpen }: { line: FactLine; isOpen: boolean; onOpen: () => void }) {
  const { t, language } = useFactsTexts();
  const words = useFactWords();
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  to.set('open', openName(line));
  const { source, checkedOn, nextCheck, isDue } = line;
  return (
    <tr data-fact={openName(line)} data-open={isOpen || undefined} onClick={onOpen}>
      {/* oxlint-disable-next-line control-has-associated-label -- the link inside is its text */}
      <th scope="row" className="list-lead" data-column="fact">
        <Link
          className="list-link"
          to={`/settings?${to.toString()}`}
          aria-current={isOpen || undefined}
          onClick={(event) => event.stopPropagation()}
        >
          <b className="cat-name">{words.title(line)}</b>
          <small>{line.isProposed ? t('proposed') : line.isChanged ? t('changedHere') : t(`kinds.${line.kind}`)}</small>
        </Link>
      </th>
      <td data-column="destination">{destinationName(line.formId, language)}</td>
      <td data-column="value" title={words.value(line)}>
        {words.value(line)}
      </td>
      <td data-column="source">
        {source ? (
          <SourceText source={source.title} url={source.url} />
        ) : (
          <span className="cat-faint">{t('noSource')}</span>
        )}
      </td>
      <td data-column="checkedOn" className={checkedOn === null ? 'cat-faint' : undefined}>
        {checkedOn === null ? t('never') : longDay(checkedOn, language, { month: 'short' })}
      </td>
      <td data-column="nextCheck">
        <span className={`pill ${isDue ? 'pill-bad' : 'pill-ok'}`}>
          {isDue ? t('dueNow') : longDay(nextCheck!, language, { month: 'short' })}
        </span>
      </td>
      <td data-column="confidence">{t(`confidence.${line.confidence}`)}</td>
      <td data-column="open">{line.openApplications.toLocaleString('en-IN')}</td>
    </tr>
  );
}
