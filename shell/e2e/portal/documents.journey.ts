import { expect, inject, test } from 'vitest'
import { signIn } from '../accounts.ts'
import { createRequest } from '../applicant.ts'
import { openPage, readDownload } from '../browser.ts'
import { openRequestText, openSection } from '../portal.ts'

/** A court form of two pages that adds up by a script; every reader mends the table that it lacks. */
const form = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
4 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >> endobj
xref
0 1
0000000000 65535 f 
trailer << /Size 5 /Root 1 0 R >>
startxref
9
%%EOF
`

async function uploadForm(): Promise<string> {
  const body = new FormData()
  body.set('file', new File([form], 'Answer.pdf'))
  const headers = { 'x-requested-with': 'fetch' }
  const response = await fetch(new URL('/api/documents', inject('product').url), {
    method: 'POST',
    headers,
    body,
  })
  const receipt = (await response.json()) as { id: string; activeContent: boolean }
  expect(receipt.activeContent).toBe(true)
  return receipt.id
}

test('a form with a script is read as pictures, by keys on a phone, and downloaded after a question', async () => {
  const { id } = await createRequest({ name: 'Perpetua Stonecrop', documents: [await uploadForm()] })
  const { page } = await openPage({ viewport: { width: 360, height: 740 } })
  await signIn(page, `/admin/legal-aid/${id}`)
  await openRequestText(page)
  await openSection(page, 'Documents')
  const documents = page.getByRole('region', { name: 'Documents' })
  await documents.getByText('Not scanned: no virus scanner is set up').waitFor()
  await documents.getByText('Active content', { exact: true }).waitFor()
  expect(await documents.getByRole('button', { name: /Download/ }).count()).toBe(0)

  await documents.getByRole('button', { name: 'Look at it: Answer.pdf' }).press('Enter')
  const pages = page.getByRole('region', { name: 'Answer.pdf', exact: true })
  const first = pages.getByRole('img', { name: 'Page 1 of 2' })
  await first.waitFor()
  expect(await first.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1275)
  await pages.getByRole('region', { name: 'Pages of Answer.pdf' }).press('ArrowRight')
  await pages.getByRole('img', { name: 'Page 2 of 2' }).waitFor()

  await pages.getByRole('button', { name: 'Download the original' }).click()
  const question = page.getByRole('dialog', { name: 'Download the original?' })
  const download = page.waitForEvent('download')
  await question.getByRole('button', { name: 'Download the original' }).click()
  expect((await readDownload(await download)).toString()).toBe(form)
  await page.reload()
  await openSection(page, 'History')
  await page.getByText('opened the original, with active content, of document').waitFor()
})
