/** What is drawn on a canvas as JPEG; null where the browser cannot. */
export async function encodeJpeg(
  canvas: HTMLCanvasElement,
  quality: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  return blob && new Uint8Array(await blob.arrayBuffer())
}
