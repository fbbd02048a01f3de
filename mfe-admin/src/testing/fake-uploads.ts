/** A fake XMLHttpRequest: the test decides how and when each upload ends. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** One pending upload. */
export type Upload = {
  file: File
  headers: Record<string, string>
  progress(loaded: number, total: number): void
  /** The server responds with that URL. */
  succeed(url: string, kind?: 'picture' | 'pdf'): void
  fail(status: number, detail?: string): void
  /** The connection is lost. */
  failConnection(): void
  cancelled: boolean
}

/** All uploads from now on, in order. */
export function watchUploads(): Upload[] {
  const uploads: Upload[] = []
  class FakeXmlHttpRequest {
    status = 0
    responseText = ''
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    headers: Record<string, string> = {}
    current: Upload | undefined
    open() {}
    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value
    }
    abort() {
      if (this.current) this.current.cancelled = true
      this.onabort?.()
    }
    send(body: FormData) {
      const respond = (status: number, responseBody: object) =>
        settle(() => {
          this.status = status
          this.responseText = JSON.stringify(responseBody)
          this.onload?.()
        })
      this.current = {
        file: body.get('file') as File,
        headers: this.headers,
        cancelled: false,
        progress: (loaded, total) => settle(() => this.upload.onprogress?.({ loaded, total })),
        succeed: (url, kind = 'picture') => respond(201, { id: '1', url, kind }),
        fail: (status, detail) => respond(status, { status, detail }),
        failConnection: () => settle(() => this.onerror?.()),
      }
      uploads.push(this.current)
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeXmlHttpRequest)
  return uploads
}

const settle = (action: () => void) => void act(action)

export const buildPicture = (name = 'door.jpg', size = 2000) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' })
