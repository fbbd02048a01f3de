/** The request form of an organization that has nothing in common with the demonstration. */
import { otherFacts } from '@access/shell/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  buildFormContent,
  buildGateway,
  buildReceiptResponse,
  findStepHeading,
  getField,
  getRadio,
  listChoices,
  openRequestForm,
} from '../testing/open-request-form.tsx'

const demonstration = /Access to Justice|Port Maren|New Lorraine|Lantern Street|\b911\b|48 hours/

test('a request is made about what this office helps with, and read in its name', async () => {
  const gateway = buildGateway(buildReceiptResponse)
  gateway.respondWith({ RequestForm: buildFormContent({ teamMembers: [], legalServices: [] }) })
  const { user, fillIn, press, goTo, getSubmissions } = await openRequestForm({ gateway, office: otherFacts })
  screen.getByText(otherFacts.name)
  await goTo.step2()
  expect(listChoices('What is it about?')).toEqual(['Fishing rights'])
  await user.click(getRadio('Fishing rights'))
  await user.click(getField('What happened?'))
  await user.paste('They took the boat.')
  await user.click(getRadio('Emergency (immediate assistance needed)'))
  screen.getByText('In danger, or someone is hurt: call 112.')
  await press('Next')
  await findStepHeading(3)
  await fillIn.household()
  await press('Next')
  await findStepHeading(4)
  await press('Submit Request')
  await screen.findByText("We'll review your request and contact you within 72 hours.")
  expect(getSubmissions()).toMatchObject([{ category: 'Fishing rights' }])
  expect(document.body.textContent).not.toMatch(demonstration)
})
