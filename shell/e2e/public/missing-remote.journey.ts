import { rename } from 'node:fs/promises'
import path from 'node:path'
import { inject, onTestFinished, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'

/** Moves folders aside; returns a function that moves them back, once. */
async function moveAside(folders: string[]) {
  for (const folder of folders) await rename(folder, `${folder}.aside`)
  let restored: Promise<unknown> | undefined
  return () => {
    restored ??= Promise.all(folders.map((folder) => rename(`${folder}.aside`, folder)))
    return restored
  }
}

test('without one remote’s files the rest of the site works, and a retry brings it back', async () => {
  const { buildDir, dataDir } = inject('product')
  // The shell's copies, and those that it would make anew.
  const restoreFolders = await moveAside([
    path.join(buildDir, 'release-store/releases/mfe_get_help'),
    path.join(dataDir, 'releases/shell/mfe_get_help'),
  ])
  onTestFinished(async () => void (await restoreFolders()))

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
  await restoreFolders()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('textbox', { name: 'Email', exact: true }).waitFor()
})
