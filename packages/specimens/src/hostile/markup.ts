import { family, type HostileFile } from './hostile-file.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`;

export const markup = (): HostileFile[] =>
  family('markup as picture', [
    ['SVG with script', 'photo.jpg', svg('<script>alert(1)</script>')],
    ['SVG with handler', 'photo.png', svg('<rect onload="alert(1)"/>')],
    ['SVG that loads a file', 'photo.jpeg', svg('<image href="file:///etc/passwd"/>')],
    ['SVG with a foreign object', 'photo.webp', svg('<foreignObject><iframe src="//evil.test"/></foreignObject>')],
    ['SVG with an entity', 'photo.jpg', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`],
    ['page', 'photo.jpg', '<!doctype html><script>alert(1)</script>'],
    ['page with a mark before it', 'photo.png', '\xef\xbb\xbf<html><body onload=alert(1)>'],
    ['XML with a style sheet', 'photo.jpg', '<?xml version="1.0"?><?xml-stylesheet href="//evil.test/x.xsl"?><a/>'],
    ['SVG by its own name', 'logo.svg', svg('<script>alert(2)</script>')],
    ['page that begins like a GIF', 'photo.jpg', 'GIF89a/*<html><script>*/=1;alert(1)</script>'],
  ]);
