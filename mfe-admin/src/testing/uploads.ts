/** A stand-in for XMLHttpRequest: the test says how each file fares, and when. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** One file on its way. */
export type Upload = {
  file: File
  headers: Record<string, string>
  progress(loaded: number, total: number): void
  /** The site has it, at that address. */
  arrive(address: string, kind?: 'picture' | 'pdf'): void
  refuse(status: number, detail?: string): void
  /** The connection breaks. */
  breakOff(): void
  cancelled: boolean
}

/** Everything that is sent from now on, in order. */
export function watchUploads(): Upload[] {
  const uploads: Upload[] = []
  class Watched {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    headers: Record<string, string> = {}
    mine: Upload | undefined
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value
    }
    abort() {
      if (this.mine) this.mine.cancelled = true
      this.onabort?.()
    }
    send(body: FormData) {
      const answer = (status: number, said: object) =>
        settled(() => {
          this.status = status
          this.responseText = JSON.stringify(said)
          this.onload?.()
        })
      this.mine = {
        file: body.get('file') as File,
        headers: this.headers,
        cancelled: false,
        progress: (loaded, total) => settled(() => this.upload.onprogress?.({ loaded, total })),
        arrive: (address, kind = 'picture') => answer(201, { id: '1', address, kind }),
        refuse: (status, detail) => answer(status, { status, detail }),
        breakOff: () => settled(() => this.onerror?.()),
      }
      uploads.push(this.mine)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Watched)
  return uploads
}

const settled = (happen: () => void) => void act(happen)

export const aPicture = (name = 'door.jpg', size = 2000) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' })
