/** What administrators may say of a poverty guideline, of our own limits, and of a household's exact figures. */
import { calendarDay } from '@access/service-kit/dates/calendar-day.rules'
import { z } from 'zod'
import { requiredLine } from '../../platform/text/text.rules.ts'

/** Where a guideline is for. */
export const regions = ['48 states and DC', 'Alaska', 'Hawaii'] as const

const amountPattern = /^\s*\$?\s*(\d{1,3}(?:,\d{3})+|\d+)\s*%?\s*$/

/** A whole number, also as people write it: '$15,960'. What is none stays as it is, to be objected to. */
const parseAmount = (input: unknown) => {
  const digits = typeof input === 'string' ? amountPattern.exec(input)?.[1] : undefined
  return digits === undefined ? input : Number(digits.replaceAll(',', ''))
}

const integerBetween = (min: number, max: number, message: string) =>
  z.preprocess(parseAmount, z.int(message).min(min, message).max(max, message))

const dollars = (min: number) =>
  integerBetween(min, 1_000_000, `Enter whole dollars${min > 0 ? '' : ', 0 for none'}, like 15,960`)
const percent = () => integerBetween(50, 500, 'Enter a percentage from 50 to 500, like 125')

/** A year's guideline for a region, in dollars a year. */
export const povertyGuideline = z.strictObject({
  year: integerBetween(1990, 2100, 'Enter a year from 1990 to 2100'),
  region: z.enum(regions, 'Choose a region'),
  onePerson: dollars(1),
  eachAdditionalPerson: dollars(1),
  effectiveFrom: calendarDay('Enter a day, like 2026-02-01'),
  source: requiredLine('The source', 300, 'Say where the figures are from'),
})

/** Our own limits, in percent of the guideline, and whose guideline we go by. */
export const screeningPolicy = z
  .strictObject({ ceiling: percent(), exceptions: percent(), region: z.enum(regions, 'Choose a region') })
  .refine(({ ceiling, exceptions }) => exceptions >= ceiling, {
    path: ['exceptions'],
    error: 'Exceptions cannot end below the limit. Enter the same figure for no exceptions',
  })

/** A household in exact figures. */
export const exactFigures = z.strictObject({
  income: dollars(0),
  people: integerBetween(1, 50, 'Enter how many people, from 1 to 50'),
})

export type PovertyGuidelineInput = z.output<typeof povertyGuideline>
export type ScreeningPolicyInput = z.output<typeof screeningPolicy>
export type ExactFigures = z.output<typeof exactFigures>
