import { buildJudgment } from '@access/content/judgments/judgment.examples'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { enter } from '../testing/enter.ts'
import { createManagedGateway, getLastVariables, toUpdateVariables } from '../testing/managed-gateway.ts'
import { openNewForm } from '../testing/open-form.ts'
import { renderAsAdministrator } from '../testing/render-at.ts'
import { listOptions, selectOption } from '../testing/select-option.ts'

test('an added judgment is sent whole, its keywords trimmed and without empty ones', async () => {
  const { user, form, save, getInput } = await openNewForm('Judgment', 'judgments', 'judgment')
  enter(form.getByLabelText('Title'), 'Talbot v. Linden')
  await selectOption(user, form.getByLabelText('Category'), 'Housing')
  await selectOption(user, form.getByLabelText('Court'), 'Appeals Court')
  enter(form.getByLabelText('Judgment date'), '2026-06-04')
  enter(form.getByLabelText('In plain words'), 'They must listen.')
  enter(form.getByLabelText('Keywords'), ' heat, ,repairs ,, ')
  await save()
  await screen.findByText('Judgment created successfully')
  expect(getInput()).toEqual({
    title: 'Talbot v. Linden',
    caseNumber: null,
    courtName: 'Appeals Court',
    judgeName: null,
    judgmentDate: '2026-06-04T00:00:00.000Z',
    parties: null,
    legalIssues: null,
    category: 'Housing',
    summary: null,
    plainSummary: 'They must listen.',
    fullText: null,
    legalImplications: null,
    pdfUrl: null,
    keywords: ['heat', 'repairs'],
    isVisible: true,
  })
})

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
  const { user } = renderAsAdministrator('/admin/judgments', gateway)
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
