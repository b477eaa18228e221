// Names that a library gives at run time differ at every load or with the order of drawing, and cannot be used to find a control again.
const generated = [
  /:r[0-9a-z]*:|«r[0-9a-z]*»/i, // React
  /^_?r_[0-9a-z]+_?$/i,
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i,
  /^(?:react|radix|headlessui|mui|mantine|downshift|floating-ui|reach|chakra|aria)-.*\d/i,
  /^(?:mat-[a-z-]+|cdk-[a-z-]+|ember|ext-gen|yui|gwt-uid|ui-id|rc_select|el-id|v|a11y)[-_]?\d+([-_]\d+)*([-_](input|label|list))?$/i,
  /^(?:input|select|field)[-_]?\d+$/i,
  /\d{6,}/,
  /^(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{12,}$/i,
];

export function isGeneratedId(id: string): boolean {
  return generated.some((shape) => shape.test(id));
}

// A control's own name is sent to the portal, so digits alone do not make it a changing one.
const generatedNames = generated.slice(0, 3);
export function isGeneratedName(name: string): boolean {
  return generatedNames.some((shape) => shape.test(name));
}
