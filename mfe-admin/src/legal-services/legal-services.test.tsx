import { buildLegalService } from '@access/content/legal-services/legal-service.examples'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables, toUpdateVariables } from '../testing/managed-gateway.ts'
import { renderScreenAt } from '../testing/render-part.tsx'

test('an icon from elsewhere is kept until another one is chosen', async () => {
  const service = buildLegalService({ icon: 'space-law' })
  const gateway = createManagedGateway('LegalService', [service])
  const { user } = renderScreenAt('/admin/services', gateway)
  await screen.findByText('Space law')
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const icons = within(await screen.findByRole('group', { name: 'Icon' }))
  expect(icons.getByRole<HTMLInputElement>('radio', { name: 'Space law' }).checked).toBe(true)
  await user.click(icons.getByRole('radio', { name: 'Default' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Service updated successfully')
  expect(getLastVariables(gateway, 'UpdateLegalService')).toEqual(
    toUpdateVariables({ ...service, icon: null }),
  )
})
