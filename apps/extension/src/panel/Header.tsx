import { useEffect, useState } from 'react';
import { IconAdjustments, IconPlugOff } from '@tabler/icons-react';
import { languageOf } from '../texts/texts.ts';
import type { Display } from '../storage/display.ts';
import { Button } from './parts/Parts.tsx';
import { useActions } from './panel-actions.ts';
import type { PanelState } from './panel-state.ts';
import { useTexts } from './use-texts.ts';

const schemes: readonly Display['scheme'][] = ['auto', 'light', 'dark'];

function Settings({ state, onClose }: { state: PanelState; onClose: () => void }) {
  const { t, language } = useTexts();
  const { setDisplay, disconnect } = useActions();
  const { display } = state;
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <div className="settings" role="group" aria-label={t.header.menu}>
      <label>
        {t.header.language}
        <select
          value={language}
          onChange={(event) => setDisplay({ ...display, language: languageOf(event.target.value) })}
        >
          <option value="en" lang="en">
            English
          </option>
          <option value="hi" lang="hi">
            हिन्दी
          </option>
        </select>
      </label>
      <label>
        {t.header.scheme}
        <select
          value={display.scheme}
          onChange={(event) =>
            setDisplay({ ...display, scheme: schemes.find((each) => each === event.target.value) ?? 'auto' })
          }
        >
          {schemes.map((scheme) => (
            <option key={scheme} value={scheme}>
              {t.header.schemes[scheme]}
            </option>
          ))}
        </select>
      </label>
      {state.pairing.is === 'connected' ? (
        <Button
          isSmall
          onClick={() => {
            onClose();
            disconnect();
          }}
        >
          <IconPlugOff size={14} aria-hidden />
          {t.header.disconnect}
        </Button>
      ) : null}
    </div>
  );
}

export function Header({ state }: { state: PanelState }) {
  const { t } = useTexts();
  const { setTab } = useActions();
  const [isOpen, setOpen] = useState(false);
  const isAdmin = state.pairing.is === 'connected' && state.pairing.connection.person.role === 'admin';
  return (
    <header className="header">
      <img src="/icon/32.png" alt="" width={18} height={18} />
      <h1>{state.tab === 'record' ? `${t.name} · ${t.header.recorder}` : t.name}</h1>
      {isAdmin ? (
        <div className="tabs" role="group" aria-label={t.header.tabs}>
          {(['fill', 'record'] as const).map((tab) => (
            <button key={tab} type="button" aria-pressed={state.tab === tab} onClick={() => setTab(tab)}>
              {tab === 'fill' ? t.header.fillTab : t.header.recordTab}
            </button>
          ))}
        </div>
      ) : null}
      <button
        type="button"
        className="icon"
        aria-label={t.header.menu}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAdjustments size={16} aria-hidden />
      </button>
      {isOpen ? <Settings state={state} onClose={() => setOpen(false)} /> : null}
    </header>
  );
}
