import { html, Markup } from '../../platform/mail/markup.ts';

const paths: Readonly<Record<string, string>> = {
  good: '<circle cx="12" cy="12" r="9"/><path d="m8 12.5 2.7 2.7L16 9.8"/>',
  bad: '<circle cx="12" cy="12" r="9"/><path d="m9 9 6 6m0-6-6 6"/>',
  doubt: '<path d="M12 3.5 2.8 19.5h18.4z"/><path d="M12 10v4m0 2.8v.1"/>',
  gone: '<circle cx="12" cy="12" r="9" stroke-dasharray="3.2 3.2"/><path d="M8.5 12h7"/>',
  more: '<circle cx="12" cy="12" r="9"/><path d="M8.5 12h7M12 8.5v7"/>',
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  file: '<path d="M14 3v5h5M6 3h8l5 5v11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4z"/>',
};

// Also used by the page's script.
export const verifyIcons: Markup = html`<svg class="icons" aria-hidden="true">
  ${Object.entries(paths).map(([name, path]) => html`<symbol id="icon-${name}" viewBox="0 0 24 24">${new Markup(path)}</symbol>`)}
</svg>`;

export const verifyIcon = (name: string): Markup =>
  html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"></use></svg>`;
