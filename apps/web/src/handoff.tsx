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
import './features/handoff/phone/phone.css';
import { createRoot } from 'react-dom/client';
import { addWords, startWords } from './lib/words.ts';
import { connect } from './features/handoff/phone/connection.ts';
import { PhonePage } from './features/handoff/phone/PhonePage.tsx';
import * as shared from './words/shared.ts';

// The page of the phone: its own entry, so that neither it nor the app carries the other.
addWords('shared', shared);
startWords();
createRoot(document.getElementById('root')!).render(<PhonePage />);
void connect();
