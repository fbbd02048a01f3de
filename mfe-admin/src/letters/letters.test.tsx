// What letters to applicants begin with.
import { type FakeGateway, fakeGateway, refused } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asAdministrator } from '../testing/at.ts'
import { inWindow } from '../testing/inWindow.ts'
import { aTemplate } from '../testing/letters.ts'
import { sentWith } from '../testing/managed.ts'

const at = (gateway: FakeGateway) => asAdministrator('/admin/letters', gateway)
const listing = (...templates: ReturnType<typeof aTemplate>[]) =>
  fakeGateway({ LetterTemplates: { templates } })
const name = 'Not the kind of case we take'
const field = (label: string) => screen.findByRole<HTMLInputElement>('textbox', { name: label })

test('every letter stands with when it is sent', async () => {
  at(
    listing(
      aTemplate(),
      aTemplate({ id: 't2', name: 'Our work is done', kind: 'closing', subject: 'Goodbye' }),
    ),
  )
  await screen.findByRole('table')
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    expect.stringContaining('Letter'),
    `${name}When a request is declinedOur answer to {{reference}}EditRestore`,
    'Our work is doneWhen a request is closedGoodbyeEditRestore',
  ])
})

test('without letters the screen says so', async () => {
  at(listing())
  await screen.findByText('There are no letters.')
})

test('letters that cannot be loaded can be asked for again', async () => {
  const gateway = fakeGateway({ LetterTemplates: refused('BUSY') })
  const { user } = at(gateway)
  await screen.findByText('This could not be loaded.')
  gateway.answer({ LetterTemplates: { templates: [aTemplate()] } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(name)
})

test('a letter is edited beside how it reads with an example', async () => {
  const gateway = listing(aTemplate())
  gateway.answer({ ChangeLetterTemplate: { template: aTemplate() } })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
  const preview = within(await screen.findByRole('region', { name: 'How they read it' }))
  preview.getByText(/Our answer to LA-7K3M-94XF/)
  preview.getByText(/LawHelp\.org/)
  const subject = await field('Subject')
  await user.clear(subject)
  await user.type(subject, 'Our letter')
  await preview.findByText(/^Our letter/)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Letter updated successfully')
  expect(sentWith(gateway, 'ChangeLetterTemplate')).toEqual({
    id: 't1',
    version: 1,
    letter: { subject: 'Our letter', text: 'We are sorry.\n{{elsewhere}}' },
  })
})

test('a placeholder that there is not is refused by its name before anything is sent', async () => {
  const { user, gateway } = at(listing(aTemplate()))
  await user.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
  const text = await field('Letter')
  await user.clear(text)
  await user.type(text, 'Dear {{{{name}}, {{{{elsewhere}}')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^There is no \{\{name\}\}\. You can use \{\{reference\}\}/)
  expect(gateway.times('ChangeLetterTemplate')).toBe(0)
})

test('our own words can be had back, after a question', async () => {
  const gateway = listing(aTemplate())
  gateway.answer({ RestoreLetterTemplate: { template: aTemplate() } })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: `Restore the default: ${name}` }))
  expect(gateway.times('RestoreLetterTemplate')).toBe(0)
  const question = within(await screen.findByRole('dialog', { name: `Restore “${name}”?` }))
  await user.click(question.getByRole('button', { name: 'Restore the default' }))
  await screen.findByText('Letter restored successfully')
  expect(sentWith(gateway, 'RestoreLetterTemplate')).toEqual({ id: 't1', version: 1 })
})

/** Somebody changes the subject of version 1, while a colleague has saved version 2. */
async function overtaken() {
  const gateway = listing(aTemplate())
  gateway.answer({ ChangeLetterTemplate: refused('CONFLICT') })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: `Edit: ${name}` }))
  const subject = await field('Subject')
  await user.clear(subject)
  await user.type(subject, 'Mine')
  gateway.answer({ LetterTemplates: { templates: [aTemplate({ version: 2, subject: 'Theirs' })] } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const question = await inWindow('Someone else has saved this letter')
  expect(question.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'MineMine',
    'TheirsTheirs',
  ])
  expect(question.getByRole('term').textContent).toBe('Subject')
  const choose = (choice: string) => user.click(question.getByRole('button', { name: choice }))
  return { user, gateway, choose }
}

test('who is overtaken sees both letters, and keeps their own over the other', async () => {
  const { gateway, choose } = await overtaken()
  gateway.answer({ ChangeLetterTemplate: { template: aTemplate({ version: 3, subject: 'Mine' }) } })
  await choose('Keep mine')
  await screen.findByText('Letter updated successfully')
  expect(sentWith(gateway, 'ChangeLetterTemplate')).toMatchObject({ version: 2, letter: { subject: 'Mine' } })
})

test('who takes the other letter goes on from it', async () => {
  const { user, gateway, choose } = await overtaken()
  await choose('Take theirs')
  await screen.findByDisplayValue('Theirs')
  gateway.answer({ ChangeLetterTemplate: { template: aTemplate({ version: 3 }) } })
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Letter updated successfully')
  expect(sentWith(gateway, 'ChangeLetterTemplate')).toMatchObject({
    version: 2,
    letter: { subject: 'Theirs' },
  })
})

test('who goes on editing loses nothing, and is asked again', async () => {
  const { user, gateway, choose } = await overtaken()
  await choose('Go on editing')
  await screen.findByText('Someone else has saved this letter. Save to see both versions.')
  expect((await field('Subject')).value).toBe('Mine')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Someone else has saved this letter')
  expect(sentWith(gateway, 'ChangeLetterTemplate')).toMatchObject({ version: 1 })
})

test('a letter that somebody has changed meanwhile is not restored unseen', async () => {
  const gateway = listing(aTemplate())
  gateway.answer({ RestoreLetterTemplate: refused('CONFLICT', { detail: 'Someone else has changed this' }) })
  const { user } = at(gateway)
  await user.click(await screen.findByRole('button', { name: `Restore the default: ${name}` }))
  gateway.answer({ LetterTemplates: { templates: [aTemplate({ version: 2, subject: 'Theirs' })] } })
  const question = within(await screen.findByRole('dialog', { name: `Restore “${name}”?` }))
  await user.click(question.getByRole('button', { name: 'Restore the default' }))
  await question.findByText('Someone else has changed this')
  await screen.findByText('Theirs')
  gateway.answer({ RestoreLetterTemplate: { template: aTemplate({ version: 3 }) } })
  await user.click(question.getByRole('button', { name: 'Restore the default' }))
  await screen.findByText('Letter restored successfully')
  expect(sentWith(gateway, 'RestoreLetterTemplate')).toEqual({ id: 't1', version: 2 })
})
