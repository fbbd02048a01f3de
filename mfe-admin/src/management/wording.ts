/** What the toasts say about a change, for any noun. */
import { capitalised, type ToastText } from '@access/kit'

export type Change = 'create' | 'update' | 'delete'

/** 'Case created successfully'. */
export const succeeded = (change: Change, noun: string): ToastText => ({
  title: 'Success',
  description: `${capitalised(noun)} ${change}d successfully`,
  tone: 'success',
})

/** 'Failed to create case'. */
export const failed = (change: Change, noun: string): ToastText => ({
  title: 'Error',
  description: `Failed to ${change} ${noun}`,
  tone: 'error',
})
