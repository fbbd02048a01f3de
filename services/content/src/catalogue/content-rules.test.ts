import { getFieldMessages } from '@access/service-kit'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { legalCase } from '../cases/case.rules.ts'
import { constitutionVersion } from '../constitution/constitution-version.rules.ts'
import { event } from '../events/event.rules.ts'
import { judgment } from '../judgments/judgment.rules.ts'
import { legalService } from '../legal-services/legal-service.rules.ts'
import { post } from '../posts/post.rules.ts'
import { relatedDocument } from '../related-documents/related-document.rules.ts'
import { teamMember } from '../team/team-member.rules.ts'
import {
  buildCase,
  buildConstitutionVersion,
  buildEvent,
  buildJudgment,
  buildLegalService,
  buildPost,
  buildRelatedDocument,
  buildTeamMember,
} from '../testing/builders.ts'
import { toInput } from '../testing/start-content.ts'

const types = {
  case: { rules: legalCase, example: toInput(buildCase()) },
  event: { rules: event, example: toInput(buildEvent()) },
  judgment: { rules: judgment, example: toInput(buildJudgment()) },
  post: { rules: post, example: toInput(buildPost()) },
  'team member': { rules: teamMember, example: toInput(buildTeamMember()) },
  service: { rules: legalService, example: toInput(buildLegalService()) },
  'constitution version': { rules: constitutionVersion, example: toInput(buildConstitutionVersion()) },
  'related document': { rules: relatedDocument, example: toInput(buildRelatedDocument()) },
}

const messages = (rules: z.ZodType, input: unknown) => {
  const { error } = rules.safeParse(input)
  return error ? getFieldMessages(error) : {}
}

test.each<[type: keyof typeof types, field: string, ...wrong: unknown[]]>([
  ['case', 'status', 'lost', 'Won'],
  ['case', 'category', ' ', 7],
  ['case', 'startDate', '2024-02-31', '1699-12-31'],
  ['case', 'endDate', 'soon', '2101-01-01T00:00:00Z'],
  ['case', 'isPublic', 'yes'],
  ['case', 'clientInfo', { name: 'x' }],
  ['event', 'status', 'over'],
  ['event', 'eventDate', '2024-02-30T10:00:00Z', '2024-06-13T10:00', 'tomorrow', '9999-12-31T23:30:00Z'],
  ['event', 'eventDate', '2100-12-31T23:30:00-05:00'],
  ['event', 'capacity', -1, 1.5, '45', 1e20],
  ['event', 'featuredImage', 'javascript:alert(1)', 'https://user:password@example.org/', 'https://'],
  ['event', 'featuredImage', '/api/files/7/door-800x600.webp#focal=30-50'],
  ['event', 'featuredImage', '/api/files/7/door-800x600.webp#focal=25-75-0'],
  ['event', 'featuredImage', '/api/files/7/door-800x600.webp#top'],
  ['post', 'status', 'shown'],
  ['post', 'category', 'Gossip'],
  ['post', 'slug', 'No Spaces', '-edge', 'two--hyphens', '../admin'],
  ['post', 'featuredImage', 'http://example.org/insecure.png'],
  ['post', 'content', 'a\0b', '\ud800'],
  ['post', 'tags', 'a,b', [1]],
  ['post', 'publishDate', '2024-13-01T00:00:00Z', '0203-03-05'],
  ['team member', 'department', 'Magic'],
  ['team member', 'email', 'not an address', 'a@b.example\nBcc: everyone', 'ada@example..org'],
  ['team member', 'email', 'ada@-example.org', '.ada@example.org', 'a..b@example.org', 'ada@.org'],
  ['team member', 'photo', '//elsewhere.example/photo.png', 'data:image/png;base64,AAAA'],
  ['team member', 'displayOrder', 'first', 3e9],
  ['team member', 'capacity', -1, 1001, 2.5, 'a few'],
  ['team member', 'languages', 'Spanish'],
  ['service', 'displayOrder', 1.5],
  ['service', 'icon', 7],
  ['constitution version', 'effectiveDate', '2026-02-30', '9999-01-01'],
  ['constitution version', 'pdfUrl', 'http://example.org/old.pdf'],
  ['related document', 'available', 'yes'],
  ['related document', 'file', 'javascript:alert(1)'],
  ['judgment', 'judgmentDate', '2023-02-29', '0000-01-01', '0202-03-05', '9999-12-31', '13/06/2024'],
  ['judgment', 'judgmentDate', 20240613],
  ['judgment', 'pdfUrl', '/\\elsewhere.example', 'file:///etc/passwd'],
  ['judgment', 'title', 'a'.repeat(201), 'one\ntwo', 'one\u2028two', 'one\u0085two'],
  ['judgment', 'keywords', ['one\vtwo'], Array.from({ length: 51 }, () => 'word')],
  ['judgment', 'colour', 'red'],
  ['judgment', 'toString', 'x'],
])('a %s with %s %o is rejected for that only', (name, field, ...wrong) => {
  const { rules, example } = types[name]
  for (const value of wrong) {
    const fields = Object.keys(messages(rules, { ...example, [field]: value }))
    expect(
      fields.map((path) => path.split('.')[0]),
      String(value),
    ).toEqual([field])
  }
})

