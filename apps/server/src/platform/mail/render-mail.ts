import type { Realm } from '../realms/realm.types.ts';
import { primaryShade } from '../realms/brand.ts';
import { html, type Markup } from './markup.ts';

// One section per language, for mails sent before we know which language the recipient prefers.
export interface MailSection {
  readonly lang: 'en' | 'hi';
  readonly heading: string;
  readonly lines: readonly string[];
  readonly code?: string; // shown large, to be typed
  readonly button?: string;
  readonly after: readonly string[];
  readonly support: string;
}

const font = "'Segoe UI', 'Noto Sans', 'Noto Sans Devanagari', Roboto, Helvetica, Arial, sans-serif";

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
    html`<p style="margin:20px 0;font:700 34px/1.2 ${font};letter-spacing:6px;color:#141414">${code}</p>`;
  const paragraph = (words: string): Markup =>
    html`<p style="margin:0 0 12px;font:16px/1.6 ${font};color:#2b2b2b">${words}</p>`;
  const section = (part: MailSection, at: number) =>
    html` <div
      lang="${part.lang}"
      style="${at > 0 ? 'margin-top:28px;padding-top:28px;border-top:1px solid #e4e4e4' : ''}"
    >
      <h1 style="margin:0 0 16px;font:700 22px/1.3 ${font};color:#141414">${part.heading}</h1>
      ${part.lines.map(paragraph)}${part.code ? large(part.code) : ''}${part.button ? button(part.button) : ''}${part.after.map(paragraph)}
      <p style="margin:16px 0 0;font:14px/1.6 ${font};color:#5a5a5a">${part.support} ${contact}</p>
    </div>`;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#f4f4f2">
        <table role="presentation" width="100%" cellspacing="0" cellpadding="0">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table
                role="presentation"
                width="100%"
                cellspacing="0"
                cellpadding="0"
                style="max-width:560px;background:#ffffff;border-radius:12px;overflow:hidden"
              >
                <tr>
                  <td style="padding:18px 32px;background:${color};font:700 18px ${font};color:${ink}">${name}</td>
                </tr>
                <tr>
                  <td style="padding:32px">${parts.map(section)}</td>
                </tr>
                <tr>
                  <td style="padding:18px 32px;background:#fafaf8;font:13px/1.5 ${font};color:#5a5a5a">
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
      '',
      `${part.support} ${contact}`,
    ].join('\n');
  return { html: page.text, text: [name, ...parts.map(plain), support.footer].join('\n\n') + '\n' };
}
