import { primaryShade } from '../../platform/realms/brand.ts';

// One style for screen and print. The realm's colour was validated when it was saved.
export function shareStyle(shades: readonly string[], fonts: string): string {
  const { index, text } = primaryShade(shades);
  return `${fonts}:root{--brand:${shades[index]!};--on:${text};color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#f8f7f4;color:#16181d;font:16px/1.55 'Inter Variable','Noto Sans Devanagari Variable',system-ui,sans-serif}
header,main,footer{max-width:720px;margin:0 auto;padding:0 16px}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px}
header img{display:block;height:32px;max-width:200px}
.brand{display:flex;align-items:center;gap:10px;font-weight:650;font-size:18px}
a{color:inherit;text-underline-offset:3px}
header a{display:inline-flex;align-items:center;min-height:44px;font-size:15px}
h1{margin:20px 0 4px;font-size:28px;line-height:1.25}
h2{margin:32px 0 12px;font-size:19px}
h3{margin:0 0 4px;font-size:16.5px}
p{margin:0}
.quiet,small{color:#5d5951;font-size:14.5px}
.purpose{color:#4a4740;font-weight:570}
.lead{margin-top:6px;color:#4a4740}
section.card{background:#fff;border:1px solid #e9e6e0;border-radius:14px;padding:16px 20px 6px;margin-bottom:10px}
ul{list-style:none;margin:10px 0 0;padding:0}
li{border-top:1px solid #e9e6e0}
label{display:flex;gap:12px;padding:12px 0;min-height:44px;cursor:pointer}
input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--brand)}
label span{display:block}
label b{display:block;font-weight:600}
.only{display:block;color:#4a4740;font-size:14.5px}
.source{margin-top:32px;padding-top:16px;border-top:1px solid #dcd8d0;font-size:14.5px;color:#4a4740}
.source h2{margin:0 0 4px;font-size:16px}
.source a{display:inline-block;padding:8px 0;overflow-wrap:anywhere}
.source li{border:0;padding:2px 0;overflow-wrap:anywhere}
.source li a{display:inline;padding:0}
summary{cursor:pointer;padding:8px 0}
.start{display:inline-flex;align-items:center;min-height:48px;margin:24px 0 8px;padding:0 22px;border-radius:10px}
.start{background:var(--brand);color:var(--on);font-weight:600;text-decoration:none}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
footer{margin-top:24px;padding:20px 16px 32px;font-size:14px;color:#5d5951}
footer a{display:inline-block;padding:10px 0}
.choices{display:flex;flex-wrap:wrap;gap:8px;margin:18px 0 14px}
.choices a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid #dcd8d0;border-radius:22px}
.choices a{background:#fff;font-size:15px;text-decoration:none}
.choices [aria-current]{border-color:var(--brand);box-shadow:inset 0 0 0 1px var(--brand);font-weight:600}
svg{fill:none;stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round;vertical-align:-4px}
.grade{margin-bottom:2px}
.grade+.quiet{margin-bottom:12px}
.grade-blocking svg{color:#b42318}
.grade-warning svg{color:#7a4a00}
.grade-note svg{color:#0b7285}
section.rule{padding-bottom:14px}
.rule p+p{margin-top:6px}
.from{font-size:14.5px;color:#5d5951;overflow-wrap:anywhere}
.from a{padding:4px 0}
.missing{padding-top:12vh;padding-bottom:12vh}
@media print{
body{background:#fff;font-size:10.5pt}
header a,.start,details,.no-print{display:none}
section.card{border:0;border-radius:0;padding:4pt 0;break-inside:avoid}
label{padding:4pt 0;min-height:0}
input{width:11pt;height:11pt}
h1{font-size:18pt}
h2{break-after:avoid}
a{text-decoration:none}
}`;
}
