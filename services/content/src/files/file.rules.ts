/** Which pictures and files the site shows, where they are, and what is said about one that cannot be taken. */

const megabytes = 1024 * 1024

/** The most of everything: in bytes, in pixels of a picture as it was taken, in characters of a name. */
export const limits = {
  picture: 10 * megabytes,
  pdf: 20 * megabytes,
  pixels: 50_000_000,
  name: 100,
} as const

/** The widths a picture is kept in, in pixels; it is never enlarged to one. */
export const widths = [480, 960, 1600] as const
/** A picture that is higher than this is scaled down to it. */
export const tallest = 2400

export const fileKinds = ['picture', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

/** What a box for files lets people choose. */
export const accepted: Record<FileKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  pdf: 'application/pdf',
}

/** A file as its sender knows it: its name, and its size in bytes. */
export interface Offered {
  name: string
  size: number
}

const sizeOf = (bytes: number) => `${Math.ceil((bytes * 10) / megabytes) / 10}MB`
const most = (kind: FileKind) => `${limits[kind] / megabytes}MB`

/** Why a file is refused by what it is, with the sentence for whoever sent it. */
export const refusals = {
  wrongType: ({ name }: Offered) =>
    `${name} is neither a picture nor a PDF that we can show. Save it as JPEG, PNG, WebP or PDF and add it again.`,
  vector: ({ name }: Offered) =>
    `${name} is an SVG drawing, which can carry code. Export it as PNG and add that.`,
  phone: ({ name }: Offered) =>
    `${name} is in the HEIC format, which most browsers cannot show. Save or share it as JPEG and add that.`,
  moving: ({ name }: Offered) =>
    `${name} is a moving picture, which keeps some people from reading. Save one frame of it as JPEG or PNG.`,
  pictureTooBig: ({ name, size }: Offered) =>
    `${name} must be smaller than ${most('picture')}. It is ${sizeOf(size)}. Make it smaller, or save it as JPEG.`,
  pdfTooBig: ({ name, size }: Offered) =>
    `${name} must be smaller than ${most('pdf')}. It is ${sizeOf(size)}. Save it with smaller pictures, or in parts.`,
  tooManyPixels: ({ name }: Offered) =>
    `${name} has more than ${limits.pixels / 1_000_000} million pixels. Make it smaller and add it again.`,
  notAPicture: ({ name }: Offered) => `${name} is a PDF. A picture is needed here: JPEG, PNG or WebP.`,
  notAPdf: ({ name }: Offered) => `${name} is a picture. A PDF is needed here.`,
  unreadable: ({ name }: Offered) =>
    `${name} could not be opened. It may be damaged. Open it on your device, save it again and add that.`,
  empty: ({ name }: Offered) => `${name} is empty. Open it on your device to see what is in it.`,
} as const

export type Reason = keyof typeof refusals

const place = '/api/files'
const dimensions = /-([1-9]\d{0,4})x([1-9]\d{0,4})\.webp$/

/** A picture's address says how large it is, so that a page keeps its room: /api/files/{id}/door-1600x900.webp. */
export const pictureAddress = (id: string, slug: string, { width, height }: Size) =>
  `${place}/${id}/${slug}-${width}x${height}.webp`

export const pdfAddress = (id: string, slug: string) => `${place}/${id}/${slug}.pdf`

/** The beginning of every address of one file. */
export const anyAddressOf = (id: string) => `${place}/${id}/`

export interface Size {
  width: number
  height: number
}

/** The size that the last part of a picture's address tells; null when it tells none. */
export function sizeIn(address: string): Size | null {
  const [, width, height] = dimensions.exec(address) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** The widths in which a picture of this size is kept, narrowest first. */
export const widthsOf = ({ width }: Size): number[] => [...widths.filter((less) => less < width), width]

/** A picture of ours by its address, with the `srcSet` of all its widths; null for everything else. */
export function ourPicture(address: string): (Size & { srcSet: string }) | null {
  const size = address.startsWith(`${place}/`) ? sizeIn(address) : null
  if (!size) return null
  const srcSet = widthsOf(size)
    .map((width) => `${address.replace(dimensions, `-${width}x${heightAt(size, width)}.webp`)} ${width}w`)
    .join(', ')
  return { ...size, srcSet }
}

/** How high a picture is when it is made so wide. */
export const heightAt = ({ width, height }: Size, narrower: number) =>
  Math.max(1, Math.round((height * narrower) / width))
