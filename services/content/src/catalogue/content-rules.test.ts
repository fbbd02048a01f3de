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

test.each([
  ['case', { status: 'lost' }],
  ['case', { status: 'Won' }],
  ['case', { category: ' ' }],
  ['case', { category: 7 }],
  ['case', { startDate: '2024-02-31' }],
  ['case', { endDate: 'soon' }],
  ['case', { isPublic: 'yes' }],
  ['case', { clientInfo: { name: 'x' } }],
  ['event', { status: 'over' }],
  ['event', { eventDate: '2024-02-30T10:00:00Z' }],
  ['event', { eventDate: '2024-06-13T10:00' }],
  ['event', { eventDate: 'tomorrow' }],
  ['event', { capacity: -1 }],
  ['event', { capacity: 1.5 }],
  ['event', { capacity: '45' }],
  ['event', { capacity: 1e20 }],
  ['event', { featuredImage: 'javascript:alert(1)' }],
  ['event', { featuredImage: 'https://user:password@example.org/' }],
  ['event', { featuredImage: 'https://' }],
  ['event', { featuredImage: '/api/files/7/door-800x600.webp#focal=30-50' }],
  ['event', { featuredImage: '/api/files/7/door-800x600.webp#focal=25-75-0' }],
  ['event', { featuredImage: '/api/files/7/door-800x600.webp#top' }],
  ['post', { status: 'shown' }],
  ['post', { category: 'Gossip' }],
  ['post', { slug: 'No Spaces' }],
  ['post', { slug: '-edge' }],
  ['post', { slug: 'two--hyphens' }],
  ['post', { slug: '../admin' }],
  ['post', { featuredImage: 'http://example.org/insecure.png' }],
  ['post', { content: 'a\0b' }],
  ['post', { content: '\ud800' }],
  ['post', { tags: 'a,b' }],
  ['post', { tags: [1] }],
  ['post', { publishDate: '2024-13-01T00:00:00Z' }],
  ['team member', { department: 'Magic' }],
  ['team member', { email: 'not an address' }],
  ['team member', { email: 'a@b.example\nBcc: everyone' }],
  ['team member', { photo: '//elsewhere.example/photo.png' }],
  ['team member', { photo: 'data:image/png;base64,AAAA' }],
  ['team member', { displayOrder: 'first' }],
  ['team member', { displayOrder: 3e9 }],
  ['team member', { capacity: -1 }],
  ['team member', { capacity: 1001 }],
  ['team member', { capacity: 2.5 }],
  ['team member', { capacity: 'a few' }],
  ['team member', { languages: 'Spanish' }],
  ['service', { displayOrder: 1.5 }],
  ['service', { icon: 7 }],
  ['constitution version', { effectiveDate: '2026-02-30' }],
  ['constitution version', { pdfUrl: 'http://example.org/old.pdf' }],
  ['related document', { available: 'yes' }],
  ['related document', { file: 'javascript:alert(1)' }],
  ['judgment', { judgmentDate: '2023-02-29' }],
  ['judgment', { judgmentDate: '0000-01-01' }],
  ['judgment', { judgmentDate: '0202-03-05' }],
  ['judgment', { judgmentDate: '9999-12-31' }],
  ['case', { startDate: '1699-12-31', endDate: '2101-01-01T00:00:00Z' }],
  ['event', { eventDate: '9999-12-31T23:30:00Z' }],
  ['event', { eventDate: '2100-12-31T23:30:00-05:00' }],
  ['post', { publishDate: '0203-03-05' }],
  ['constitution version', { effectiveDate: '9999-01-01' }],
  ['judgment', { judgmentDate: '13/06/2024' }],
  ['judgment', { judgmentDate: 20240613 }],
  ['judgment', { pdfUrl: '/\\elsewhere.example' }],
  ['judgment', { pdfUrl: 'file:///etc/passwd' }],
  ['judgment', { title: 'a'.repeat(201) }],
  ['judgment', { title: 'one\ntwo' }],
  ['judgment', { title: 'one\u2028two' }],
  ['judgment', { title: 'one\u0085two' }],
  ['judgment', { keywords: ['one\vtwo'] }],
  ['judgment', { keywords: Array.from({ length: 51 }, () => 'word') }],
  ['judgment', { colour: 'red' }],
  ['judgment', { toString: 'x' }],
] as const)('a %s with %o is rejected for that only', (name, wrong) => {
  const { rules, example } = types[name]
  const error = Object.keys(messages(rules, { ...example, ...wrong })).map((field) => field.split('.')[0])
  expect(error).toEqual(Object.keys(wrong))
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

test.each(['ada@example..org', 'ada@-example.org', '.ada@example.org', 'a..b@example.org', 'ada@.org'])(
  '%s is the email of no team member',
  (email) => {
    const { rules, example } = types['team member']
    expect(Object.keys(messages(rules, { ...example, email }))).toEqual(['email'])
  },
)

test('a name keeps the joiners that its script is written with', () => {
  const { rules, example } = types['team member']
  const name = 'رضا علی\u200cزاده'
  expect(rules.parse({ ...example, name })).toMatchObject({ name })
})

test.each(Object.entries(types))('anything other than a %s is rejected', (_name, { rules }) => {
  for (const input of [null, undefined, 'text', 7, []]) expect(rules.safeParse(input).success).toBe(false)
})

test.each(Object.entries(types))(
  'what passes the rules for a %s passes them again unchanged',
  (_name, { rules, example }) => {
    const once = rules.parse(example)
    expect(rules.parse(once)).toEqual(once)
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

test('URLs of pictures and documents are paths on this site or https', () => {
  for (const photo of ['/files/ruth.jpg', 'https://example.org/ruth.jpg?size=2'])
    expect(teamMember.parse({ ...toInput(buildTeamMember()), photo })).toMatchObject({ photo })
})

test('the address of a picture on this site may have a focal point behind #', () => {
  for (const photo of ['/api/files/7/ruth-800x600.webp#focal=25-100', 'https://example.org/ruth.jpg#large'])
    expect(teamMember.parse({ ...toInput(buildTeamMember()), photo })).toMatchObject({ photo })
})
