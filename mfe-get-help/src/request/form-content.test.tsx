// What the form shows of our content.
import { buildGatewayError } from '@access/shell/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  buildFormContent,
  buildGateway,
  buildReceiptResponse,
  openRequestForm,
} from '../testing/open-request-form.tsx'

const getContactPerson = () => within(screen.getByRole('complementary', { name: 'Talk to a person' }))

function buildGatewayWithContent(content: unknown) {
  const gateway = buildGateway(buildReceiptResponse)
  gateway.respondWith({ RequestForm: content })
  return gateway
}

/** The icon of a category, by its class. */
const findIcon = (category: string) =>
  /lucide-([a-z-]+)/.exec(screen.getByRole('radio', { name: category }).closest('label')!.innerHTML)?.[1]

test('the contact person is the member of the team who does the intake', async () => {
  const teamMembers = [
    { name: 'Noor Jahanbani', designation: 'Office Manager' },
    { name: 'Ines Okafor', designation: 'Director of Intake' },
  ]
  await openRequestForm({ gateway: buildGatewayWithContent(buildFormContent({ teamMembers })) })
  await getContactPerson().findByText('Ines Okafor')
  getContactPerson().getByText('Director of Intake')
  getContactPerson().getByText(/^Rather not type\? Ines can fill this in with you\./)
})

test.each([
  ['nobody does the intake', buildFormContent({ teamMembers: [] })],
  ['our records cannot be reached', buildGatewayError('BUSY')],
])('when %s, the form has the whole team as its contact', async (_, content) => {
  await openRequestForm({ gateway: buildGatewayWithContent(content) })
  await getContactPerson().findByText('Our intake team')
  getContactPerson().getByText('Access to Justice')
  getContactPerson().getByText(/^Rather not type\? We can fill this in with you\./)
  getContactPerson().getByRole('link', { name: '(555) 555-0100' })
})

test('a category has the icon of its legal service, or else its own', async () => {
  const legalServices = [{ category: 'Housing Rights', icon: 'civil-rights' }]
  const { goTo } = await openRequestForm({
    gateway: buildGatewayWithContent(buildFormContent({ legalServices })),
  })
  await goTo.step2()
  expect(['Housing Rights', 'Employment'].map(findIcon)).toEqual(['megaphone', 'briefcase-business'])
})

test('the content is queried once for all steps', async () => {
  const gateway = buildGateway(buildReceiptResponse)
  const { goTo } = await openRequestForm({ gateway })
  await goTo.step4()
  expect(gateway.countRequests('RequestForm')).toBe(1)
})
