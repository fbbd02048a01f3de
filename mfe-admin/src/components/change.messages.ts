/** The toasts about changes, for any noun. */
import { capitalize, type ToastText } from '@access/kit'

type ChangeToast = ToastText & { description: string }
export type Change = 'create' | 'update' | 'delete'

/** 'Case created successfully'. */
export const buildSuccessToast = (change: Change, noun: string): ChangeToast => ({
  title: 'Success',
  description: `${capitalize(noun)} ${change}d successfully`,
  tone: 'success',
})

/** 'Failed to create case'. */
export const buildFailureToast = (change: Change, noun: string): ChangeToast => ({
  title: 'Error',
  description: `Failed to ${change} ${noun}`,
  tone: 'error',
})

/** '1 case', '3 cases'. */
export const formatCount = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** 'this case', 'these settings'. */
export const formatThis = (noun: string) => (noun.endsWith('s') ? `these ${noun}` : `this ${noun}`)

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

/** A count as it is asked back before something that cannot be undone: 'seven requests', from thirteen on in digits. */
export const formatCountInWords = (count: number, noun: string): string =>
  formatCount(count, noun).replace(/^\S+/, (digits) => words[count] ?? digits)
