import { codeOf } from '../docs/doc-pages.ts';

// What a runbook tells people to look for: titles of panels stand in italics, log messages in code.
export const panelTitles = (text: string): string[] =>
  [...text.replaceAll(/`[^`]*`/g, '').matchAll(/(?<!\w)_([A-Z][^_\n]+)_(?!\w)/g)].map(([, title = '']) => title);

export const logMessages = (text: string): string[] =>
  codeOf(text).flatMap(({ text: code }) => {
    const message = /^"msg":"([^"]+)"$/.exec(code)?.[1] ?? code;
    const isSentence = /^[a-z]+( [a-z]+){2,}$/.test(message) || message !== code;
    return isSentence && !message.startsWith('npm ') ? [message] : [];
  });
