// Sends a value as JSON, whole.
import type { ServerResponse } from 'node:http'

interface Answer {
  status: number
  cacheControl: string
  value: unknown
}

export function sendJson(response: ServerResponse, { status, cacheControl, value }: Answer): void {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': cacheControl,
  })
  response.end(body)
}
