import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createManagedGateway, getLastVariables, toUpdateVariables } from '../testing/managed-gateway.ts'
import { openNewForm } from '../testing/open-form.ts'
import { renderScreenAt } from '../testing/render-part.tsx'
import { listOptions } from '../testing/select-option.ts'

test('the form offers the courts and categories of the rules', async () => {
  const { user } = await openNewForm('Judgment', 'judgments', 'judgment')
  expect(await listOptions(user, await screen.findByLabelText('Court'))).toEqual([
    'Choose one',
    'Supreme Court',
    'Appeals Court',
    'District Court',
  ])
  expect(await listOptions(user, screen.getByLabelText('Category'))).toEqual([
    'Choose one',
    'Family Law',
    'Housing',
    'Employment',
    'Immigration',
    'Criminal',
  ])
})

test('a category from elsewhere is kept when a judgment is edited', async () => {
  const gateway = createManagedGateway('Judgment', [
    buildJudgment({ category: 'Civil Rights', isVisible: false }),
  ])
  const { user } = renderScreenAt('/admin/judgments', gateway)
  await screen.findByText('Hidden')
  await user.click(await screen.findByRole('button', { name: /^Edit/ }))
  const keywords = await screen.findByLabelText<HTMLInputElement>('Keywords')
  expect(keywords.value).toBe('heat, eviction')
  await user.clear(keywords)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Judgment updated successfully')
  const stored = toUpdateVariables(
    buildJudgment({ category: 'Civil Rights', isVisible: false, keywords: [] }),
  )
  expect(getLastVariables(gateway, 'UpdateJudgment')).toEqual(stored)
})
