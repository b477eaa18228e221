import '../../messages/no-eval.ts';
import { StrictMode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-devanagari';
import '../../panel/style/panel.css';
import { browserPorts } from '../../panel/browser-ports.ts';
import { Panel } from '../../panel/Panel.tsx';
import { startPanel } from '../../panel/start-panel.ts';
import { closeStorageToPages } from '../../storage/stored-value.ts';

void closeStorageToPages();
const { store, actions } = startPanel(browserPorts);

function App() {
  const state = useSyncExternalStore(store.subscribe, store.get);
  return <Panel state={state} actions={actions} />;
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
