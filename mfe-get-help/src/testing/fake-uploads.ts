/** A fake XMLHttpRequest: the test decides how and when each upload ends. */
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** One pending upload. */
export interface Upload {
  file: File
  /** The file, or the pictures that become one document. */
  parts: File[]
  headers: Record<string, string>
  progress(loaded: number, total: number): void
  /** The server responds with that id. */
  succeed(id: string, overrides?: Record<string, unknown>): void
  fail(status: number, body?: unknown): void
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
      const respond = (status: number, responseBody: unknown) =>
        settle(() => {
          this.status = status
          this.responseText = responseBody === undefined ? '' : JSON.stringify(responseBody)
          this.onload?.()
        })
      const parts = body.getAll('file') as File[]
      const [file] = parts as [File]
      this.current = {
        file,
        parts,
        headers: this.headers,
        cancelled: false,
        progress: (loaded, total) => settle(() => this.upload.onprogress?.({ loaded, total })),
        succeed: (id, overrides) =>
          respond(201, {
            id,
            name: file.name,
            size: parts.reduce((sum, { size }) => sum + size, 0),
            scan: 'unscanned',
            retainedUntil: tomorrow(),
            ...overrides,
          }),
        fail: respond,
        failConnection: () => settle(() => this.onerror?.()),
      }
      uploads.push(this.current)
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeXmlHttpRequest)
  return uploads
}

const settle = (action: () => void) => void act(action)

const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString()

export const buildPdf = (name: string, size = 2000) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' })
