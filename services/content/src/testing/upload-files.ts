/** Example pictures and files, and their upload. */
import type { Subgraph } from '@access/service-kit/testing'
import sharp from 'sharp'

interface PictureOptions {
  width?: number
  height?: number
  background?: string
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
}

/** A picture of one colour. */
export const buildPicture = ({
  width = 800,
  height = 600,
  background = '#2f6f62',
  format = 'jpeg',
}: PictureOptions = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

/** A photo of a phone: rotated, with EXIF orientation and GPS position. */
export const buildPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a33' } })
    .withExif({
      IFD0: { Copyright: 'Ana Diaz' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const buildPdf = (content = '') => Buffer.from(`%PDF-1.7\n% ${content}\ntrailer << >>\n%%EOF\n`)

/** The response to an upload. */
export interface UploadResponse {
  status: number
  body: {
    id: string
    name: string
    kind: string
    url: string
    width: number | null
    height: number | null
    size: number
    reason?: string
    detail?: string
    errors?: Record<string, string>
  }
}

interface UploadOptions {
  name?: string
  bytes?: Buffer
  field?: string
  token?: string | null
}

/** Uploads a file as a browser does. */
export async function upload(
  subgraph: Subgraph,
  { name = 'door.jpg', bytes, field = 'file', token = subgraph.token }: UploadOptions = {},
): Promise<UploadResponse> {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes ?? (await buildPicture()))]), name)
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await subgraph.fetch('/files', { method: 'POST', body, headers })
  return { status: response.status, body: (await response.json()) as UploadResponse['body'] }
}

/** Fetches a URL, as the gateway forwards it. */
export const fetchFile = (subgraph: Subgraph, url: string, init: RequestInit = {}) =>
  subgraph.fetch(url.replace('/api', ''), init)
