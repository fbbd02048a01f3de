/** What letters to applicants are made of: a template, its placeholders, and what each kind must say. */
import { neutralReferralResources } from '@access/service-kit/practice-areas/referral-resources.rules'
import { isolate } from '@access/service-kit/text/isolate.rules'
import { z } from 'zod'
import type { Status } from '../../intake/status-history/status.rules.ts'
import { requiredLine, requiredText } from '../../platform/text/text.rules.ts'

/** What a letter is for; `asking` is the closure notice. */
export const letterKinds = ['declined', 'referred', 'closing', 'asking'] as const

export type LetterKind = (typeof letterKinds)[number]

/** The kind of letter that a status requires. */
export const letterKindByStatus: ReadonlyMap<string, LetterKind> = new Map<Status, LetterKind>([
  ['declined', 'declined'],
  ['referred', 'referred'],
  ['closed', 'closing'],
])

/** The placeholders of a letter, `{{reference}}` and the like, each with an example. */
export const letterExample = {
  reference: 'LA-7K3M-94XF',
  category: 'Housing Rights',
  office: 'Legal aid office',
  phone: '(555) 555-0100',
  referralResources: formatReferralResources(neutralReferralResources, 'Housing Rights'),
}

export type LetterValues = typeof letterExample

/** The names that a letter may have in double braces. */
export const placeholders = Object.keys(letterExample) as (keyof LetterValues)[]

/** The longest that a letter may be, in characters. */
export const limits = { subject: 120, text: 4000 } as const

/** Nobody is sent away without somewhere else to turn. */
const kindsWithReferralResources: ReadonlySet<LetterKind> = new Set(['declined', 'referred'])

const placeholderPattern = /\{\{\s*([^{}]*?)\s*\}\}/g
const isPlaceholder = (name: string): name is keyof LetterValues => (placeholders as string[]).includes(name)

const findUnknownPlaceholder = (text: string) =>
  [...text.matchAll(placeholderPattern)].map(([, name]) => name!).find((name) => !isPlaceholder(name))

/** Refuses a text with a placeholder that there is not, by its name. */
export const withKnownPlaceholders = (schema: z.ZodType<string, string>) =>
  schema.superRefine((text, { addIssue }) => {
    const unknown = findUnknownPlaceholder(text)
    if (unknown === undefined) return
    const known = placeholders.map((name) => `{{${name}}}`).join(', ')
    addIssue(`There is no {{${unknown}}}. You can use ${known}`)
  })

/** The rules for a letter of that kind, as it is written: with its placeholders. */
export const getLetterRules = (kind: LetterKind) =>
  z.strictObject({
    subject: withKnownPlaceholders(requiredLine('Subject', limits.subject, 'Enter a subject')),
    text: withKnownPlaceholders(requiredText('The letter', limits.text, 'Write the letter')).refine(
      (text) => !kindsWithReferralResources.has(kind) || findPlaceholders(text).includes('referralResources'),
      { error: 'Say where else they can turn: put {{referralResources}} where the list belongs' },
    ),
  })

/** Where else somebody can turn; for everybody without a practice area. */
export interface ReferralResource {
  practiceArea: string | null
  text: string
}

/** The lines that fill {{referralResources}}: those for this kind of problem first, then those for everybody. */
export function formatReferralResources(places: readonly ReferralResource[], category: string): string {
  const nearest = places.filter(({ practiceArea }) => practiceArea === category)
  const general = places.filter(({ practiceArea }) => practiceArea === null)
  return [...nearest, ...general].map(({ text }) => `- ${text}`).join('\n')
}

/** A letter as it is written. */
export type Letter = { subject: string; text: string }

/** A text with its placeholders filled; unknown ones stay. */
export const fillLetter = (text: string, values: LetterValues) =>
  text.replace(placeholderPattern, (whole, name: string) =>
    isPlaceholder(name) ? fillIn(values[name]) : whole,
  )

/** Several lines are paragraphs of their own. */
const fillIn = (value: string) => (value.includes('\n') ? value : isolate(value))

const findPlaceholders = (text: string) => [...text.matchAll(placeholderPattern)].map(([, name]) => name)

const dayMs = 86_400_000
/** How long we wait for an answer. */
const daysToAnswer = 14

/** When its applicant was asked whether help is still needed; null while nothing is asked. */
type ClosureNotice = { closureNoticeSentAt: Date | null }

/** Until when somebody who was asked may answer before we close; null while nothing is asked. */
export const getAnswerDueAt = ({ closureNoticeSentAt }: ClosureNotice) =>
  closureNoticeSentAt && new Date(closureNoticeSentAt.getTime() + daysToAnswer * dayMs)

/** Whether we have waited long enough to close without another letter. */
export function canCloseWithoutLetter(request: ClosureNotice, now = new Date()): boolean {
  const dueAt = getAnswerDueAt(request)
  return dueAt !== null && dueAt <= now
}
