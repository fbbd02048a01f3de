import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { buildPdfWith, buildStream } from '../../../testing/documents.ts'
import { listPdfStreams } from './pdf-streams.ts'

const megabyte = 1024 ** 2

async function listStreams(...objects: Buffer[]) {
  const bytes = buildPdfWith({ objects })
  const streams = []
  for await (const stream of listPdfStreams(bytes, bytes.toString('latin1'))) streams.push(stream)
  return streams
}

test('of a stream only the beginning is unpacked, however little it was packed to', async () => {
  const [stream] = await listStreams(buildStream(Buffer.alloc(megabyte)))
  expect(stream?.head).toHaveLength(8 * 1024)
})

test('streams of objects are unpacked to 64 megabytes, all together', async () => {
  const objects = buildStream(Buffer.alloc(30 * megabyte, '1 '))
  const lengths = (await listStreams(objects, objects, objects, objects)).map(
    (one) => one.objects?.length ?? 0,
  )
  expect(lengths).toEqual([30 * megabyte, 30 * megabyte, 4 * megabyte, 0])
})

test('what is broken is unpacked as far as it goes', async () => {
  const packed = deflateSync('1 0 << /S /JavaScript >>'.repeat(1000))
  const [stream] = await listStreams(buildStream(packed.subarray(0, packed.length - 20), '', false))
  expect(stream?.objects?.toString()).toContain('/JavaScript')
})
