/** A unique index has refused: say which fields, in words. */
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { AlreadyExists } from '../errors.ts'

const camel = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Does `work`; where an item of that noun exists already, `AlreadyExists` names the fields that make it the same. */
export async function sayingWhatExists<T>(noun: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    const columns = /Key \(([\w", ]+)\)=/.exec(String((error as { detail?: string }).detail))?.[1] ?? ''
    const names = columns
      .split(', ')
      .filter(Boolean)
      .map((column) => camel(column.replaceAll('"', '')))
    const words = names.length > 1 ? `Another ${noun} has the same` : `Another ${noun} has this already`
    throw new AlreadyExists(
      Object.fromEntries(names.map((name) => [name, words])),
      `There is such a ${noun} already`,
    )
  }
}
