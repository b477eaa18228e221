import { useState } from 'react';
import { Loader } from '@mantine/core';
import type { Blank } from '@visawright/contract/delivery/blank.ts';
import { isDecided, type BlankFieldKind, type BlankSample } from '@visawright/contract/delivery/blank-facts.ts';
import type { Ask } from '../../../../components/dialog/use-dialog.tsx';
import { LoadFailure } from '../../../../components/feedback/LoadFailure.tsx';
import { useBlanksTexts } from '../../../../translations/blanks/blanks-texts.ts';
import { useBlank } from './blanks.api.ts';
import { DestinationNav } from './DestinationNav.tsx';
import { EndDialog } from './dialogs/EndDialog.tsx';
import { PublishDialog } from './dialogs/PublishDialog.tsx';
import { EditorHead } from './EditorHead.tsx';
import { FieldPane } from './fields/FieldPane.tsx';
import { FormPage } from './page/FormPage.tsx';
import { PageTools } from './page/PageTools.tsx';
import { TrialPane } from './trial/TrialPane.tsx';
import { useEdits } from './use-edits.ts';

interface Props {
  blankUid: string;
  ask: Ask;
  onOpen: (blankUid: string | null) => void;
  onUpload: (formId: string | null) => void;
}

export function FormEditor({ blankUid, ...more }: Props) {
  const { t } = useBlanksTexts();
  const { data, error, isFetching, refetch } = useBlank(blankUid);
  if (data) return <LoadedEditor stored={data} onReload={() => void refetch()} {...more} />;
  return (
    <section className="blk-editor blk-waiting" aria-busy={!error}>
      {error ? (
        <LoadFailure title={t('failing')} error={error} isTrying={isFetching} onAgain={() => void refetch()} />
      ) : (
        <Loader size={20} color="gray" />
      )}
    </section>
  );
}

export type View = 'fields' | BlankSample;

interface LoadedProps extends Omit<Props, 'blankUid'> {
  stored: Blank;
  onReload: () => void;
}

function LoadedEditor({ stored, ask, onOpen, onUpload, onReload }: LoadedProps) {
  const { t } = useBlanksTexts();
  const edits = useEdits(stored);
  const { blank } = edits;
  const [view, setView] = useState<View>(stored.state === 'draft' ? 'fields' : 'ordinary');
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const [marking, setMarking] = useState<BlankFieldKind | null>(null);
  const choose = (fieldId: string | null) => {
    setChosen(fieldId);
    const field = blank.fields.find(({ id }) => id === fieldId);
    if (field) setPage(field.area.page);
  };
  const decided = new Set(blank.matches.filter(isDecided).map(({ fieldId }) => fieldId));
  const openCount = blank.fields.filter(({ id }) => !decided.has(id)).length;
  const show = (next: View) => {
    setView(next);
    setMarking(null);
  };
  const end = async () => {
    const isDone = await ask<true>((close) => <EndDialog blank={stored} onClose={close} />);
    if (isDone && stored.state === 'draft') onOpen(null);
  };
  return (
    <section className="blk-editor" aria-label={t('title')} data-view={view} data-state={stored.state}>
      <EditorHead
        blank={{ ...blank, openCount }}
        edits={edits}
        isTrying={view !== 'fields'}
        onBack={() => onOpen(null)}
        onTry={() => show(view === 'fields' ? 'ordinary' : 'fields')}
        onPublish={() => void ask((close) => <PublishDialog blank={stored} onClose={() => close(null)} />)}
        onEnd={() => void end()}
        onReload={() => {
          edits.giveUp();
          onReload();
        }}
      />
      <DestinationNav openUid={stored.blankUid} formId={stored.formId} onOpen={onOpen} onUpload={onUpload} />
      <div className="blk-centre">
        <PageTools
          {...{ page, view, marking }}
          pages={blank.pages.length}
          canMark={stored.state === 'draft' && view === 'fields'}
          onPage={setPage}
          onView={show}
          onMark={setMarking}
          onAdd={(kind) => choose(edits.draw(kind, placeInMiddle(blank, page, kind)))}
        />
        <FormPage
          {...{ blank, page, view, chosen, marking }}
          onChoose={choose}
          onDraw={(area) => {
            choose(edits.draw(marking!, area));
          }}
        />
      </div>
      {view === 'fields' ? (
        <FieldPane {...{ edits, chosen, openCount }} isDraft={stored.state === 'draft'} onChoose={choose} />
      ) : (
        <TrialPane blank={{ ...blank, openCount }} />
      )}
    </section>
  );
}

// For people who cannot drag: a place in the middle of the page, moved by its numbers.
function placeInMiddle({ pages }: Blank, page: number, kind: BlankFieldKind) {
  const { width, height } = pages[page]!;
  const [wide, tall] = kind === 'tick' ? [10, 10] : [200, 18];
  return { page, left: (width - wide) / 2, top: (height - tall) / 2, width: wide, height: tall };
}
