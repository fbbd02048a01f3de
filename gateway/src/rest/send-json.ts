// How answers are sent: whole, but for a list of any length, which is read in parts, and beyond some megabytes sent as
// they come, as fast as the client reads.
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'

interface Item {
  id: string
}

/** Items that follow the one with this id, the first ones without it; fewer than `limit` are the last. */
export type ReadPart = (
  after: string | null,
  limit: number,
) => Promise<{ items: Item[]; cacheControl: string }>

const partLength = 100

/** A longer list is never in memory as a whole: four megabytes of judgments. */
const maxWholeLength = 4_000

/** Rejects when the list breaks off: the connection is closed, so that nobody takes what came for the whole. */
export async function sendList(response: Response, readPart: ReadPart): Promise<void> {
  const { items, cacheControl } = await readPart(null, partLength)
  let length = items.length
  while (length === partLength && items.length < maxWholeLength) {
    const part = await readPart(items.at(-1)!.id, partLength)
    items.push(...part.items)
    length = part.items.length
  }
  if (length < partLength) return sendJson(response, { status: 200, cacheControl, value: items })
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  if (response.req.method === 'HEAD') return void response.end()
  await pipeline(Readable.from(formatParts(items, readPart)), response)
}

/** The JSON of the list, as if it were made at once. */
async function* formatParts(first: Item[], readPart: ReadPart): AsyncGenerator<string> {
  yield JSON.stringify(first).slice(0, -1)
  let { id } = first.at(-1)!
  for (let length = partLength; length === partLength; ) {
    const { items } = await readPart(id, partLength)
    if (items.length > 0) yield `,${JSON.stringify(items).slice(1, -1)}`
    id = items.at(-1)?.id ?? id
    length = items.length
  }
  yield ']'
}

interface Answer {
  status: number
  cacheControl: string
  value: unknown
}

/** Sends a value as JSON, whole. */
export function sendJson(response: ServerResponse, { status, cacheControl, value }: Answer): void {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': cacheControl,
  })
  response.end(body)
}
