import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { createAccountInRole, signIn } from '../accounts.ts'
import { openPage } from '../browser.ts'
import { press, readText, selectOption, waitForToast } from '../portal.ts'
import { dialogs, sweep } from '../sweep.ts'

const pictureText = 'A brass lamp on a windowsill'

/** A JPEG of that size, drawn by the browser. */
async function createJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const drawn = await page.evaluate(
    ([width, height]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      canvas.getContext('2d')!.fillRect(0, 0, width! / 2, height!)
      return canvas.toDataURL('image/jpeg')
    },
    [width, height],
  )
  return Buffer.from(drawn.split(',')[1]!, 'base64')
}

const isInSight = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) === element
  })

test('an editor writes an article with a picture on two devices, shows it by a link, and publishes it', async () => {
  const editor = await createAccountInRole('editor', 'Edda Wren')
  const { page } = await openPage()
  await signIn(page, '/admin/blog/new', editor)
  await page.getByLabel('Title', { exact: true }).fill('The lamp in our window')
  await page.getByLabel('Content').fill('It is on at night.')
  await page.getByText(/^Draft saved/).waitFor()
  await page.getByRole('region', { name: 'Preview' }).getByText('It is on at night.').waitFor()
  await sweep(page, 'page of an article')
  const { page: phone } = await openPage({ viewport: { width: 390, height: 844 } })
  await signIn(phone, '/admin/blog/new', editor)
  await expect
    .poll(() => phone.getByLabel('Title', { exact: true }).inputValue())
    .toBe('The lamp in our window')
  await phone.close()

  await selectOption(page.getByLabel('Category'), 'Organizational News')
  await press(page, 'Save')
  await waitForToast(page, 'Blog post created successfully')
  expect(await readText('/blog')).not.toContain('The lamp in our window')
  await press(page, 'Edit The lamp in our window')
  const form = page.getByRole('dialog', { name: 'Edit blog post' })
  const chooserOpened = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Upload a picture' }).click()
  await (await chooserOpened).setFiles({
    name: 'lamp.jpg',
    mimeType: 'image/jpeg',
    buffer: await createJpeg(page, 1800, 900),
  })
  await form.getByRole('img', { name: 'The picture as it is now' }).waitFor()
  // It lies below the picture, which has just taken its place.
  await expect.poll(() => isInSight(form.getByLabel('Alternative text'))).toBe(true)
  await page.keyboard.press('Control+Enter')
  await form.getByText('Describe the picture, or mark it as decorative').waitFor()
  await form.getByLabel('Alternative text').fill(pictureText)
  await press(page, 'Preview the page')
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByRole('heading', { name: 'The lamp in our window' }).waitFor()
  await preview.getByRole('img', { name: pictureText }).waitFor()
  await press(page, 'Back to writing')
  await page.keyboard.press('Control+Enter')
  await waitForToast(page, 'Blog post updated successfully')

  await press(page, 'Edit The lamp in our window')
  await page.getByRole('link', { name: 'Open full page' }).click()
  await press(page, 'Share preview')
  await press(page, 'Create link')
  const { page: reader } = await openPage()
  const link = page.getByRole('dialog').getByRole('textbox')
  await link.waitFor()
  await sweep(page, 'share preview', dialogs)
  await reader.goto(await link.inputValue())
  await reader.getByRole('heading', { name: 'The lamp in our window' }).waitFor()
  await reader.getByText(/^This is a preview, which may differ/).waitFor()
  await sweep(reader, 'shared preview')
  await page.getByRole('button', { name: /^Revoke/ }).click()
  await waitForToast(page, 'Preview link revoked')
  await reader.reload()
  await reader.getByText('This link has expired or was revoked.', { exact: false }).waitFor()

  await page.keyboard.press('Escape')
  await selectOption(page.getByLabel('Status'), 'Published')
  await press(page, 'Save')
  await waitForToast(page, 'Blog post updated successfully')
  await reader.goto('/blog/the-lamp-in-our-window')
  const picture = reader.getByRole('img', { name: pictureText })
  await expect.poll(() => picture.getAttribute('srcset')).toMatch(/480w, .*960w, .*1600w/)
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const bytes = Buffer.from(await (await fetch(new URL(source, inject('product').url))).arrayBuffer())
  expect(bytes.toString('latin1', 0, 12)).toMatch(/^RIFF.{4}WEBP$/s)
})
