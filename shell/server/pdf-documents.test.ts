import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage, type RequestListener } from 'node:http'
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

/** A site whose gateway answers like this when it is asked for a document. */
const startSiteWith = (answer: RequestListener) =>
  startSite({
    gateway: (request, response) =>
      request.url?.startsWith('/api/printed-documents/')
        ? void answer(request, response)
        : void response.end('{}'),
  })

/** The texts are those of the demonstration. */
const startDemo = () => startSiteWith((_request, response) => void response.writeHead(204).end())

test('a document is cached by browsers and revalidated each time', async () => {
  const site = await startDemo()
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
  const site = await startDemo()
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
  const site = await startDemo()
  for (const address of ['/documents/nothing.pdf', '/documents/..%2f..%2fpackage.json'])
    expect((await site.get(address)).status).not.toBe(200)
})

test('what was printed since is sent in place of the file of the demonstration, and revalidated as well', async () => {
  const site = await startSiteWith((request, response) => {
    if (request.headers['if-none-match'] === '"new"')
      return void response.writeHead(304, { etag: '"new"' }).end()
    response.writeHead(200, { 'content-type': 'application/pdf', etag: '"new"' }).end('%PDF-1.7 new')
  })
  const answer = await site.get('/documents/bylaws.pdf')
  expect(await answer.text()).toBe('%PDF-1.7 new')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
  expect(answer.headers.get('content-security-policy')).toBe("base-uri 'none'; frame-ancestors 'none'")
  const again = await new Promise<IncomingMessage>((resolve) =>
    get(answer.url, { headers: { 'if-none-match': '"new"' } }, resolve),
  )
  again.resume()
  expect(again.statusCode).toBe(304)
})

test('where there is no document, the answer leads to the page with its text', async () => {
  const site = await startSiteWith((_request, response) => void response.writeHead(404).end('{}'))
  const answer = await site.get('/documents/bylaws.pdf')
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('<a href="/constitution/bylaws">Read the text on its page</a>')
  const version = await site.get('/documents/constitution-4.1.pdf')
  expect(await version.text()).toContain('<a href="/constitution">Read the constitution on its page</a>')
})

test("while nobody says whose texts they are, the demonstration's file is not sent", async () => {
  const site = await startSiteWith((_request, response) => void response.writeHead(503).end('{}'))
  const answer = await site.get('/documents/bylaws.pdf')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})
