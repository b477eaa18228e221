import { family, type HostileFile } from './hostile-file.ts';

export const interpreters = (): HostileFile[] =>
  family('other interpreters', [
    [
      'drawing commands that run',
      'a.jpg',
      'push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://evil.test/"|ls "-la)\'\npop graphic-context',
    ],
    [
      'drawing commands that read',
      'a.png',
      "push graphic-context\nimage over 0,0 0,0 'label:@/etc/passwd'\npop graphic-context",
    ],
    [
      'script of a picture program',
      'a.jpg',
      '<?xml version="1.0"?><image><read filename="/etc/passwd"/><write filename="/tmp/x"/></image>',
    ],
    ['picture by an address', 'a.png', 'ephemeral:/etc/passwd'],
    [
      'bitmap written as a program',
      'a.jpg',
      '#define x_width 16\n#define x_height 16\nstatic char x_bits[] = { 0x00 };',
    ],
    ['PostScript', 'a.jpg', '%!PS-Adobe-3.0\n(/etc/passwd) (r) file 1024 string readstring pop print'],
    [
      'PostScript called a PDF',
      'a.pdf',
      '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n(%pipe%id) (w) file closefile',
    ],
    [
      'PostScript with a PDF’s mark further on',
      'a.pdf',
      '%!PS\n%PDF-1.4\nuserdict /setpagedevice undef (%pipe%id) (w) file',
    ],
    ['PostScript in a frame of its own', 'a.pdf', '\xc5\xd0\xd3\xc6\x1e\0\0\0%!PS-Adobe-3.0 (%pipe%id) (w) file'],
    ['PostScript behind a PDF’s first line', 'a.pdf', '%PDF-1.4\n%!PS-Adobe-3.0\nsystemdict /run get exec\n'],
  ]);
