/** What the office may write down about a request for itself, and how it may name what it asks of the queue. */
import { z } from 'zod'
import { line, story } from '../writing.rules.ts'

/** In characters, and how many views one administrator may keep. */
export const limits = { note: 5000, viewName: 60, viewQuery: 1000, views: 30 } as const

/** One note, as it is written. */
export const requestNote = z.strictObject({ text: story('Your note', limits.note, 'Enter your note') })

/** The name of a saved view. */
export const viewName = z.strictObject({ name: line('The name', limits.viewName, 'Enter a name') })

/** A view, as it is saved: a name, and what the address says behind its question mark. */
export const savedView = viewName.extend({
  query: z
    .string('Narrow or sort the list first')
    .regex(/^[\w.~%+=&*-]*$/, 'This is not the address of a list')
    .max(limits.viewQuery, 'This is too long to be saved'),
})

/** How soon a promise is to be kept. */
export const dues = ['overdue', 'today', 'soon', 'later', 'none'] as const
export type Due = (typeof dues)[number]
