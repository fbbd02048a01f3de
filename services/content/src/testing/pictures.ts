/** Pictures and files as administrators send them, and the call that sends them. */
import type { Subgraph } from '@access/service-kit/testing'
import sharp from 'sharp'

interface Look {
  width?: number
  height?: number
  background?: string
  format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
}

/** One colour, all over. */
export const aPicture = ({
  width = 800,
  height = 600,
  background = '#2f6f62',
  format = 'jpeg',
}: Look = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer()

/** As a phone takes it: on its side, with a note which way is up, and where it was taken. */
export const aPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#a33' } })
    .withExif({
      IFD0: { Copyright: 'Ana Diaz' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const aPdf = (more = '') => Buffer.from(`%PDF-1.7\n% ${more}\ntrailer << >>\n%%EOF\n`)

/** What is answered to whoever sends a file. */
export interface Answered {
  status: number
  body: {
    id: string
    name: string
    kind: string
    address: string
    width: number | null
    height: number | null
    size: number
    reason?: string
    detail?: string
    errors?: Record<string, string>
  }
}

interface Sending {
  name?: string
  bytes?: Buffer
  field?: string
  token?: string | null
}

/** Sends a file as a browser does. */
export async function upload(
  subgraph: Subgraph,
  { name = 'door.jpg', bytes, field = 'file', token = subgraph.token }: Sending = {},
): Promise<Answered> {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes ?? (await aPicture()))]), name)
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await subgraph.stream('/files', { method: 'POST', body, headers })
  return { status: answer.status, body: (await answer.json()) as Answered['body'] }
}

/** Asks for what is at an address, as the gateway passes it on. */
export const at = (subgraph: Subgraph, address: string, init: RequestInit = {}) =>
  subgraph.stream(address.replace('/api', ''), init)
