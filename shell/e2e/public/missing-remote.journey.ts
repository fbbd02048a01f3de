import { mkdtemp, readFile, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject, onTestFinished, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'

test('without one remote’s files the rest of the site works, and a retry brings it back', async () => {
  const { buildDir } = inject('product')
  const releases = JSON.parse(await readFile(path.join(buildDir, 'remotes.json'), 'utf8')) as Record<
    string,
    { version: string }
  >
  const folder = path.join(buildDir, 'remotes', 'mfe_get_help', releases.mfe_get_help!.version)
  const movedFolder = path.join(await mkdtemp(path.join(tmpdir(), 'aside-')), 'release')
  await rename(folder, movedFolder)
  let restoreFolder = async () => rename(movedFolder, folder)
  onTestFinished(() => restoreFolder())

  const { page } = await openPage({ expected: /404|Failed to|mfe_get_help|load/i })
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Request Free Legal Help' }).click()
  await page.getByText('This part of the site is not available right now').waitFor()
  await page.getByRole('link', { name: 'Cases & Impact' }).first().click()
  await page.waitForURL(/\/cases$/)
  await page.getByRole('article').first().waitFor()

  await page.getByRole('link', { name: 'Request Legal Aid' }).first().click()
  await page.getByText('This part of the site is not available right now').waitFor()
  await restoreFolder()
  restoreFolder = async () => {}
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByLabel('Email').waitFor()
})
