// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startSite } from './testing/site.ts'

const folder = path.resolve(import.meta.dirname, '../public/documents')
const files = readdirSync(folder)

test('every document is a tagged PDF', () => {
  expect(files).toEqual(expect.arrayContaining(['bylaws.pdf', 'code-of-conduct.pdf', 'constitution-4.1.pdf']))
  for (const file of files) {
    const pdf = readFileSync(path.join(folder, file), 'latin1')
    for (const part of ['%PDF-', '/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/Outlines'])
      expect(pdf, `${file} ${part}`).toContain(part)
  }
})

test('a document is cached by browsers and revalidated each time', async () => {
  const site = await startSite()
  const answer = await site.get('/documents/constitution-4.1.pdf')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
  // Not by fetch: with a condition of the caller's own it also asks for a fresh copy.
  const again = await new Promise<IncomingMessage>((resolve) =>
    get(answer.url, { headers: { 'if-none-match': answer.headers.get('etag')! } }, resolve),
  )
  again.resume()
  expect(again.statusCode).toBe(304)
})

test('the content security policy of our pages does not block a PDF', async () => {
  const site = await startSite()
  const { headers } = await site.get('/documents/bylaws.pdf')
  expect(headers.get('content-security-policy')).toBe("base-uri 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('what the demonstration links to is there, and nothing outside the folder', async () => {
  const seed = path.resolve(import.meta.dirname, '../../services/content/src/seed')
  const linked = ['constitution-versions.json', 'related-documents.json'].flatMap((file) =>
    readFileSync(path.join(seed, file), 'utf8').match(/\/documents\/[\w.-]+/g),
  )
  expect(linked).toHaveLength(3)
  for (const address of linked) expect(existsSync(path.join(folder, path.basename(address!)))).toBe(true)
  const site = await startSite()
  for (const address of ['/documents/nothing.pdf', '/documents/..%2f..%2fpackage.json'])
    expect((await site.get(address)).status).not.toBe(200)
})
