/**
 * Makes the PDFs that the product brings along, from the pages that show their texts: `node infra/build/documents.ts`.
 * They are tagged and have an outline. Run it after changing one of the texts, look at the files, and commit them.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../run/chromium.ts'
import { startProduct } from '../run/product.ts'
import { inRoot } from './places.ts'

const folder = inRoot('shell/public/documents')

/** An earlier version keeps its file: nobody has its text any more but the file itself. */
const documents = [
  { page: '/constitution', file: (version: string) => `constitution-${version}.pdf` },
  { page: '/constitution/bylaws', file: () => 'bylaws.pdf' },
  { page: '/constitution/code-of-conduct', file: () => 'code-of-conduct.pdf' },
]

const footer = `<div style="width: 100%; padding: 0 20mm; font: 8pt sans-serif; display: flex; justify-content: space-between">
<span class="title"></span><span>Page <span class="pageNumber"></span> of <span class="totalPages"></span></span></div>`

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH')

mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] })
try {
  const page = await browser.newPage({ baseURL: product.url, colorScheme: 'light' })
  const version = await versionInForce(product.url)
  for (const { page: address, file } of documents) {
    await print(page, address, `${folder}/${file(version)}`)
    process.stdout.write(`made shell/public/documents/${file(version)}\n`)
  }
} finally {
  await browser.close()
  await product.stop()
}

async function print(page: Page, address: string, file: string) {
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${address} answered ${answer?.status()}`)
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.pdf({
    path: file,
    format: 'Letter',
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer,
    margin: { top: '20mm', right: '20mm', bottom: '22mm', left: '20mm' },
  })
}

async function versionInForce(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/constitution/current`)
  const { versionNumber } = (await answer.json()) as { versionNumber: string }
  return versionNumber
}
