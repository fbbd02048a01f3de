// Two people at once: what happens to what both have typed, shown with cases.
import { aCase } from '@access/content/cases/case.examples'
import { refused } from '@access/shell/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../../testing/at.ts'
import { managed, sentWith } from '../../testing/managed.ts'

const inVersion = (version: number, about: Parameters<typeof aCase>[0] = {}) => ({ ...aCase(about), version })
const theirs = inVersion(2, { outcome: 'Appealed' })
const conflict = refused('CONFLICT', { detail: 'Someone else has changed this in the meantime' })
const outcome = () => screen.getByLabelText<HTMLInputElement>('Outcome').value
const press = (name: string) => screen.getByRole('button', { name })

/** Somebody saves 'Settled' over version 1, while version 2 is stored. */
async function overtaken() {
  const gateway = managed('Case', 'Cases', [inVersion(1)])
  const { user } = asAdministrator('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await user.type(await screen.findByLabelText('Outcome'), 'Settled')
  gateway.answer({ AnyCase: { item: theirs }, UpdateCase: conflict })
  await user.click(press('Save'))
  await screen.findByText('Someone else has saved this case')
  return { user, gateway }
}

const answered = () =>
  waitFor(() => expect(screen.queryByText('Someone else has saved this case')).toBeNull())

test('who is overtaken sees both versions, field by field, and nothing is saved yet', async () => {
  const { gateway } = await overtaken()
  expect(sentWith(gateway, 'UpdateCase')).toMatchObject({ version: 1 })
  const versions = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(versions).toEqual(['MineSettled', 'TheirsAppealed'])
  expect(screen.getByRole('term').textContent).toBe('Outcome')
  expect(gateway.times('UpdateCase')).toBe(1)
})

test('keeping mine saves it over theirs', async () => {
  const { user, gateway } = await overtaken()
  gateway.answer({ UpdateCase: { item: theirs } })
  await user.click(press('Keep mine'))
  await screen.findByText('Case updated successfully')
  expect(sentWith(gateway, 'UpdateCase')).toMatchObject({ version: 2, input: { outcome: 'Settled' } })
})

test('taking theirs fills the form with it, and there is nothing left to lose', async () => {
  const { user, gateway } = await overtaken()
  await user.click(press('Take theirs'))
  await answered()
  expect(outcome()).toBe('Appealed')
  expect(gateway.times('UpdateCase')).toBe(1)
  await user.click(press('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('who goes on editing keeps the text, and is asked again when it is saved', async () => {
  const { user, gateway } = await overtaken()
  await user.click(press('Go on editing'))
  await answered()
  expect(outcome()).toBe('Settled')
  await user.click(press('Save'))
  await screen.findByText('Someone else has saved this case')
  expect(sentWith(gateway, 'UpdateCase')).toMatchObject({ version: 1 })
})

test('a refusal that is not about the version stands beside its field', async () => {
  const gateway = managed('Case', 'Cases', [inVersion(1)])
  gateway.answer({ UpdateCase: refused('CONFLICT', { fields: { title: 'Another case has this already' } }) })
  const { user } = asAdministrator('/admin/cases', gateway)
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  await screen.findByLabelText('Title')
  await user.click(press('Save'))
  await screen.findByText('Another case has this already')
})
