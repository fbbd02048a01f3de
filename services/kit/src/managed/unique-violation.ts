/** Translates the violation of a unique index into a message that names the fields. */
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql'
import { AlreadyExists } from '../errors/errors.ts'

const toCamelCase = (column: string) =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Runs `work`; throws `AlreadyExists` with the conflicting fields when a unique index is violated. */
export async function handleUniqueViolation<T>(itemType: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    const columns = /Key \(([\w", ]+)\)=/.exec(String((error as { detail?: string }).detail))?.[1] ?? ''
    const names = columns
      .split(', ')
      .filter(Boolean)
      .map((column) => toCamelCase(column.replaceAll('"', '')))
    const message =
      names.length > 1 ? `Another ${itemType} has the same` : `Another ${itemType} has this already`
    throw new AlreadyExists(
      Object.fromEntries(names.map((name) => [name, message])),
      `There is such a ${itemType} already`,
    )
  }
}
