import { useEffect, useLayoutEffect } from 'react';
import { languageOf, textsOf } from '../texts/texts.ts';
import { countFields } from '../visit/field-state.ts';
import { brandColors, ownColor } from './brand-color.ts';
import { FillScreen } from './fill/FillScreen.tsx';
import { Header } from './Header.tsx';
import { PairingScreen } from './pairing/PairingScreen.tsx';
import { ActionsProvider, type PanelActions } from './panel-actions.ts';
import type { PanelState } from './panel-state.ts';
import { RecorderScreen } from './recorder/RecorderScreen.tsx';
import { LanguageProvider, useTexts } from './use-texts.ts';

// One sentence for people who do not see the panel; it changes with every tenth of the fields, not with every field.
function spoken(state: PanelState, t: ReturnType<typeof textsOf>): string {
  const { page } = state;
  if (page.is === 'unknown') return page.page ? t.unknown.title : '';
  if (page.is !== 'known') return '';
  const counts = countFields(page.fields);
  if (page.stage === 'readBack') return t.readBack.live(counts.equal, counts.differing);
  if (page.stage !== 'filling' || !page.progress) return '';
  const { done, of, control } = page.progress;
  const step = Math.max(1, Math.ceil(of / 10));
  const label = page.fields.find(({ planned }) => planned.control === control)?.planned.label ?? '';
  return done % step === 0
    ? t.filling.live(done + 1, of, label)
    : t.filling.title(Math.floor(done / step) * step + 1, of);
}

function Notice({ state }: { state: PanelState }) {
  const { t } = useTexts();
  const { notice } = state;
  if (!notice) return null;
  const isGood = ['copied', 'proposed', 'drafted'].includes(notice.is);
  return (
    <p className="notice" data-tone={isGood ? 'ok' : 'warn'} role={isGood ? 'status' : 'alert'}>
      {t.notices[notice.is]} {notice.text}
    </p>
  );
}

function useAppearance({ display, pairing }: PanelState, language: string) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dataset['scheme'] = display.scheme;
    const colors = brandColors(pairing.is === 'connected' ? pairing.connection.realm.brandColor : ownColor);
    root.style.setProperty('--brand', colors.filled);
    root.style.setProperty('--brand-light', colors.light);
    root.style.setProperty('--brand-dark', colors.dark);
  }, [display.scheme, language, pairing]);
}

function Screen({ state }: { state: PanelState }) {
  if (state.pairing.is === 'starting') return <div className="body" />;
  if (state.pairing.is !== 'connected') return <PairingScreen state={state} />;
  return state.tab === 'record' ? <RecorderScreen state={state} /> : <FillScreen state={state} />;
}

export function Panel({ state, actions }: { state: PanelState; actions: PanelActions }) {
  const language = languageOf(state.display.language ?? navigator.language);
  const t = textsOf(language);
  useAppearance(state, language);
  const isFilling = state.page.is === 'known' && state.page.stage === 'filling';
  useEffect(() => {
    if (!isFilling) return undefined;
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') actions.stop();
    };
    window.addEventListener('keydown', stop);
    return () => window.removeEventListener('keydown', stop);
  }, [isFilling, actions]);
  return (
    <LanguageProvider value={language}>
      <ActionsProvider value={actions}>
        <Header state={state} />
        <main className="screen">
          <Screen state={state} />
        </main>
        <Notice state={state} />
        <p className="hidden" role="status" aria-live="polite">
          {spoken(state, t)}
        </p>
      </ActionsProvider>
    </LanguageProvider>
  );
}
