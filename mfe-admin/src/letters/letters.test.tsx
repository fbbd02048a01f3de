// What letters to applicants begin with.

import { buildGatewayError, createFakeGateway, type FakeGateway, otherFacts } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { findDialog, findRegion } from '../testing/find-part.ts'
import { buildReferrals, buildTemplate } from '../testing/letters.ts'
import { getLastVariables } from '../testing/managed-gateway.ts'
import { renderForOtherOffice } from '../testing/render-at.ts'
import { renderPart } from '../testing/render-part.tsx'
import Letters from './Letters.tsx'

const renderAt = (gateway: FakeGateway) => renderPart(<Letters />, gateway)
const listing = (...templates: ReturnType<typeof buildTemplate>[]) =>
  createFakeGateway({ LetterTemplates: { templates }, MessageTemplates: { templates: [] }, ...referrals })
const referrals = {
  ReferralResources: {
    office: buildReferrals(['Housing Rights', 'The tenants’ union'], [null, 'The law school']),
  },
}
const name = 'Not the kind of case we take'
const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label })

test('every letter stands with when it is sent', async () => {
  renderAt(
    listing(
      buildTemplate(),
      buildTemplate({ id: 't2', name: 'Our work is done', kind: 'closing', subject: 'Goodbye' }),
    ),
  )
  await screen.findByRole('table')
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Letter'),
    `${name}When a request is declinedOur answer to {{reference}}EditRestore`,
    'Our work is doneWhen a request is closedGoodbyeEditRestore',
  ])
})

test('a letter is edited beside how it reads with an example', async () => {
  const gateway = listing(buildTemplate())
  gateway.respondWith({ UpdateLetterTemplate: { template: buildTemplate() } })
  const { user } = renderAt(gateway)
  await user.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
  const preview = await findRegion('Preview')
  preview.getByText(/Our answer to LA-7K3M-94XF/)
  await preview.findByText(/- The tenants’ union\s- The law school/)
  const subject = await field('Subject')
  enter(subject, 'Our letter')
  await preview.findByText(/^Our letter/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Letter updated successfully')
  expect(getLastVariables(gateway, 'UpdateLetterTemplate')).toEqual({
    id: 't1',
    version: 1,
    letter: { subject: 'Our letter', text: 'We are sorry.\n{{referralResources}}' },
  })
})

test('the preview of a letter is of this office', async () => {
  const text = '{{office}} on {{category}}: call {{phone}}. {{referralResources}}'
  const { user } = renderForOtherOffice('/admin/letters', listing(buildTemplate({ text })))
  await user.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
  const preview = await findRegion('Preview')
  preview.getByText(new RegExp(`${otherFacts.name} on Fishing rights: call ${otherFacts.phone}\\.`))
})

test('a placeholder that there is not is refused by its name before anything is sent', async () => {
  const { user, gateway } = renderAt(listing(buildTemplate()))
  await user.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
  const text = await field('Letter')
  enter(text, 'Dear {{name}}, {{referralResources}}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^There is no \{\{name\}\}\. You can use \{\{reference\}\}/)
  expect(gateway.countRequests('UpdateLetterTemplate')).toBe(0)
})

test('our own words can be had back, after a question', async () => {
  const gateway = listing(buildTemplate())
  gateway.respondWith({ RestoreLetterTemplate: { template: buildTemplate() } })
  const { user } = renderAt(gateway)
  await user.click(await screen.findByRole('button', { name: `Restore the default: ${name}` }))
  expect(gateway.countRequests('RestoreLetterTemplate')).toBe(0)
  const question = await findDialog(`Restore “${name}”?`)
  await user.click(question.getByRole('button', { name: 'Restore the default' }))
  await screen.findByText('Letter restored successfully')
  expect(getLastVariables(gateway, 'RestoreLetterTemplate')).toEqual({ id: 't1', version: 1 })
})

/** Somebody changes the subject of version 1, while a colleague has saved version 2. */
async function overtaken() {
  const gateway = listing(buildTemplate())
  gateway.respondWith({ UpdateLetterTemplate: buildGatewayError('CONFLICT') })
  const { user } = renderAt(gateway)
  await user.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
  const subject = await field('Subject')
  enter(subject, 'Mine')
  gateway.respondWith({ LetterTemplates: { templates: [buildTemplate({ version: 2, subject: 'Theirs' })] } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const question = await findDialog('Someone else has saved this letter')
  expect(question.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'MineMine',
    'TheirsTheirs',
  ])
  expect(question.getByRole('term').textContent).toBe('Subject')
  const choose = (choice: string) => user.click(question.getByRole('button', { name: choice }))
  return { user, gateway, choose }
}

test('who takes the other letter goes on from it', async () => {
  const { user, gateway, choose } = await overtaken()
  await choose('Take theirs')
  await screen.findByDisplayValue('Theirs')
  gateway.respondWith({ UpdateLetterTemplate: { template: buildTemplate({ version: 3 }) } })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Letter updated successfully')
  expect(getLastVariables(gateway, 'UpdateLetterTemplate')).toMatchObject({
    version: 2,
    letter: { subject: 'Theirs' },
  })
})

test('who goes on editing loses nothing, and is asked again', async () => {
  const { user, gateway, choose } = await overtaken()
  await choose('Continue editing')
  await screen.findByText('Someone else has saved this letter. Save to see both versions.')
  expect((await field('Subject')).value).toBe('Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Someone else has saved this letter')
  expect(getLastVariables(gateway, 'UpdateLetterTemplate')).toMatchObject({ version: 1 })
})

test('a letter that somebody has changed meanwhile is not restored unseen', async () => {
  const gateway = listing(buildTemplate())
  gateway.respondWith({
    RestoreLetterTemplate: buildGatewayError('CONFLICT', { detail: 'Someone else has changed this' }),
  })
  const { user } = renderAt(gateway)
  await user.click(await screen.findByRole('button', { name: `Restore the default: ${name}` }))
  gateway.respondWith({ LetterTemplates: { templates: [buildTemplate({ version: 2, subject: 'Theirs' })] } })
  const question = await findDialog(`Restore “${name}”?`)
  await user.click(question.getByRole('button', { name: 'Restore the default' }))
  await question.findByText('Someone else has changed this')
  await screen.findByText('Theirs')
  gateway.respondWith({ RestoreLetterTemplate: { template: buildTemplate({ version: 3 }) } })
  await user.click(question.getByRole('button', { name: 'Restore the default' }))
  await screen.findByText('Letter restored successfully')
  expect(getLastVariables(gateway, 'RestoreLetterTemplate')).toEqual({ id: 't1', version: 2 })
})
