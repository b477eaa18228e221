// The headless shell: a new context needs a fifth of the CPU it needs in the full browser. Extensions need the full one.
export const chromiumShell = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';

// Every browser runs as a user without rights to set up Chromium's own sandbox, and loads nothing but the pages it is given.
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// A headless browser that is driven over its pipes instead of a port.
export const pipedChromiumFlags: readonly string[] = [
  '--headless',
  '--remote-debugging-pipe',
  ...chromiumFlags,
  '--disable-extensions',
  '--disable-dev-shm-usage',
];
