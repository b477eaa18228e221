// The shell without windows: a new context costs a fifth of the CPU it costs in the whole browser. Extensions need the whole one.
export const chromiumShell = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
