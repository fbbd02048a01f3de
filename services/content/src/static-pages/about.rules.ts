/** The content of the page about us. */
import { z } from 'zod'
import { choice } from '../content-type/fields.rules.ts'
import { line, text } from './content-fields.rules.ts'

/** What the icons of values stand for. */
export const valueIcons = ['justice', 'compassion', 'community', 'excellence'] as const

const titledText = z.strictObject({ title: line('Enter a heading'), text: text('Enter a text') })

const year = z
  .int('Enter a year, like 2010')
  .min(1800, 'Enter a year, like 2010')
  .max(2200, 'Enter a year, like 2010')

const value = z.strictObject({
  icon: choice(valueIcons, 'Choose an icon'),
  title: line('Name the value'),
  text: text('Say what it means'),
})

const milestone = z.strictObject({
  year,
  title: line('Name the milestone'),
  text: text('Say what happened'),
})

const figure = z.strictObject({
  figure: line('Enter a figure, like 2,500+'),
  label: line('Say what is counted'),
  text: text('Say how it is counted'),
})

const award = z.strictObject({
  title: line('Name the award'),
  awardedBy: line('Say who gave it'),
  year,
  text: text('Say what it was for'),
})

/** A heading with its list; the section is left out while the list is empty. */
const listOf = <Item extends z.ZodType>(item: Item, max: number) => ({
  heading: line('Enter a heading'),
  items: z.array(item, 'Write a list here').max(max, `Enter ${max} or fewer`),
})

export const aboutContent = z.strictObject({
  lead: text('Enter what stands beneath the title'),
  mission: titledText,
  vision: titledText,
  values: z.strictObject(listOf(value, 12)),
  milestones: z.strictObject(listOf(milestone, 60)),
  impact: z.strictObject({ ...listOf(figure, 12), note: text('Say how the figures are counted') }),
  awards: z.strictObject(listOf(award, 40)),
  closing: titledText,
})

export type AboutContent = z.output<typeof aboutContent>
