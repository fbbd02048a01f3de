import { buildConstitutionVersion } from '@access/content/constitution/constitution-version.examples'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { createManagedGateway, getLastVariables, toUpdateVariables } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

const inForce = buildConstitutionVersion({ pdfUrl: '/documents/constitution-4.1.pdf' })

/** The screen with these versions, 4.1 in force. */
function renderAt(...versions: ReturnType<typeof buildConstitutionVersion>[]) {
  const gateway = createManagedGateway('ConstitutionVersion', versions)
  gateway.respondWith({ ConstitutionInForce: { inForce: versions.length > 0 ? inForce : null } })
  return renderScreenAt('/admin/constitution', gateway)
}

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent)

test('the table tells the versions, which of them is in force and which one is to come', async () => {
  const { page } = renderAt(
    buildConstitutionVersion({ id: '5', versionNumber: '5.0', effectiveDate: '2999-01-01T00:00:00.000Z' }),
    inForce,
    buildConstitutionVersion({ id: '4', versionNumber: '4.0', effectiveDate: '2021-05-08T00:00:00.000Z' }),
  )
  await screen.findByText('In force')
  screen.getByRole('heading', { level: 1, name: 'Constitution Versions' })
  expect(page.title).toBe('Constitution Versions – Access to Justice')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    // Of the boxes that select.
    '',
    'Version',
    'Effective Date',
    'PDF',
    'Actions',
  ])
  expect(cells()).toEqual([
    ...['', '5.0To come', 'Jan 1, 2999', 'None', ''],
    ...['', '4.1In force', 'May 13, 2023', 'Open the PDF of version 4.1 (in a new tab)', ''],
    ...['', '4.0', 'May 8, 2021', 'None', ''],
  ])
  expect(screen.getByRole('link', { name: /^Open the PDF/ }).getAttribute('href')).toBe(inForce.pdfUrl)
})

test('a change is told and sent, and which version is in force is asked anew', async () => {
  const { user, gateway } = renderAt(inForce)
  await screen.findByText('In force')
  await user.click(await screen.findByRole('button', { name: 'Edit Version 4.1' }))
  const form = within(await screen.findByRole('dialog', { name: 'Edit constitution version' }))
  enter(await form.findByLabelText('What it changes'), 'Nothing')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('Constitution version updated successfully')
  expect(getLastVariables(gateway, 'UpdateConstitutionVersion')).toEqual(
    toUpdateVariables({ ...inForce, changes: 'Nothing' }),
  )
  await waitFor(() => expect(gateway.countRequests('ConstitutionInForce')).toBe(2))
})
