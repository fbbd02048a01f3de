/**
 * Prints the PDFs that are part of the product, those of the demonstration's texts, from their pages:
 * `node infra/documents/print-pdfs.ts`. Those of other texts are printed by the content service. They are tagged and have an outline. Run it after changing one of the texts, look at the files, and commit them.
 */
import { mkdirSync } from 'node:fs'
import { chromium, type Page } from 'playwright'
import { resolveFromRoot } from '../build/paths.ts'
import { findChromium } from '../run/chromium.ts'
import { startProduct } from '../run/testing/product.ts'

const folder = resolveFromRoot('shell/public/documents')

/** Earlier versions keep their files, since their text is nowhere else. */
const pdfDocuments = [
  { page: '/constitution', file: (version: string) => `constitution-${version}.pdf` },
  { page: '/constitution/bylaws', file: () => 'bylaws.pdf' },
  { page: '/constitution/code-of-conduct', file: () => 'code-of-conduct.pdf' },
]

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium found: install one, or set CHROMIUM_PATH')

mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] })
try {
  const page = await browser.newPage({ baseURL: product.url, colorScheme: 'light' })
  const version = await fetchCurrentVersion(product.url)
  for (const { page: address, file } of pdfDocuments) {
    await printPdf(page, address, `${folder}/${file(version)}`)
    process.stdout.write(`made shell/public/documents/${file(version)}\n`)
  }
} finally {
  await browser.close()
  await product.stop()
}

async function printPdf(page: Page, address: string, file: string) {
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  if (!response?.ok()) throw new Error(`${address} answered ${response?.status()}`)
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.pdf({
    path: file,
    format: 'Letter',
    tagged: true,
    outline: true,
    // Margins, line numbers and the running foot are the page's own.
    preferCSSPageSize: true,
  })
}

async function fetchCurrentVersion(url: string): Promise<string> {
  const response = await fetch(`${url}/api/constitution/current`)
  const { versionNumber } = (await response.json()) as { versionNumber: string }
  return versionNumber
}
