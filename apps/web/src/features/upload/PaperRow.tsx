import { useState, type DragEvent } from 'react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { isOnItsWay, type Place, type Transfer } from '../documents/upload/transfer.ts';
import { Said } from '../guidelines/Said.tsx';
import { usePaperWords } from '../guidelines/use-paper-words.ts';
import type { Paper } from './paper-lists.ts';
import { PaperFile, type FileDeeds } from './PaperFile.tsx';
import { PaperMark } from './PaperMark.tsx';
import { SendingMeter } from './SendingMeter.tsx';
import { useUploadWords } from './upload-words.ts';

interface Props {
  paper: Paper;
  transfers: readonly Transfer[];
  deeds: FileDeeds;
  onAdd: (place: Place) => void;
  onDrop: (files: File[], place: Place) => void;
}

export function PaperRow({ paper, transfers, deeds, onAdd, onDrop }: Props) {
  const { t } = useUploadWords();
  const said = usePaperWords();
  const [over, setOver] = useState(false);
  const { item, documents, state, need } = paper;
  const place: Place = { title: item.title, category: item.category };
  const own = transfers.filter((one) => one.place?.title === item.title && isOnItsWay(one));
  const isEmpty = documents.length === 0 && own.length === 0;
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(false);
    onDrop([...event.dataTransfer.files], place);
  };
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- dropping is a shortcut; Add does the same
    <li
      className="up-row"
      data-paper={item.title}
      data-state={state}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={dropped}
    >
      <PaperMark state={state} />
      <div className="up-body">
        <div className="up-line">
          <div className="up-text">
            <b>
              <Said>{item.title}</Said>
              {need !== 'required' && (
                <em>{need === 'optional' ? t('optional') : item.conditions && <Said>{item.conditions}</Said>}</em>
              )}
            </b>
            <small className="up-state">{t(`states.${state}`)}</small>
          </div>
          {isEmpty && (
            <Button
              className="up-add"
              variant="default"
              size="sm"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={t('add.oneFor', { paper: said(item.title).text })}
              onClick={() => onAdd(place)}
            >
              {t('add.one')}
            </Button>
          )}
        </div>
        {documents.length > 0 && (
          <ul className="up-files">
            {documents.map((document) => (
              <PaperFile key={document.docId} document={document} deeds={deeds} onMore={() => onAdd(place)} />
            ))}
          </ul>
        )}
        {own.map((transfer) => (
          <SendingMeter key={transfer.id} transfer={transfer} />
        ))}
      </div>
    </li>
  );
}
