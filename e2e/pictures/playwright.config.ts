import { defineConfig } from '@playwright/test';
import base from '../playwright.config.ts';

// npm run pictures: creates the contact sheets with the same browser and product as the tests.
export default defineConfig(base, {
  testDir: import.meta.dirname,
  testMatch: ['pictures.ts', 'guides.ts'],
  timeout: 600_000,
});
