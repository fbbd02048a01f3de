/** What each managed type has said about its administration, for what is done with all of them alike. */
import type { Order } from '../database/order.ts'
import type { Listed } from './listed.ts'

/** What may be asked of the administrators' list of a type, and the order it has by itself. */
export interface Administration<T> {
  listed: Listed<T>
  order: Order<T>
}

const said = new Map<object, unknown>()

export function remember<T>(type: object, administration: Administration<T>): void {
  said.set(type, administration)
}

/** What was said about a type; there is no list of one that nobody manages. */
export function administrationOf<T>(type: object): Administration<T> {
  const administration = said.get(type)
  if (!administration) throw new Error(`${String(type)} is not managed`)
  return administration as Administration<T>
}
