/** The accepted pictures and files, their URLs, and the error messages for others. */
import { isolate } from '@access/service-kit/text/isolate.rules'

const megabytes = 1024 * 1024

/** Limits: bytes, pixels of an uploaded picture, characters of a name. */
export const limits = {
  picture: 10 * megabytes,
  pdf: 20 * megabytes,
  pixels: 50_000_000,
  name: 100,
} as const

/** The widths in which a picture is stored, in pixels; it is never enlarged. */
export const widths = [480, 960, 1600] as const
/** A higher picture is scaled down to this height. */
export const maxHeight = 2400

export const fileKinds = ['picture', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

/** The `accept` attribute of file inputs. */
export const acceptedMediaTypes: Record<FileKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  pdf: 'application/pdf',
}

/** The name of a file, and its size in bytes. */
export interface FileDescription {
  name: string
  size: number
}

const formatSize = (bytes: number) => `${Math.ceil((bytes * 10) / megabytes) / 10}MB`
const formatLimit = (kind: FileKind) => `${limits[kind] / megabytes}MB`

/** Why a file is rejected, with the error message. */
export const errorMessages = {
  wrongType: ({ name }: FileDescription) =>
    `${isolate(name)} is neither a picture nor a PDF that we can show. Save it as JPEG, PNG, WebP or PDF and add it again.`,
  svg: ({ name }: FileDescription) =>
    `${isolate(name)} is an SVG drawing, which can carry code. Export it as PNG and add that.`,
  heic: ({ name }: FileDescription) =>
    `${isolate(name)} is in the HEIC format, which most browsers cannot show. Save or share it as JPEG and add that.`,
  animated: ({ name }: FileDescription) =>
    `${isolate(name)} is a moving picture, which keeps some people from reading. Save one frame of it as JPEG or PNG.`,
  pictureTooBig: ({ name, size }: FileDescription) =>
    `${isolate(name)} must be smaller than ${formatLimit('picture')}. It is ${formatSize(size)}. Make it smaller, or save it as JPEG.`,
  pdfTooBig: ({ name, size }: FileDescription) =>
    `${isolate(name)} must be smaller than ${formatLimit('pdf')}. It is ${formatSize(size)}. Save it with smaller pictures, or in parts.`,
  tooManyPixels: ({ name }: FileDescription) =>
    `${isolate(name)} has more than ${limits.pixels / 1_000_000} million pixels. Make it smaller and add it again.`,
  notAPicture: ({ name }: FileDescription) =>
    `${isolate(name)} is a PDF. A picture is needed here: JPEG, PNG or WebP.`,
  notAPdf: ({ name }: FileDescription) => `${isolate(name)} is a picture. A PDF is needed here.`,
  unreadable: ({ name }: FileDescription) =>
    `${isolate(name)} could not be opened. It may be damaged. Open it on your device, save it again and add that.`,
  empty: ({ name }: FileDescription) =>
    `${isolate(name)} is empty. Open it on your device to see what is in it.`,
} as const

export type FileErrorReason = keyof typeof errorMessages

const filesPath = '/api/files'
// A focal point may stand behind it, which is of the address that is shown and of no width.
const dimensionsPattern = /-([1-9]\d{0,4})x([1-9]\d{0,4})\.webp(#.*)?$/

/** The URL of a picture contains its size, so that a page can reserve the space: /api/files/{id}/door-1600x900.webp. */
export const formatPictureUrl = (id: string, slug: string, { width, height }: Size) =>
  `${filesPath}/${id}/${slug}-${width}x${height}.webp`

export const formatPdfUrl = (id: string, slug: string) => `${filesPath}/${id}/${slug}.pdf`

/** The prefix of all URLs of a file. */
export const getFileUrlPrefix = (id: string) => `${filesPath}/${id}/`

export interface Size {
  width: number
  height: number
}

/** The size in the URL of a picture; null when there is none. */
export function parseSize(address: string): Size | null {
  const [, width, height] = dimensionsPattern.exec(address) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : null
}

/** The widths in which a picture of this size is stored, narrowest first. */
export const getWidths = ({ width }: Size): number[] => [
  ...widths.filter((candidate) => candidate < width),
  width,
]

/** The size of an uploaded picture by its URL, with the `srcSet` of all widths; null for any other URL. */
export function parsePictureUrl(address: string): (Size & { srcSet: string }) | null {
  const size = address.startsWith(`${filesPath}/`) ? parseSize(address) : null
  if (!size) return null
  const srcSet = getWidths(size)
    .map(
      (width) =>
        `${address.replace(dimensionsPattern, `-${width}x${computeHeight(size, width)}.webp`)} ${width}w`,
    )
    .join(', ')
  return { ...size, srcSet }
}

/** The height of a picture scaled to a width. */
export const computeHeight = ({ width, height }: Size, targetWidth: number) =>
  Math.max(1, Math.round((height * targetWidth) / width))
