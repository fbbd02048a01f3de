import { judgment } from '@access/content/judgments/judgment.rules'
import { organisation } from '@access/content/organisation/organisation.rules'
import { teamMember } from '@access/content/team/team-member.rules'
import { conflictListEntry, party } from '@access/requests/casework/conflicts/conflict.rules'
import { exactFigures } from '@access/requests/casework/screening/guideline.rules'
import { requestFromMessage } from '@access/requests/contact/contact-message.rules'
import { expect, test } from 'vitest'
import { buildEmptyDraft } from './empty-draft.ts'

test('a required text is empty, an optional one null, a list empty, and a flag as the rules have it', () => {
  expect(buildEmptyDraft(judgment)).toEqual({
    title: '',
    caseNumber: null,
    courtName: '',
    judgeName: null,
    judgmentDate: '',
    parties: null,
    legalIssues: null,
    category: '',
    summary: null,
    plainSummary: null,
    fullText: null,
    legalImplications: null,
    pdfUrl: null,
    keywords: [],
    isVisible: true,
  })
})

test('a field that the rules ignore is no part of a draft', () => {
  expect(Object.keys(buildEmptyDraft(judgment))).not.toContain('id')
})

test('a required list is empty, not a text', () => {
  expect(buildEmptyDraft(organisation)).toMatchObject({ address: [], hours: [], holidays: [], phone: '' })
  expect(buildEmptyDraft(conflictListEntry)).toEqual({ name: '', aliases: [], reason: '' })
})

test('a number that may be missing is null, and one with a default has it', () => {
  expect(buildEmptyDraft(teamMember)).toMatchObject({ capacity: null, displayOrder: 0 })
})

test('what the rules parse themselves is typed as a text', () => {
  expect(buildEmptyDraft(exactFigures)).toEqual({ income: '', people: '' })
})

test('what may be left out is an empty text where the rules take one, else null', () => {
  expect(buildEmptyDraft(requestFromMessage)).toMatchObject({ phone: '', income: '', householdSize: '' })
  expect(buildEmptyDraft(party)).toEqual({ id: null, role: '', name: '', aliases: [] })
})

test('an omitted field is there, and not sent', () => {
  const draft = buildEmptyDraft(teamMember, { omitted: ['photo', 'capacity'] })
  expect(Object.keys(draft)).toContain('photo')
  expect(JSON.parse(JSON.stringify(draft))).not.toHaveProperty('photo')
  expect(draft.capacity).toBeUndefined()
})
