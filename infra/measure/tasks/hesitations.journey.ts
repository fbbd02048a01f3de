// Where somebody hesitates is counted in a browser, since only there something is out of sight.
import { expect, test } from 'vitest'
import { openPage } from '../../../shell/e2e/browser.ts'
import { createPerson } from './practised-person.ts'

async function openPerson(content: string, device: 'mouse' | 'keyboard' = 'mouse') {
  const { page } = await openPage()
  await page.setContent(content)
  return createPerson(page, async () => {}, device)
}

test('a control that one has to scroll to is out of sight', async () => {
  const person = await openPerson('<div style="height: 3000px"></div><button>Save</button>')
  await person.click(person.page.getByRole('button'))
  expect(person.getEffort()).toMatchObject({ clicks: 1, hesitations: { 'out of sight': 1 } })
})

test('two controls of the same kind with the same name are ambiguous, unless one of them is in the dialog', async () => {
  const twice = await openPerson('<button>Save</button><button>Save</button><a href="#">Save</a>')
  await twice.click(twice.page.getByRole('button').first())
  expect(twice.getEffort().hesitations).toEqual({ ambiguous: 1 })
  const inDialog = await openPerson(
    '<button>Save</button><div role="dialog"><input><button>Save</button></div>',
  )
  await inDialog.click(inDialog.page.getByRole('dialog').getByRole('button'))
  expect(inDialog.getEffort().hesitations).toEqual({})
})

test('what is behind a menu is counted where the menu is opened', async () => {
  const person = await openPerson(
    '<button popovertarget="more">More</button><ul id="more" popover><li><button>Print</button></li></ul>',
  )
  await person.click(person.page.getByRole('button', { name: 'More' }))
  await person.click(person.page.getByRole('button', { name: 'Print' }))
  expect(person.getEffort()).toMatchObject({ clicks: 2, hesitations: { 'behind a menu': 1 } })
})

test('a dialog with a question alone asks twice, and one with something to fill in does not', async () => {
  const close = `onclick="this.closest('[role]').remove()"`
  const question = await openPerson(`<div role="dialog"><p>Sure?</p><button ${close}>Yes</button></div>`)
  await question.click(question.page.getByRole('button'))
  expect(question.getEffort().hesitations).toEqual({ 'asked twice': 1 })
  const form = await openPerson(
    `<div role="dialog"><label>Reason <input></label><button ${close}>Send</button></div>`,
  )
  await form.type(form.page.getByLabel('Reason'), 'Why')
  await form.click(form.page.getByRole('button'))
  expect(form.getEffort()).toMatchObject({ clicks: 2, fields: 1, hesitations: {} })
})

test('whoever works by keyboard loses the focus with the button that disappears', async () => {
  const person = await openPerson('<button onclick="this.remove()">Done</button><p>Next</p>', 'keyboard')
  await person.tabTo(person.page.getByRole('button'))
  await person.press('Enter', person.page.getByText('Next'))
  expect(person.getEffort()).toMatchObject({ keys: 2, hesitations: { 'lost focus': 1 } })
})
