/** A count as it is asked back before something that cannot be undone: 'seven requests'. */
import { formatCount } from './change.messages.ts'

const words = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six'],
  ...['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
]

/** In words up to twelve, in digits from there on. */
export const formatCountInWords = (count: number, noun: string): string =>
  formatCount(count, noun).replace(/^\S+/, (digits) => words[count] ?? digits)
