import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

// npm run pictures: the same browser and product as the journeys, but what it makes are the contact sheets.
export default defineConfig(base, { testDir: import.meta.dirname, testMatch: 'pictures.ts', timeout: 180_000 });
