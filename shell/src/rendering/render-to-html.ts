/** From a page to HTML on the server: at once where it has to wait for nothing, otherwise when it has all that it waits for. */
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

export type RenderedHtml = { html: string; failure: Error | null }

export class RenderTimeout extends Error {}

/** How React marks a part that is not there: it waits for something, or it failed. */
const missingPart = /<!--\$[!?~]-->/

/**
 * The HTML of a page, in one pass and without a stream. Null when a part of it has to wait or fails;
 * what it waits for has been begun by then.
 */
export function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    return missingPart.test(html) ? null : html
  } catch {
    // It fails again, or waits, where failures are told.
    return null
  }
}

/** The HTML of a page when all parts of it are there, or have failed; at the latest after `timeout` milliseconds. */
export function renderWhenReady(page: ReactNode, timeout: number): Promise<RenderedHtml> {
  return new Promise((resolve, reject) => {
    let failure: Error | null = null
    const parts: Buffer[] = []
    const collector = new Writable({
      write(part: Buffer, _encoding, callback) {
        parts.push(part)
        callback()
      },
      final(callback) {
        callback()
        resolve({ html: Buffer.concat(parts).toString(), failure })
      },
    })
    const stream = renderToPipeableStream(page, {
      // React would put parts of larger pages aside, to be moved in place by a script: they must read without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(abortTimer)
        stream.pipe(collector)
      },
      onShellError: reject,
      onError(reason) {
        failure ??= reason instanceof Error ? reason : new Error(String(reason))
      },
    })
    const abortTimer = setTimeout(() => stream.abort(new RenderTimeout('not rendered in time')), timeout)
  })
}
