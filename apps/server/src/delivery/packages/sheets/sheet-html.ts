import { html, type Markup } from './markup.ts';

// A complete HTML page that needs no further requests.
export const sheetHtml = (
  title: string,
  { frozenAt, style }: { frozenAt: string; style: string },
  body: Markup,
): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="dcterms.created" content="${frozenAt}" />
        <title>${title}</title>
      </head>
      <body>
        ${body}
      </body>
    </html>`.text.replace('</head>', () => `<style>${style}</style></head>`);