test.each([
  ['team member', { email: '\u202aada@example.org\u202c', phone: '\u202d(555)\u00a0555-0100\u202c' }],
  ['post', { slug: 'know-your\u00ad-rights\u200b', featuredImage: '\u2068https://example.org/a\u2060.png' }],
  ['judgment', { caseNumber: '\u200e12-\ufeff345', pdfUrl: 'https://example.org/\u00adfile\u200b' }],
  ['judgment', { judgmentDate: '\u200e2024-06-13\u200f' }],
  ['case', { caseNumber: '\u202aHC-\u200b2\u202c', startDate: '2024\ufeff-06-13' }],
  ['event', { eventDate: '\u200e2031-06-13T00:00:00.000Z' }],
  ['constitution version', { versionNumber: '2.1\u200b' }],
] as const)('of a %s with %o the characters that nobody sees are removed', (name, typed) => {
  const { rules, example } = types[name]
  const without = Object.fromEntries(
    Object.entries(typed).map(([field, text]) => [
      field,
      text.replaceAll(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, ''),
    ]),
  )
  expect(rules.parse({ ...example, ...typed })).toEqual(rules.parse({ ...example, ...without }))
  expect(JSON.stringify(rules.parse({ ...example, ...typed }))).toContain(Object.values(without)[0])
})

test('a name keeps the joiners that its script is written with', () => {
  const { rules, example } = types['team member']
  const name = 'رضا علی\u200cزاده'
  expect(rules.parse({ ...example, name })).toMatchObject({ name })
})

test.each(Object.entries(types))(
  'what passes the rules for a %s passes them again unchanged, and nothing that is none passes',
  (_name, { rules, example }) => {
    const once = rules.parse(example)
    expect(rules.parse(once)).toEqual(once)
    for (const input of [null, undefined, 'text', 7, []]) expect(rules.safeParse(input).success).toBe(false)
  },
)

test('the id that a form sends back is ignored', () => {
  expect(judgment.parse({ ...toInput(buildJudgment()), id: 'anything' })).not.toHaveProperty('id', 'anything')
})

test('a day is parsed as written, regardless of the time zone', () => {
  const dayOf = (judgmentDate: string) =>
    judgment.parse({ ...toInput(buildJudgment()), judgmentDate }).judgmentDate
  expect(['2024-06-13', '2024-06-13T00:00:00.000Z', '2024-06-13T23:30:00-05:00'].map(dayOf)).toEqual(
    Array.from({ length: 3 }, () => '2024-06-13'),
  )
})

test('the error for a day out of range names the accepted years', () => {
  const wrong = { startDate: '0202-03-05', endDate: '9999-12-31' }
  const yearMessage = 'Enter a year from 1700 to 2100'
  expect(messages(legalCase, { ...toInput(buildCase()), ...wrong })).toEqual({
    startDate: yearMessage,
    endDate: yearMessage,
  })
  expect(messages(event, { ...toInput(buildEvent()), eventDate: '9999-12-31' })).toEqual({
    eventDate: yearMessage,
  })
  const first = { startDate: '1700-01-01', endDate: '2100-12-31' }
  expect(messages(legalCase, { ...toInput(buildCase()), ...first })).toEqual({})
})

test('an instant has millisecond precision; a day alone is its midnight in UTC', () => {
  const momentOf = (eventDate: string) => event.parse({ ...toInput(buildEvent()), eventDate }).eventDate
  expect(momentOf('2024-06-13T17:30:00-04:00')).toBe('2024-06-13T21:30:00.000Z')
  expect(momentOf('2024-06-13')).toBe('2024-06-13T00:00:00.000Z')
})

test('an optional field may be null, empty or omitted, and is null then', () => {
  for (const nothing of [null, '', '   ', '\u200b', undefined])
    expect(
      legalCase.parse({
        ...toInput(buildCase()),
        startDate: nothing === '\u200b' ? '' : nothing,
        summary: nothing,
      }),
    ).toMatchObject({
      startDate: null,
      summary: null,
    })
})

test('the URL of a picture is a path on this site or https, and may have a focal point behind #', () => {
  const ours = ['/files/ruth.jpg', '/api/files/7/ruth-800x600.webp#focal=25-100']
  for (const photo of [...ours, 'https://example.org/ruth.jpg?size=2#large'])
    expect(teamMember.parse({ ...toInput(buildTeamMember()), photo })).toMatchObject({ photo })
})
