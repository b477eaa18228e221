import sharp from 'sharp';

// Width and height as shown, from the image header alone: a page with a text layer is never decoded.
export async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height, orientation = 1 } = await sharp(bytes).metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
