/**
 * Sends a call on to the gateway, and its answer to the client as it comes, straight from one socket to the other:
 * streams in between, and a signal to abort, took as long as all that the shell decides about a call.
 */
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import type { Dispatcher } from 'undici'

/** What takes the body of an answer: the client's response, or who collects it first. */
export type BodySink = { write(chunk: Buffer): boolean; end(): unknown }

type ForwardOptions = {
  /** Who goes away ends the call; and who is slow to read it slows it down. */
  response: ServerResponse
  /** The answer begins: what takes its body. */
  begin(answer: { statusCode: number; headers: IncomingHttpHeaders }): BodySink
  /** It has broken off after that. */
  onBrokenOff(reason: Error): void
}

/** Resolves when the answer begins; rejects when there is none. */
export function forwardCall(
  dispatcher: Dispatcher,
  call: Dispatcher.DispatchOptions,
  { response, begin, onBrokenOff }: ForwardOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sink: BodySink | undefined
    dispatcher.dispatch(call, {
      onRequestStart(controller) {
        const abort = () => controller.abort(clientGone)
        // It may have waited for a connection.
        if (response.destroyed) return abort()
        response.on('drain', () => controller.resume())
        response.once('close', () => {
          if (!response.writableFinished) abort()
        })
      },
      onResponseStart(_controller, statusCode, headers) {
        // 103 and the like.
        if (statusCode < 200) return
        sink = begin({ statusCode, headers })
        resolve()
      },
      onResponseData(controller, chunk) {
        if (!response.destroyed && sink?.write(chunk) === false) controller.pause()
      },
      onResponseEnd() {
        if (!response.destroyed) sink?.end()
      },
      onResponseError(_controller, reason) {
        if (sink) onBrokenOff(reason)
        else reject(reason)
      },
    })
  })
}

/** Always the same one: an error collects its stack. */
const clientGone = new Error('The client has gone')

const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
])

// Only we tell the gateway the client's address: what a client claims about it is dropped.
const internalHeaders = /^(x-client-address|x-gateway-.*|x-forwarded-.*|x-real-ip|forwarded)$/

/** The headers that go on to the gateway, and from there to clients. */
export function filterHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  const forwarded: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(headers)) {
    const isForwarded = !hopByHopHeaders.has(name) && !named.includes(name) && !internalHeaders.test(name)
    if (value !== undefined && isForwarded) forwarded[name] = value
  }
  return forwarded
}
