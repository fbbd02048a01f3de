// Two people at once: what happens to what both have typed, shown with cases.
import { buildCase } from '@access/content/cases/case.examples'
import { buildGatewayError } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../../testing/enter.ts'
import { createManagedGateway, getLastVariables } from '../../testing/managed-gateway.ts'
import { renderScreenAt } from '../../testing/render-part.tsx'

const withVersion = (version: number, about: Parameters<typeof buildCase>[0] = {}) => ({
  ...buildCase(about),
  version,
})
const storedVersion = withVersion(2, { outcome: 'Appealed' })
const conflict = buildGatewayError('CONFLICT', { detail: 'Someone else has changed this in the meantime' })
const outcome = () => screen.getByLabelText<HTMLInputElement>('Outcome').value
const press = (name: string) => screen.getByRole('button', { name })

/** Somebody saves 'Settled' over version 1, while version 2 is stored. */
async function overtaken({ isDraftStored = false } = {}) {
  const gateway = createManagedGateway('Case', [withVersion(1)])
  const { user } = renderScreenAt('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  enter(await screen.findByLabelText('Outcome'), 'Settled')
  if (isDraftStored) await waitFor(() => expect(gateway.countRequests('SaveItemDraft')).toBe(1))
  gateway.respondWith({ AnyCase: { item: storedVersion }, UpdateCase: conflict })
  await user.click(press('Save'))
  await screen.findByText('Someone else has saved this case')
  return { user, gateway }
}

const answered = () =>
  waitFor(() => expect(screen.queryByText('Someone else has saved this case')).toBeNull())

test('who is overtaken sees both versions, field by field, and nothing is saved yet', async () => {
  const { gateway } = await overtaken()
  expect(getLastVariables(gateway, 'UpdateCase')).toMatchObject({ version: 1 })
  const versions = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(versions).toEqual(['MineSettled', 'TheirsAppealed'])
  expect(screen.getByRole('term').textContent).toBe('Outcome')
  expect(gateway.countRequests('UpdateCase')).toBe(1)
})

test('what is overtaken is stored as a draft again, which the same person in another tab has discarded', async () => {
  const { gateway } = await overtaken({ isDraftStored: true })
  await waitFor(() => expect(gateway.countRequests('SaveItemDraft')).toBe(2))
  expect(JSON.parse(String(getLastVariables(gateway, 'SaveItemDraft').values)).outcome).toBe('Settled')
})

test('keeping mine saves it over theirs', async () => {
  const { user, gateway } = await overtaken()
  gateway.respondWith({ UpdateCase: { item: storedVersion } })
  await user.click(press('Keep mine'))
  await screen.findByText('Case updated successfully')
  expect(getLastVariables(gateway, 'UpdateCase')).toMatchObject({ version: 2, input: { outcome: 'Settled' } })
})

test('taking theirs fills the form with it, and there is nothing left to lose', async () => {
  const { user, gateway } = await overtaken()
  await user.click(press('Take theirs'))
  await answered()
  expect(outcome()).toBe('Appealed')
  expect(gateway.countRequests('UpdateCase')).toBe(1)
  await user.click(press('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who goes on editing keeps the text, and is asked again when it is saved', async () => {
  const { user, gateway } = await overtaken()
  await user.click(press('Continue editing'))
  await answered()
  expect(outcome()).toBe('Settled')
  await user.click(press('Save'))
  await screen.findByText('Someone else has saved this case')
  expect(getLastVariables(gateway, 'UpdateCase')).toMatchObject({ version: 1 })
})
