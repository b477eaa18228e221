const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

// Attributes of an element; false and undefined are left out.
export const attributes = (all: Readonly<Record<string, string | number | boolean | null | undefined>>): string =>
  Object.entries(all)
    .filter(([, value]) => value !== false && value !== undefined && value !== null && value !== '')
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join('');

// JSON inside a script element of another type.
export const jsonScript = (className: string, data: unknown): string =>
  `<script type="application/json" class="${className}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
