/** The texts of the home page. */
import { z } from 'zod'
import { line, text } from './content-fields.rules.ts'

const sectionHeading = z.strictObject({ heading: line('Enter a heading'), lead: text('Enter a text') })

const figure = z.strictObject({
  figure: line('Enter a figure, like 2,500+'),
  label: line('Say what is counted'),
})

/** A step on the way to an attorney; there is a drawing for each of three. */
const step = z.strictObject({
  title: line('Name the step'),
  text: text('Say what happens'),
  time: line('Say how long it takes'),
})

export const homeContent = z.strictObject({
  hero: z.strictObject({
    badge: line('Enter the words above the title'),
    heading: line('Enter a title'),
    lead: text('Enter what stands beneath the title'),
    reassurance: line('Enter the words beneath the buttons'),
  }),
  /** Left out while there are none. */
  figures: z.array(figure, 'Write a list here').max(6, 'Enter 6 or fewer'),
  mission: z.strictObject({
    heading: line('Enter a heading'),
    text: text('Enter a text'),
    points: z.array(line('Write something here'), 'Write a list here').max(8, 'Enter 8 or fewer'),
  }),
  services: sectionHeading,
  stories: sectionHeading,
  events: sectionHeading,
  news: sectionHeading,
  process: z.strictObject({
    heading: line('Enter a heading'),
    promiseLink: line('Enter the words of the link to your promise'),
    steps: z.array(step, 'Write the three steps here').length(3, 'Enter three steps'),
  }),
  needHelp: z.strictObject({
    heading: line('Enter a heading'),
    lead: text('Enter a text'),
    phoneLine: line('Enter a line with your telephone number'),
    emergencyLine: line('Say what to do in an emergency'),
    disclaimer: text('Say when you become their lawyers'),
  }),
})

export type HomeContent = z.output<typeof homeContent>
