// The anchor of a heading, as GitHub makes it, so that links work in the repository and in the product.
export const headingSlug = (heading: string): string =>
  heading
    .replaceAll(/[*`]|\]\([^)]*\)|\[/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
