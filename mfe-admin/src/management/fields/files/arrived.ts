/** Holds a form back until the file that was chosen for one of its fields is there: it would be saved without. */
import type { FileOnItsWay } from './useSending.ts'
import { stillSending } from './words.ts'

export const arrived = ({ underWay }: FileOnItsWay) => [
  {
    validateTrigger: [],
    validator: () => (underWay ? Promise.reject(new Error(stillSending)) : Promise.resolve()),
  },
]
