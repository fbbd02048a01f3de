/** What letters to applicants are made of: a template, its placeholders, and what each kind must say. */
import { z } from 'zod'
import { line, story } from '../writing.rules.ts'

/** What a letter is for; `asking` is the question before a request is closed. */
export const letterKinds = ['declined', 'referred', 'closing', 'asking'] as const

export type LetterKind = (typeof letterKinds)[number]

/** What fills the gaps of a letter, `{{reference}}` and the like, each with an example. */
export const letterExample = {
  reference: 'LA-7K3M-94XF',
  category: 'Housing Rights',
  office: 'Access to Justice',
  phone: '(555) 555-0100',
  elsewhere: `- LawHelp.org: free legal help near you, and guides you can use today: https://www.lawhelp.org
- Your local bar association's lawyer referral service
- Dial 211 for help with rent, food and safety`,
}

export type LetterValues = typeof letterExample

/** The names that a letter may have in double braces. */
export const placeholders = Object.keys(letterExample) as (keyof LetterValues)[]

/** The longest that a letter may be, in characters. */
export const limits = { subject: 120, text: 4000 } as const

/** Nobody is sent away without somewhere else to turn. */
const mustSayWhere: ReadonlySet<LetterKind> = new Set(['declined', 'referred'])

const gap = /\{\{\s*([^{}]*?)\s*\}\}/g
const isKnown = (name: string): name is keyof LetterValues => (placeholders as string[]).includes(name)

const unknownIn = (text: string) =>
  [...text.matchAll(gap)].map(([, name]) => name!).find((name) => !isKnown(name))

const withKnownGaps = (schema: z.ZodType<string, string>) =>
  schema.superRefine((text, { addIssue }) => {
    const unknown = unknownIn(text)
    if (unknown === undefined) return
    const known = placeholders.map((name) => `{{${name}}}`).join(', ')
    addIssue(`There is no {{${unknown}}}. You can use ${known}`)
  })

/** The rules for a letter of that kind, as it is written: with its gaps. */
export const letterFor = (kind: LetterKind) =>
  z.strictObject({
    subject: withKnownGaps(line('Subject', limits.subject, 'Enter a subject')),
    text: withKnownGaps(story('The letter', limits.text, 'Write the letter')).refine(
      (text) => !mustSayWhere.has(kind) || gapsIn(text).includes('elsewhere'),
      { error: 'Say where else they can turn: put {{elsewhere}} where the list belongs' },
    ),
  })

/** A letter as it is written. */
export type Letter = { subject: string; text: string }

/** A text with its gaps filled; a gap that nothing fills stays. */
export const filledLetter = (text: string, values: LetterValues) =>
  text.replace(gap, (whole, name: string) => (isKnown(name) ? values[name] : whole))

const gapsIn = (text: string) => [...text.matchAll(gap)].map(([, name]) => name)
