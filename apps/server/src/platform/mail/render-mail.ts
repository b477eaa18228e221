import type { Realm } from '../realms/realm.types.ts';
import { primaryShade } from '../realms/brand.ts';
import { html, Markup } from './markup.ts';

// One section per language, for mails sent before we know which language the recipient prefers.
export interface MailSection {
  readonly lang: 'en' | 'hi';
  readonly heading: string;
  readonly lines: readonly string[];
  readonly code?: string; // shown large, to be typed
  readonly button?: string;
  readonly after: readonly string[];
  readonly foot?: { readonly text: string; readonly label: string; readonly link: string }; // where such mails are switched off
  readonly support: string;
}

const font = "'Segoe UI', 'Noto Sans', 'Noto Sans Devanagari', Roboto, Helvetica, Arial, sans-serif";

// Mail clients that have a dark mode and read style sheets; the others show the colours of the elements.
const darkColours = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #111315 !important; }
  .card { background: #1c1f22 !important; }
  .foot { background: #17191c !important; }
  .ink { color: #f2f2f0 !important; }
  .text { color: #d6d6d2 !important; }
  .dim { color: #a8a8a4 !important; }
  .rule { border-color: #34383c !important; }
}`;

// Puts the realm's name, colour and support contact around the text. Tables and inline styles, because mail clients support little else.
export function renderMail(realm: Realm, subject: string, link: string, parts: readonly MailSection[]) {
  const { realmDisplayName: name, support } = realm.configuration;
  const { index, text: ink } = primaryShade(realm.shades);
  const color = realm.shades[index]!;
  const contact = [support.phone, support.email, support.hours].filter(Boolean).join(' · ');
  const button = (words: string) =>
    html` <table role="presentation" cellspacing="0" cellpadding="0" style="margin:24px 0">
      <tr>
        <td style="border-radius:8px;background:${color}">
          <a
            href="${link}"
            style="display:inline-block;padding:14px 28px;font:600 16px ${font};color:${ink};text-decoration:none"
            >${words}</a
          >
        </td>
      </tr>
    </table>`;
  const large = (code: string) =>
    html`<p class="ink" style="margin:20px 0;font:700 34px/1.2 ${font};letter-spacing:6px;color:#141414">${code}</p>`;
  const paragraph = (words: string): Markup =>
    html`<p class="text" style="margin:0 0 12px;font:16px/1.6 ${font};color:#2b2b2b">${words}</p>`;
  const settings = ({ text, label, link: to }: NonNullable<MailSection['foot']>) =>
    html`<p class="dim" style="margin:16px 0 0;font:14px/1.6 ${font};color:#5a5a5a">
      ${text} <a class="ink" href="${to}" style="color:#141414">${label}</a>
    </p>`;
  const section = (part: MailSection, at: number) =>
    html` <div
      class="rule"
      lang="${part.lang}"
      style="${at > 0 ? 'margin-top:28px;padding-top:28px;border-top:1px solid #e4e4e4' : ''}"
    >
      <h1 class="ink" style="margin:0 0 16px;font:700 22px/1.3 ${font};color:#141414">${part.heading}</h1>
      ${part.lines.map(paragraph)}${part.code ? large(part.code) : ''}${part.button ? button(part.button) : ''}${part.after.map(paragraph)}
      ${part.foot ? settings(part.foot) : ''}
      <p class="dim" style="margin:16px 0 0;font:14px/1.6 ${font};color:#5a5a5a">${part.support} ${contact}</p>
    </div>`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${new Markup(darkColours)}
        </style>
      </head>
      <body class="page" style="margin:0;padding:0;background:#f4f4f2">
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                class="card"
                style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden"
              >
                <tr>
                  <td style="padding:18px 32px;background:${color};font:700 18px ${font};color:${ink}">${name}</td>
                </tr>
                <tr>
                  <td style="padding:32px">${parts.map(section)}</td>
                </tr>
                <tr>
                  <td class="foot dim" style="padding:18px 32px;background:#fafaf8;font:13px/1.5 ${font};color:#5a5a5a">
                    ${support.footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  const plain = (part: MailSection) =>
    [
      part.heading,
      '',
      ...part.lines,
      '',
      ...(part.code ? [part.code, ''] : []),
      ...(part.button ? [`${part.button}: ${link}`, ''] : []),
      ...part.after,
      ...(part.foot ? [`${part.foot.text} ${part.foot.link}`] : []),
      '',
      `${part.support} ${contact}`,
    ].join('\n');
  return { html: page.text, text: [name, ...parts.map(plain), support.footer].join('\n\n') + '\n' };
}
