// A list that is too long to be held as a whole: sent part by part, as fast as the client reads it.
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createFairPool } from '@access/service-kit/transport'
import type { Response } from 'express'
import { createContext } from '../context/request-context.ts'
import { Problem } from '../problems/problems.ts'

interface Item {
  id: string
}

/** So many items that follow the one with this id; the first ones without it. */
export type ReadPart = (after: string | null, length: number) => Promise<Item[]>

/** Thrown instead of reading a list that is sent in parts; to all who share the reading of it, each reads on alone. */
export class LongList extends Error {
  readonly listParts: () => AsyncIterable<Item[]>

  constructor(listParts: () => AsyncIterable<Item[]>) {
    super('The list is too long to be read at once')
    this.listParts = listParts
  }
}

/** A part that has fewer items is the last one. The first is short, since the client waits for it. */
const partLengths = { first: 25, other: 100 }

/** Up to this length a list is put together, and cached with its ETag: four megabytes of judgments. */
const maxWholeLength = 4_000

/** How many lists are sent at once, and how many of them to one client: each asks a service again and again. */
const maxStreams = { inAll: 32, perSender: 2 }

/** Reads the whole list; throws `LongList` when it is longer than a list that is held as a whole. */
export async function readWholeList(readPart: ReadPart, readLength: () => Promise<number>): Promise<Item[]> {
  const first = await readPart(null, partLengths.first)
  if (first.length < partLengths.first) return first
  const listParts = () => readParts(first, readPart)
  if ((await readLength()) > maxWholeLength) throw new LongList(listParts)
  const items: Item[] = []
  for await (const part of listParts()) items.push(...part)
  return items
}

async function* readParts(first: Item[], readPart: ReadPart): AsyncGenerator<Item[]> {
  let part = first
  let length = partLengths.first
  while (part.length > 0) {
    yield part
    if (part.length < length) return
    length = partLengths.other
    part = await readPart(part.at(-1)!.id, length)
  }
}

/** Sends long lists, a few at a time. */
export function createPartSender() {
  const streams = createFairPool(maxStreams)

  /** Rejects when the list breaks off: the connection is closed, so that nobody takes what came for the whole. */
  return async function sendParts(response: Response, { listParts }: LongList): Promise<void> {
    const reservation = streams.reserve(createContext(response.req).clientIp)
    if (!reservation.isReserved)
      throw new Problem('busy', {
        retryAfter: 10,
        detail: 'Others read this list just now. Try again shortly.',
      })
    try {
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
      })
      if (response.req.method === 'HEAD') return void response.end()
      await pipeline(Readable.from(formatParts(listParts())), response)
    } finally {
      reservation.release()
    }
  }
}

/** The JSON of the list, as if it were made at once. */
async function* formatParts(parts: AsyncIterable<Item[]>): AsyncGenerator<string> {
  let separator = '['
  for await (const items of parts) {
    yield `${separator}${JSON.stringify(items).slice(1, -1)}`
    separator = ','
  }
  yield ']'
}
