import { expect, test } from 'vitest'
import { openPage, waitForHydration } from '../browser.ts'
import { fillFirstThreeSteps, getSubmitButton } from '../help-form.ts'
import { additionalTexts, routeTexts } from '../route-texts.ts'
import { signIn } from '../sign-in.ts'

/** Nothing that we serve tries what our own content security policy forbids: `aVisitor` fails on the first event. */

test('no public page breaks our content security policy', async () => {
  const { page } = await openPage()
  for (const path of [...Object.keys(routeTexts), ...additionalTexts]) {
    await page.goto(path)
    await waitForHydration(page)
    expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
  }
})

test('asking for help breaks no content security policy, from the first step to the receipt', async () => {
  const { page } = await openPage()
  await fillFirstThreeSteps(page)
  await getSubmitButton(page).click()
  await page.getByText('Request Submitted!', { exact: true }).first().waitFor()
})

test('signing in to the portal breaks no content security policy', async () => {
  const { page } = await openPage()
  await signIn(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
