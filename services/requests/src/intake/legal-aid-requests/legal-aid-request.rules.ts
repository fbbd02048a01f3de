/** What an applicant must tell us before we can help, in the three questions of the journey and as it is sent. */
import { practiceAreaNames } from '@access/service-kit/practice-areas/practice-areas.rules'
import { isEmailAddress, normalizeEmailAddress } from '@access/service-kit/validation/email-address.rules'
import { z } from 'zod'
import {
  emailAddress,
  isBlank,
  isDialable,
  requiredIdentifierLine,
  requiredLine,
  requiredText,
} from '../../platform/text/text.rules.ts'
import { limits as documentLimits, documentMessages } from '../attachments/document.rules.ts'
import { caseDateFields } from './case-date.rules.ts'

/**
 * What kind of problem it is, until the office says with which it helps. Wider than the judgments' list: the law books
 * name fields, people have problems.
 */
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

/** Whom we contact about a request that a helper filled in: the one that it is for, or the helper. */
export const preferredContacts = ['Applicant', 'Helper'] as const

/** Whether the one that a helper writes for knows of it. */
export const helperPermissions = ['Yes', 'Not yet', 'Not able'] as const

/** Stands for an answer that is missing, where the office entered a request itself. */
export const notProvided = 'Not provided'

/** The longest that each field may be, in characters. */
export const limits = {
  name: 120,
  email: 254,
  phone: 40,
  helperContact: 254,
  adverseParty: 200,
  service: 200,
  description: 10_000,
} as const

const isId = (text: string) => z.uuid().safeParse(text).success

const formatStoryTooLong = (excess: number) =>
  `Your text must be ${limits.description.toLocaleString('en-US')} characters or fewer. You have ${excess.toLocaleString('en-US')} too many. The rest can go in a message later`

const isNothing = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && isBlank(value))

// As an example it goes with an address.
const yesOrNo = () =>
  z
    .boolean('Choose yes or no')
    .meta({ examples: [false] })
    .nullish()

/** Who fills in the form for somebody else. Everything that is not asked here is about the applicant. */
const helper = z.strictObject({
  name: requiredLine('Your own name', limits.name, 'Enter your own name'),
  contact: requiredIdentifierLine(
    'Your own phone or email',
    limits.helperContact,
    'Enter your own phone number or email address',
  )
    .overwrite(normalizeEmailAddress)
    .refine((text) => isEmailAddress(text) || (!text.includes('@') && isDialable(text)), {
      error: 'Enter a phone number, like (555) 555-0100, or an email address, like name@example.org',
    })
    .meta({ examples: ['(555) 555-0100'] }),
  preferredContact: z.enum(preferredContacts, 'Choose whom we should contact'),
  relation: requiredLine('How you know them', limits.name, 'Enter how you know them').nullish(),
  permission: z.enum(helperPermissions, 'Choose whether they know').nullish(),
})

/** What the rules let through. */
export type HelperAnswers = z.output<typeof helper>

const contactFields = {
  name: requiredLine('Name', limits.name, 'Enter your name'),
  email: emailAddress().nullable().describe('Null, or left out, only where hasNoSafeEmail is true'),
  hasNoSafeEmail: yesOrNo(),
  // Whether we may email them. Not asked, not written to: the address may be somebody else's.
  emailUpdates: yesOrNo(),
  phone: requiredIdentifierLine('Phone number', limits.phone, 'Enter a phone number')
    .refine(isDialable, { error: 'Enter a phone number, like (555) 555-0100 or +1 555 555 0100' })
    .nullable()
    .describe('Null, or left out, only where hasNoSafePhone is true'),
  hasNoSafePhone: yesOrNo(),
  helper: helper.nullish(),
}

type ContactFields = z.output<z.ZodObject<typeof contactFields>>

/** An address is given, or called unsafe, and never both: nobody could tell which of the two is meant. */
const withSafeAddresses = <Schema extends z.ZodType<ContactFields>>(schema: Schema) =>
  z.preprocess(
    clearAddresses,
    schema.check(
      z.refine<ContactFields>(({ email, hasNoSafeEmail }) => !(email && hasNoSafeEmail), {
        path: ['email'],
        error: 'You said that no email is safe. Leave the address out, or take that back',
      }),
      z.refine<ContactFields>(({ emailUpdates, hasNoSafeEmail }) => !(emailUpdates && hasNoSafeEmail), {
        path: ['emailUpdates'],
        error: 'You said that no email is safe, so we cannot email you',
      }),
      z.refine<ContactFields>(({ phone, hasNoSafePhone }) => !(phone && hasNoSafePhone), {
        path: ['phone'],
        error: 'You said that no phone is safe. Leave the number out, or take that back',
      }),
    ) as Schema,
  )

/**
 * No address is null where none is safe, and missing everywhere else. Before the rules and not after them, so that an
 * address that is missing is named beside whatever else is.
 */
function clearAddresses(input: unknown) {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  const { email, hasNoSafeEmail, phone, hasNoSafePhone } = input as Record<string, unknown>
  return {
    ...input,
    email: isNothing(email) ? getNothing(hasNoSafeEmail) : email,
    phone: isNothing(phone) ? getNothing(hasNoSafePhone) : phone,
  }
}

const getNothing = (hasNoSafeAddress: unknown) => (hasNoSafeAddress === true ? null : undefined)

/** Step 1: how to reach you. */
export const contactDetails = withSafeAddresses(z.object(contactFields))

/** Step 2: what happened, where the office helps with these kinds of problems. */
export const createCaseDetailsRules = (offeredCategories: readonly string[]) =>
  z.object({
    category: z.enum(offeredCategories, 'Choose what kind of problem it is'),
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
    ...caseDateFields,
    service: requiredLine('The service', limits.service, 'Enter the service')
      .nullish()
      .describe('The service of the office that they came for, where it is none of the categories'),
    adverseParty: requiredLine(
      'Name of the other side',
      limits.adverseParty,
      'Enter who is on the other side',
    )
      .nullish()
      .describe('Checked for conflicts of interest before anybody can open the request'),
  })

/** The same, for an office that has not said otherwise. */
export const caseDetails = createCaseDetailsRules(categories)

/** Step 3: your household. */
export const eligibility = z.object({
  income: z.enum(incomes, "Choose your household's yearly income"),
  householdSize: z.enum(householdSizes, 'Choose how many people are in your household'),
})

/** The whole request, as it is sent, where the office helps with these kinds of problems. */
export const createLegalAidRequestRules = (offeredCategories: readonly string[]) =>
  withSafeAddresses(
    z.strictObject({
      ...contactFields,
      ...createCaseDetailsRules(offeredCategories).shape,
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
    }),
  )

/** The same, for an office that has not said otherwise. */
export const legalAidRequest = createLegalAidRequestRules(categories)

/** What the rules let through. */
export type LegalAidRequestAnswers = z.output<typeof legalAidRequest>
