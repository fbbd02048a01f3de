/** How views of the queue may be saved, and how soon what is in it is due. */
import { z } from 'zod'
import { requiredLine } from '../../platform/text/text.rules.ts'

/** In characters, and how many views one administrator may keep. */
export const limits = { viewName: 60, viewQuery: 1000, views: 30, sharedViews: 50 } as const

/** The name of a saved view. */
export const viewName = z.strictObject({ name: requiredLine('The name', limits.viewName, 'Enter a name') })

/** A view, as it is saved: a name, and the query of its address. */
export const savedView = viewName.extend({
  query: z
    .string('Narrow or sort the list first')
    .regex(/^[\w.~%+=&*-]*$/, 'This is not the address of a list')
    .max(limits.viewQuery, 'This is too long to be saved'),
})

/** The views of the queue that everybody has, as the filter `view` names them. */
export const readyViews = [
  'mine',
  'overdue',
  'today',
  'emergencies',
  'unassigned',
  'applicant',
  'attorney',
] as const
export type ReadyView = (typeof readyViews)[number]

/** How soon something is due. */
export const dueRanges = ['overdue', 'today', 'soon', 'later', 'none'] as const
export type DueRange = (typeof dueRanges)[number]
