import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { listAxeViolations, openPage } from '../browser.ts'
import { signInAlone } from '../sign-in.ts'

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

test('a picture is sent, must be described, is looked at on its page before it is there, and comes in the size that is needed', async () => {
  const { page } = await openPage()
  await signInAlone(page, '/admin/blog')
  await page.getByRole('button', { name: 'Add blog post' }).click()
  const form = page.getByRole('dialog', { name: 'Add blog post' })
  await form.getByLabel('Title', { exact: true }).fill('The lamp in our window')
  await form.getByLabel('Category').selectOption('Organizational News')
  await form.getByLabel('Status').selectOption('published')
  await form.getByRole('textbox', { name: 'Content' }).fill('It is on at night.')
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
  await form.getByText('Describe the picture, or say that it only decorates').waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await form.getByLabel('Alternative text').fill(pictureText)

  await form.getByRole('button', { name: 'Preview the page' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await preview.getByRole('heading', { name: 'The lamp in our window' }).waitFor()
  await preview.getByRole('img', { name: pictureText }).waitFor()
  expect(await listAxeViolations(page)).toEqual([])
  await preview.getByRole('button', { name: 'Go on writing' }).click()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Blog post created successfully', { exact: true }).first().waitFor()

  await page.goto('/blog/the-lamp-in-our-window')
  const pagePicture = page.getByRole('img', { name: pictureText })
  await expect.poll(() => pagePicture.getAttribute('srcset')).toMatch(/480w, .*960w, .*1600w/)
  const source = await pagePicture.evaluate((image: HTMLImageElement) => image.currentSrc)
  const bytes = Buffer.from(await (await fetch(new URL(source, inject('product').url))).arrayBuffer())
  expect(bytes.toString('latin1', 0, 12)).toMatch(/^RIFF.{4}WEBP$/s)
})
