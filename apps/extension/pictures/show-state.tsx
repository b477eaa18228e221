import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-devanagari';
import '../src/panel/style/panel.css';
import { Panel } from '../src/panel/Panel.tsx';
import type { PanelActions } from '../src/panel/panel-actions.ts';
import { states } from './states.ts';

const asked = new URLSearchParams(location.search);
const nothing = new Proxy({}, { get: () => () => Promise.resolve(false) });
const actions = new Proxy(
  {},
  { get: (_, name) => (name === 'recorder' ? nothing : () => Promise.resolve(false)) },
) as PanelActions;

const all = await states();
const state = all[asked.get('state') ?? 'ready']!;
const display = {
  scheme: asked.get('scheme') === 'dark' ? ('dark' as const) : ('light' as const),
  language: asked.get('language') === 'hi' ? ('hi' as const) : ('en' as const),
};
createRoot(document.getElementById('root')!).render(<Panel state={{ ...state, display }} actions={actions} />);
await document.fonts.ready;
document.body.dataset['states'] = Object.keys(all).join();
