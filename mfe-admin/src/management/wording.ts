/** What the toasts say about a change, for any noun. */
import { capitalised, type ToastText } from '@access/kit'

type Told = ToastText & { description: string }
export type Change = 'create' | 'update' | 'delete'

/** 'Case created successfully'. */
export const succeeded = (change: Change, noun: string): Told => ({
  title: 'Success',
  description: `${capitalised(noun)} ${change}d successfully`,
  tone: 'success',
})

/** 'Failed to create case'. */
export const failed = (change: Change, noun: string): Told => ({
  title: 'Error',
  description: `Failed to ${change} ${noun}`,
  tone: 'error',
})

/** '1 case', '3 cases'. */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** 'this case', 'these settings'. */
export const thisOne = (noun: string) => (noun.endsWith('s') ? `these ${noun}` : `this ${noun}`)
