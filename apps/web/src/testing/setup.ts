import '@mantine/core/styles.css';
import '../components/base.css';
import '../app/app.css';
import '../app/applicant/applicant.css';
import '../app/staff/staff.css';
import '../features/shared/applicant-page/applicant-page.css';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { page } from 'vitest/browser';
import { toast } from 'react-hot-toast';
import { afterEach, beforeEach, expect } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { addAddresses } from '../lib/api/address-table.ts';
import { disconnectLive } from '../lib/live/socket.ts';
import { takeFaults } from './fake-server.ts';

addAddresses(addresses);

export const desktop = { width: 1400, height: 900 };

// One page per file: what a test leaves in it is removed before the next one.
beforeEach(async () => {
  await cleanup(); // first: a screen that is still open may store something
  await page.viewport(desktop.width, desktop.height);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  toast.remove();
  disconnectLive();
  expect(takeFaults(), 'calls and replies that break the contract').toEqual([]);
});
