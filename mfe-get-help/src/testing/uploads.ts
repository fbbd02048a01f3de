/** A stand-in for XMLHttpRequest: the test says how each file fares, and when. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** One file on its way. */
export interface Upload {
  file: File
  headers: Record<string, string>
  progress(loaded: number, total: number): void
  /** The server holds it, under that id. */
  arrive(id: string, more?: Record<string, unknown>): void
  refuse(status: number, body?: unknown): void
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
      const answer = (status: number, said: unknown) =>
        settled(() => {
          this.status = status
          this.responseText = said === undefined ? '' : JSON.stringify(said)
          this.onload?.()
        })
      const file = body.get('file') as File
      this.mine = {
        file,
        headers: this.headers,
        cancelled: false,
        progress: (loaded, total) => settled(() => this.upload.onprogress?.({ loaded, total })),
        arrive: (id, more) =>
          answer(201, {
            id,
            name: file.name,
            size: file.size,
            scan: 'unscanned',
            keptUntil: tomorrow(),
            ...more,
          }),
        refuse: answer,
        breakOff: () => settled(() => this.onerror?.()),
      }
      uploads.push(this.mine)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Watched)
  return uploads
}

const settled = (happen: () => void) => void act(happen)

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

export const aPdf = (name: string, size = 2000) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' })
