import { existsSync } from 'node:fs'
import { startTestServer } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { printPage } from './print-page.ts'

const chromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (file) => file && existsSync(file),
)

/** A website with one page; says what it was asked for. */
async function startWebsite(body: string) {
  const requests: string[] = []
  const url = await startTestServer((request, response) => {
    requests.push(request.url ?? '')
    response.writeHead(request.url === '/constitution' ? 200 : 404, { 'content-type': 'text/html' })
    response.end(`<!doctype html><html lang="en-US"><title>Constitution</title>${body}`)
  })
  return { requests, url }
}

test.skipIf(!chromium)(
  'a page becomes a tagged PDF with an outline, of its own parts alone and without its scripts',
  async () => {
    const otherSite = await startWebsite('')
    const site = await startWebsite(
      `<h1>Constitution</h1><h2>Article I</h2><p>We the members</p><img alt="" src="/seal.png">
       <img alt="" src="${otherSite.url}/tracker.png"><script>fetch('/run')</script>`,
    )
    const pdf = await printPage({ chromium: chromium!, siteUrl: site.url, page: '/constitution' })
    const text = pdf.toString('latin1')
    for (const part of ['%PDF-', '/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/Outlines'])
      expect(text, part).toContain(part)
    expect(site.requests).toContain('/seal.png')
    expect(site.requests).not.toContain('/run')
    expect(otherSite.requests).toEqual([])
  },
  60_000,
)

test.skipIf(!chromium)(
  'a page that is not there is not printed',
  async () => {
    const site = await startWebsite('')
    await expect(
      printPage({ chromium: chromium!, siteUrl: site.url, page: '/constitution/nothing' }),
    ).rejects.toThrow('/constitution/nothing answered 404')
  },
  60_000,
)

test('a browser that does not start is an error that says so', async () => {
  const options = { chromium: '/bin/false', siteUrl: 'http://127.0.0.1:9', page: '/constitution' }
  await expect(printPage(options)).rejects.toThrow('/bin/false')
})
