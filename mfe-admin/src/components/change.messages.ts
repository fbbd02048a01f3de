/** The toasts about changes, for any noun. */
import { capitalize } from '@access/kit'

const pastForms = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  remove: 'removed',
  add: 'added',
  invite: 'invited',
  enable: 'enabled',
  disable: 'disabled',
  withdraw: 'withdrawn',
  restore: 'restored',
  change: 'changed',
  record: 'recorded',
  cancel: 'cancelled',
}

/** 'Case created successfully', 'Failed to create case'. */
export const buildMessages = (verb: keyof typeof pastForms, noun: string) => ({
  successMessage: `${capitalize(noun)} ${pastForms[verb]} successfully`,
  failureMessage: `Failed to ${verb} ${noun}`,
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
