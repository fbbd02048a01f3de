/** What an applicant must tell us before we can help, in the three questions of the journey and as it is sent. */
import { practiceAreaNames } from '@access/service-kit/practice-areas/practice-areas.rules'
import { z } from 'zod'
import { emailAddress, isDialable, requiredLine, requiredText } from '../../platform/text/text.rules.ts'
import { limits as documentLimits, documentMessages } from '../attachments/document.rules.ts'

/** What kind of problem it is. Wider than the judgments' list: the law books name fields, people have problems. */
export const categories = practiceAreaNames

/** How soon help is needed: the value is sent and stored, the label is shown. */
export const urgencies = [
  { value: 'Low', label: 'Low (can wait a few weeks)' },
  { value: 'Medium', label: 'Medium (within a week)' },
  { value: 'High', label: 'High (within 2-3 days)' },
  { value: 'Emergency', label: 'Emergency (immediate assistance needed)' },
] as const

export type Urgency = (typeof urgencies)[number]['value']

/** The household's income for a year. The edges overlap, so the label is stored and never a number. */
export const incomes = [
  'Under $15,000',
  '$15,000 - $25,000',
  '$25,000 - $35,000',
  '$35,000 - $50,000',
  'Over $50,000',
] as const

/** How many people share the money. */
export const householdSizes = ['1', '2', '3', '4', '5', '6+'] as const

/** Stands for an answer that is missing, where the office entered a request itself. */
export const notProvided = 'Not provided'

/** The longest that each field may be, in characters. */
export const limits = { name: 120, email: 254, phone: 40, description: 10_000 } as const

const isId = (text: string) => z.uuid().safeParse(text).success

const formatStoryTooLong = (excess: number) =>
  `Your text must be ${limits.description.toLocaleString('en-US')} characters or fewer. You have ${excess.toLocaleString('en-US')} too many. The rest can go in a message later`

/** Step 1: how to reach you. */
export const contactDetails = z.object({
  name: requiredLine('Name', limits.name, 'Enter your name'),
  email: emailAddress(),
  phone: requiredLine('Phone number', limits.phone, 'Enter a phone number').refine(isDialable, {
    error: 'Enter a phone number, like (555) 555-0100 or +1 555 555 0100',
  }),
})

/** Step 2: what happened. */
export const caseDetails = z.object({
  category: z.enum(categories, 'Choose what kind of problem it is'),
  description: requiredText(
    'Your text',
    limits.description,
    'Tell us what happened, even in one sentence',
    formatStoryTooLong,
  ),
  urgency: z.enum(
    urgencies.map(({ value }) => value),
    'Choose how soon you need help',
  ),
})

/** Step 3: your household. */
export const eligibility = z.object({
  income: z.enum(incomes, "Choose your household's yearly income"),
  householdSize: z.enum(householdSizes, 'Choose how many people are in your household'),
})

/** The whole request, as it is sent. */
export const legalAidRequest = z.strictObject({
  ...contactDetails.shape,
  ...caseDetails.shape,
  // The ids of documents that were uploaded before. One wrong id makes the list wrong.
  documents: z
    .array(z.string().meta({ format: 'uuid' }), 'Documents must be a list')
    .max(documentLimits.files, documentMessages.tooMany())
    .refine((ids) => ids.every(isId), 'Documents must be a list of the ids that we gave')
    .nullish(),
  eligibilityData: z.strictObject(eligibility.shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'Tell us about your household'),
  }),
  // Sent by the form, decided here: a new request is always new.
  status: z.string().nullish(),
})

/** What the rules let through. */
export type LegalAidRequestAnswers = z.output<typeof legalAidRequest>
