import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Progress.css';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-devanagari';
import './components/base.css';
import './features/documents/handoff/phone/phone.css';
import { createRoot } from 'react-dom/client';
import { connect } from './features/documents/handoff/phone/connection.ts';
import { PhonePage } from './features/documents/handoff/phone/PhonePage.tsx';
import { startLanguage } from './lib/translation/language.ts';

// Entry of the phone page, built separately so that neither page loads code of the other.
startLanguage();
createRoot(document.getElementById('root')!).render(<PhonePage />);
void connect();
